import { installation } from './installation.ts'
import { blockOf } from './plan.ts'

const [INSTALL_NODE] = blockOf('One machine, SQLite: apt-get update').split('\n')
const [NEW_KEY] = blockOf('Back up and restore: kerbside backup --new-key').split(/ *#/)
const MOVE = blockOf('Back up and restore: systemctl stop kerbside  ')
/** The newest backup, in place of the dated file name in an example. */
const NEWEST = (end: string) => `$(ls /var/lib/kerbside-backups/*${end} | tail -1)`

/** What an operator does in a year, in the documents' own lines, in this order on one machine. */
export const A_YEAR: Record<string, string> = {
  'Node and git': INSTALL_NODE!,
  'README: installed and started': `
    git clone -q $REPOSITORY site; cd site
    systemd-run --quiet --unit=site --same-dir -E HOME -E NODE_EXTRA_CA_CERTS -E PORT=$PORT \\
      sh -ec '${blockOf('Kerbside: npm install && npm start').split('\n')[0]}'
    timeout 600 sh -ec 'until curl -sf -o /dev/null http://127.0.0.1:$0/readyz; do systemctl is-active -q site; sleep 1; done' $PORT
    systemctl stop site; git status --porcelain; test -z "$(git status --porcelain)"
    (! journalctl -u site | grep -i warn)`,
  'one machine, as a service': installation(blockOf('One machine, SQLite: adduser')),
  'behind Caddy': `cd /opt/kerbside
    ${blockOf('The proxy, and its certificate: apt-get install -y caddy')}
    sleep 2; test "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' --resolve example.co.uk:80:127.0.0.1 http://example.co.uk/)" = '308 https://example.co.uk/'
    systemctl disable --now caddy`,
  'behind nginx': `cd /opt/kerbside
    ${blockOf('The proxy, and its certificate: apt-get install -y nginx')
      .replace(/^certbot .*/m, 'certificate')
      .replace('nginx -t', 'sed -i s/:3000/:$PORT/ /etc/nginx/conf.d/kerbside.conf; nginx -t')}
    test "$(asks http://example.co.uk/terms)" = '301 1.1 https://example.co.uk/terms'
    test "$(asks https://www.example.co.uk/)" = '301 2 https://example.co.uk/'
    test "$(asks https://example.co.uk/)" = '200 2 '
    (! nginx -t 2>&1 | grep -i warn)
    systemctl disable --now nginx`,
  'the founder’s commands': `joins a@example.com; ${blockOf("The founder's commands: kerbside stats")}; grep a@example.com list.csv`,
  'a key for backups': `${NEW_KEY} | grep '^BACKUP_RECIPIENT=' >>/etc/kerbside.env
    test -s /root/kerbside.key; systemctl restart kerbside; ready; kerbside backup`,
  'lost and restored': `${blockOf('Back up and restore: systemctl stop kerbside\nmv').replace(/\S+\.jsonl\.gz\.age/, NEWEST('.age'))}
    ready; kerbside find a@example.com`,
  'moved to PostgreSQL': `
    ${blockOf('PostgreSQL: ').replace('createuser', "printf 'kerb\\nkerb\\n' | createuser")}
    echo "DATABASE_URL=postgres://kerbside:kerb@127.0.0.1:$(pg_lsclusters -h | cut -d' ' -f3)/kerbside" >>/etc/kerbside.env
    ${MOVE}
    ready; kerbside find a@example.com`,
  'two servers': `cd /opt/kerbside; sed -i /^PORT=/d /etc/kerbside.env; echo METRICS_PORT=$METRICS >>/etc/kerbside.env
    ${twoServers(blockOf('Two servers: cp deploy/kerbside.service'))}
    ready $FIRST; ready $SECOND; joins b@example.com $FIRST; joins c@example.com $SECOND
    ${twoServers(blockOf('Two servers: for port in'))}
    curl -sf http://127.0.0.1:$METRICS/metrics | grep kerbside_; curl -sf http://127.0.0.1:$((METRICS + 1))/metrics | grep kerbside_
    kerbside find b@example.com; kerbside find c@example.com`,
  'upgraded, two servers on PostgreSQL': `
    offer_changed newer "echo 'create table later (n bigint)' >src/db/migrations/9000-later.sql"
    ${blockOf('Upgrade: kerbside upgrade')}
    ready $FIRST; ready $SECOND; kerbside find a@example.com; joins d@example.com $FIRST; ls /opt/kerbside/src/db/migrations/9000-later.sql`,
  'upgraded to a version that does not start': `
    offer_changed broken "echo 'create table worse (n bigint)' >src/db/migrations/9001-worse.sql; echo 'throw new Error(1)' >>src/server/serve.ts"
    (! kerbside upgrade >said 2>&1); cat said; grep 'back as it was' said
    ready $FIRST; ready $SECOND; kerbside find d@example.com; (! ls /opt/kerbside/src/db/migrations/9001-worse.sql)
    offer main~`,
  'moved back to SQLite': `
    systemctl disable -q --now kerbside@$FIRST kerbside@$SECOND; systemctl enable -q kerbside
    from=$(grep ^DATABASE_URL /etc/kerbside.env | cut -d= -f2-); sed -i -E '/^(DATABASE_URL|METRICS_PORT)=/d' /etc/kerbside.env; echo PORT=$PORT >>/etc/kerbside.env
    rm /var/lib/kerbside/kerbside.db*
    ${MOVE.replace(/sqlite:\S+/, '"$from"')}
    ready; kerbside find d@example.com`,
  upgraded: `
    offer_changed newest "echo 'create table latest (n bigint)' >src/db/migrations/9002-latest.sql"
    ${blockOf('Upgrade: kerbside upgrade')}
    ready; kerbside find a@example.com; joins e@example.com`,
  downgraded: `
    ${blockOf('Downgrade: systemctl stop kerbside')
      .replace('v0.2.0', 'HEAD~')
      .replace(/\S+T020012Z\.before-upgrade/, NEWEST('.before-upgrade'))}
    ready; kerbside find a@example.com; (! kerbside find e@example.com | grep LS6)`,
}

/** Replaces the example's ports with free ones. */
function twoServers(block: string): string {
  return block.replaceAll('3001', '$FIRST').replaceAll('3002', '$SECOND')
}
