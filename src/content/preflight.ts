import { command } from './founder-command.ts'
import { number } from './in-words.ts'

/** What the Monday letter says about what preflight finds missing. */
export const unmetWords = { title: 'Not ready yet', command: command('preflight') } as const

export const preflightHelp = {
  summary: 'what is still missing before the site goes live',
  help: `Checks everything that must be true before the site goes live. For each thing it says whether it is met, what to do
if not, or why it cannot tell: the site's address, HTTPS and proxies; the mail server and the DNS of the sender; who
keeps the list; the certificates, perk terms, count and accounts that the page mentions, on the page as visitors get it;
the backup and the disk. Set the same variables as the server has, and leave it running. It asks the site, the DNS and
the mail server, opens the inbox for bounces, asks the model one short question, and runs BACKUP_COMMAND once on a small
file. It sends no email. Exits with 1 if something is not met.`,
  message: 'an email from this site to yourself, saved as it arrived: shows whether DKIM, SPF and DMARC pass',
  quick: 'without the inbox, the model and BACKUP_COMMAND, as the desk looks when Today opens',
} as const

const test = command('letter test FILE --to YOU')
const later = 'Try again later.'

/**
 * What preflight says about each check. `what`: what is checked; `decide`: what the founder has to decide, without
 * naming files or settings.
 */
export const checkWords = {
  email: {
    off: 'It is off, so nobody can be asked to confirm, and nobody will hear of the launch. Set SMTP_URL.',
    offNowhere:
      'It is off, so nobody can be asked to confirm, and nobody will hear of the launch. Set SMTP_URL and PUBLIC_URL.',
    toFolder: (folder: string) =>
      `Emails are only written to the folder ${folder}: set SMTP_URL instead of MAIL_DIR.`,
  },

  /** The site at its public address. */
  address: {
    what: (url: string) => `The site’s address, ${url}`,
    secure: 'Begins with https://.',
    insecure: 'Set PUBLIC_URL to the site’s address as visitors see it, beginning with https://.',
    distrusted: (why: string) =>
      `Browsers do not trust its certificate (${why}). Have the proxy get one for this name.`,
    silent: (why: string) =>
      `It does not answer (${why}). Point the name at your proxy, and start proxy and server.`,
    answers: (status: number) =>
      `It answers ${status}, not 200. Have the proxy pass every path to the server.`,
    right: (days: number) => `Answers over HTTPS, with HSTS for ${days} days.`,
    noHsts:
      'It answers without HSTS. Have the proxy pass on the header strict-transport-security, and start the server with this PUBLIC_URL.',
  },
  visitor: {
    what: 'The visitor’s address (TRUSTED_PROXIES)',
    silent: (url: string) => `The site does not answer at ${url}.`,
    answers: (status: number, url: string) =>
      `The site answers ${status}: start the server at ${url} with this version and this list.`,
    forged:
      'Any visitor can pretend to be any address. Name only your own proxies in TRUSTED_PROXIES, and have them overwrite X-Forwarded-For, as deploy/nginx.conf does.',
    unsaid: (proxy: string) =>
      `The proxy at ${proxy} does not say who visits, so all visitors count as one. Have it set X-Forwarded-For, as deploy/nginx.conf does.`,
    seen: (own: string) =>
      `The site sees this machine as ${own}. If that is not its address, a proxy is missing.`,
    proxy: (own: string, missing: string) =>
      `The site takes your proxy at ${own} for the visitor, so all visitors count as one. Add to TRUSTED_PROXIES: ${missing}`,
  },
  built: {
    what: 'The page that visitors get',
    none: (folder: string) => `There is none in ${folder}: build it with npm run build.`,
    older: (file: string) =>
      `It was built before src/${file} was changed, so it does not say what that says. Run npm run build, then restart the server.`,
    other: 'The server shows a different build from the one here. Restart it.',
    right: (from: 'the site' | 'the build', at: string) =>
      `${from === 'the site' ? 'The site shows the' : 'This is the'} build of ${at} UTC.`,
  },

  /** The mail server and the domain of the sender. */
  relay: {
    what: (host = '') => `The mail server${host && ` ${host}`}`,
    answers: (how: string, login: boolean) => `Answers ${how}${login ? ', and the password is right' : ''}.`,
    onHere: 'on this machine',
    overTls: 'over TLS',
    password: 'It refuses the name or the password: correct them in SMTP_URL.',
    distrusted: (why: string) =>
      `It has no TLS that can be trusted (${why}). Passwords and addresses would be read on the way: use the name from its certificate in SMTP_URL, or your provider’s smtps:// address.`,
    unreached: (why: string) =>
      `It cannot be reached (${why}). Correct SMTP_URL, or let this machine connect to that port.`,
  },
  silentDns: (why = '') => `DNS did not answer${why && ` (${why})`}. ${later}`,
  replies: {
    what: (domain: string) => `Email to ${domain}`,
    none: 'It has no MX record',
    refused: 'Its MX record says that it accepts no email',
    todo: 'replies and bounces go nowhere, and some receivers refuse such a sender. Add the MX record of your mailbox provider, or set MAIL_FROM to a domain that has one.',
    right: (servers: string) => `Goes to ${servers}.`,
  },
  spf: {
    what: (domain: string) => `SPF of ${domain}`,
    asked: (n: number, most: number) => `${n} of ${most} look-ups`,
    none: (domain: string) =>
      `There is no record. Add a TXT record at ${domain} that names your mail provider, as its help says:\nv=spf1 include:YOUR-PROVIDER ~all`,
    pass: (record: string) => `${record} lets anyone send in your name: end it with ~all.`,
    neutral: (record: string) => `${record} says nothing about other senders: end it with ~all.`,
    broken: (why: string, asked: string) =>
      `Receivers will treat it as broken (${why}; ${asked}). Correct the record, or have it include fewer others.`,
    wrong: 'wrong record',
  },
  dmarc: {
    what: (domain: string) => `DMARC of ${domain}`,
    none: (domain: string) =>
      `There is no record that can be read. Add a TXT record at _dmarc.${domain}:\nv=DMARC1; p=none; rua=mailto:YOU@${domain}`,
    mild: ' It asks for nothing yet: once all is well, make it p=quarantine.',
  },

  /** An email from the site to the founder. */
  received: {
    what: 'DKIM, and whether receivers can tell that emails are yours',
    none: `Have one sent to yourself: ${test}. Save it as it arrived, with all headers (in Gmail: Show original, Download original), then: ${command('preflight --message FILE.eml')}`,
  },
  dkim: {
    what: 'DKIM: emails are signed',
    right: (domain = '', key = '') => `By ${domain}, with the key ${key}, and it is valid.`,
    other: (signer = '', domain = '') =>
      `It is signed by ${signer} alone. Have your mail provider sign as ${domain}: it names the records to add.`,
    none: (domain: string) =>
      `It carries no signature. Turn DKIM on at your mail provider for ${domain}, and add the records that it names.`,
    silent: (record: string) => `DNS did not answer for ${record}. ${later}`,
    broken: (why: string, record: string) =>
      `The signature is not valid (${why}). Compare the TXT record at ${record} with what your mail provider names; if they are the same, save the email again as it arrived.`,
  },
  button: {
    what: 'The button to unsubscribe in mail programs',
    none: `This email asks for none. Save another: ${test}.`,
    unsigned: (headers: string) =>
      `DKIM does not sign ${headers}, so Gmail and Yahoo show none. Have your mail provider sign both; for OpenDKIM the line is in docs/deploy.md, under Mail.`,
    right: 'The signature covers both headers.',
  },
  receivers: {
    what: 'Receivers can tell that emails are yours',
    notOurs: (file: string, from: string, domain: string) =>
      `${file} is from ${from}, not from ${domain} as MAIL_FROM says: save one that this site sent.`,
    said: (spf: string) => `The receiver says so (dmarc=pass). ${spf}.`,
    unsaid: (spf: string) => `By the records as they are now. The receiver did not say. ${spf}.`,
    mended: (verdict: string) =>
      `The receiver said no (dmarc=${verdict}), but the records are right now: send yourself another email and save that.`,
    neither: (domain: string, spf: string, dmarc: string) =>
      `Neither a signature nor SPF speaks for ${domain} (${spf}, dmarc=${dmarc}). Correct DKIM, SPF and DMARC as described here, then send yourself another.`,
  },

  /** What only the operator can make true. */
  operator: {
    what: 'Who keeps the list, and how to reach them',
    todo: (unset: string) =>
      `Set ${unset}: the law requires it in emails, and until then the privacy page asks people not to join.`,
    decide:
      'Under which name, and at which email or postal address. The law requires both in emails; until then the privacy page asks people not to join.',
  },
  company: {
    what: 'The company behind the site',
    todo: (unset: string) =>
      `Set ${unset}. A company also says its COMPANY_NUMBER and COMPANY_REGISTERED_IN, such as England and Wales, and its registered office as the address.`,
    decide:
      'Where the company is registered and under which number, its registered office, and your ICO registration; without a company, your business address.',
  },
  processors: {
    what: 'Who else handles what people type',
    todo: 'Set OPERATOR_PROCESSORS: who hosts the site, sends its emails and runs its AI model, each with the country.',
    decide:
      'Which companies you trust with it: who hosts the site, sends its emails and runs its AI model, each with the country.',
  },
  founder: {
    what: 'Who gets the Monday letter and the alerts',
    todo: 'Set OPERATOR_EMAIL to an address that you read every day.',
    decide: 'At which address you read them every day.',
  },
  noPage: 'There is no page to read it on: build it with npm run build.',
  people: {
    what: 'The number of people on the list',
    atLeast: (shown: number) => `At least ${number(shown)} people on the list`,
    uncounted: 'The list has no counter.',
    right: (n: number) => `There are ${number(n)}.`,
    fewer: (n: number, shown: number) =>
      `There are ${number(n)}, and every page shows ${number(shown)} until it knows. Lower COUNT_UNTIL_KNOWN in src/waitlist/entry.ts to ${n}, build and restart: a false number misleads buyers, which the law forbids.`,
  },
  certificate: {
    unsaid: 'The page does not say so.',
    todo: 'Name the certificate and its issuer in src/content/claims.ts, or take the words off the page: a mark without a certificate is a banned practice.',
    decide:
      'Which certificate it is, and who issued it. Without one the words have to come off the page: a mark without a certificate is a banned practice.',
    ended: (name: string, day: string) =>
      `${name} ended on ${day}. Have it renewed, and put its new date into src/content/claims.ts.`,
    decideEnded: (name: string, day: string) =>
      `${name} ended on ${day}. Have it renewed, and say how long it is valid.`,
    right: (name: string, issuer: string, until = '') =>
      `${name}, by ${issuer}${until && `, until ${until}`}.`,
  },
  claims: {
    what: 'What each claim of the page rests on',
    todo: (claims: string) =>
      `Give ${claims} a line in src/content/claims.ts, empty if there is nothing for it yet.`,
    decide: (claims: string) => `What you can show for ${claims}; “nothing yet” is an answer too.`,
    right: (n: number) => `${n} claims have a line on /promises.`,
  },
  terms: {
    what: 'The terms of the perks',
    open: (questions: string) =>
      `Answer these questions in src/content/perk-terms.ts, as the law requires: ${questions} Then put who agreed to the terms, and when, into src/content/claims.ts.`,
    decideOpen: (questions: string) =>
      `Answers that the law requires in the terms: ${questions} Then who agrees to the terms.`,
    right: (version: string, by: string, on: string) => `Version ${version}, agreed to by ${by} on ${on}.`,
    todo: (version: string) =>
      `Read version ${version} in src/content/perk-terms.ts, which is promised to everyone on the list, and put who agreed to it, and when, into src/content/claims.ts.`,
    decide:
      'Who agrees to them: read them on the site’s page about the perks. They are promised to everyone on the list.',
  },
  accounts: {
    what: 'Social accounts',
    todo: (pages: string) =>
      `The icons lead to the front pages ${pages}: put your accounts’ addresses into src/content/brand.ts, build and restart.`,
    decide:
      'Which accounts the icons at the foot of the page lead to, or none. At the moment they lead to the networks’ front pages.',
    none: 'The page names none.',
  },
} as const
