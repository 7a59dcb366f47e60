import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { installPackage, isInstalled } from '#test/support/install-packages.ts'
import { TEST_CERTIFICATE } from '#test/support/test-certificate.ts'

/** The user that Debian delivers mail as. */
const NOBODY = 65_534
const PASSWORD = 'secret'
const SELECTOR = 'letters'
/** The line that the documents give founders. */
const SIGNED = /SignHeaders .*/.exec(
  readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8'),
)![0]

/** Returns why there are no real mail servers here; undefined if there are. Asks the package manager for what is missing. */
export function noMailServers(): string | undefined {
  if (process.getuid?.() !== 0) return 'Postfix starts as root only'
  const missing = [
    ['postfix', 'postfix'],
    ['dovecot', 'dovecot-imapd'],
    ['opendkim', 'opendkim'],
  ].find(([command, name]) => !isInstalled(command!) && !installPackage({ 'apt-get': name! }, console.log))
  return missing && `${missing[0]} cannot be installed`
}

/**
 * Starts Postfix, OpenDKIM and Dovecot for this test alone. Postfix accepts mail for anyone at `recipient.test`
 * but refuses `refused@`. It has a mailbox for `well@` only, and so reports a bounce for anyone else to the
 * mailbox of `bounce+…@kerbside.test`, which Dovecot serves over TLS. OpenDKIM signs for `kerbside.test`.
 */
export async function startMailServers() {
  const home = mkdtempSync(join(tmpdir(), 'kerbside-mail-'))
  chmodSync(home, 0o755)
  const [smtp, imap, dkim] = [await freePort(), await freePort(), await freePort()]
  const path = (...names: string[]) => join(home, ...names)
  for (const folder of ['etc', 'spool', 'data', 'mail', 'run']) mkdirSync(path(folder))
  chownSync(path('mail'), NOBODY, NOBODY)
  chownSync(path('data'), Number(spawnSync('id', ['-u', 'postfix'], { encoding: 'utf8' }).stdout), 0)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  writeFileSync(path('dkim.pem'), privateKey, { mode: 0o600 })
  writeFileSync(path('opendkim.conf'), opendkimConf(home, dkim))
  const opendkim = spawn('opendkim', ['-f', '-x', path('opendkim.conf')], { stdio: 'ignore' })
  writeFileSync(path('etc', 'main.cf'), mainCf(home, dkim))
  writeFileSync(path('etc', 'master.cf'), masterCf(smtp))
  postfix(home, 'start')
  writeFileSync(path('tls.key'), TEST_CERTIFICATE.key)
  writeFileSync(path('tls.crt'), TEST_CERTIFICATE.cert)
  writeFileSync(path('dovecot.conf'), dovecotConf(home, imap))
  const dovecot: ChildProcess = spawn('dovecot', ['-F', '-c', path('dovecot.conf')], { stdio: 'ignore' })

  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    imapUrl: `imaps://bounce:${PASSWORD}@127.0.0.1:${imap}/INBOX`,
    maildir: path('mail', 'bounce'),
    /** The TXT records of `kerbside.test`. */
    txt: {
      [`${SELECTOR}._domainkey.kerbside.test`]: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
    } as Record<string, string>,
    /** The unread emails in a mailbox, as they arrived. */
    unread: (mailbox: string) =>
      readdirSync(path('mail', mailbox, 'new')).map(name => readFileSync(path('mail', mailbox, 'new', name))),
    /** How many emails a mailbox holds, unread and in all. */
    mails(mailbox: string) {
      const count = (folder: string) => {
        try {
          return readdirSync(path('mail', mailbox, folder)).length
        } catch {
          return 0
        }
      }
      return { unread: count('new'), all: count('new') + count('cur') }
    },
    async stop() {
      dovecot.kill('SIGTERM')
      opendkim.kill('SIGTERM')
      postfix(home, 'stop')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function postfix(home: string, word: 'start' | 'stop') {
  const { status, stderr } = spawnSync('postfix', ['-c', join(home, 'etc'), word], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`postfix ${word} ended with ${status}: ${stderr}`)
}

const opendkimConf = (home: string, port: number) => `Mode s
Domain kerbside.test
Selector ${SELECTOR}
KeyFile ${home}/dkim.pem
Canonicalization relaxed/simple
Socket inet:${port}@127.0.0.1
RequireSafeKeys no
${SIGNED}
`

const mainCf = (home: string, dkim: number) => `compatibility_level = 3.6
queue_directory = ${home}/spool
data_directory = ${home}/data
maillog_file = ${home}/mail.log
maillog_file_prefixes = ${home}
mail_owner = postfix
setgid_group = postdrop
myhostname = mail.kerbside.test
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
recipient_delimiter = +
virtual_mailbox_domains = kerbside.test, recipient.test
virtual_mailbox_base = ${home}/mail
virtual_mailbox_maps = inline:{ bounce@kerbside.test=bounce/ well@recipient.test=well/ }
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
smtpd_reject_unlisted_recipient = no
smtpd_recipient_restrictions = check_recipient_access inline:{ { refused@recipient.test = 550 5.1.1 User unknown } }, permit_mynetworks, reject
smtp_tls_security_level = none
smtpd_milters = inet:127.0.0.1:${dkim}
milter_default_action = tempfail
`

const masterCf = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`

const dovecotConf = (home: string, port: number) => `base_dir = ${home}/run
log_path = ${home}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${home}/tls.crt
ssl_key = <${home}/tls.key
first_valid_uid = 1
mail_location = maildir:${home}/mail/bounce
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${home}/mail
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`
