import { spawnSync } from 'node:child_process'
import { blocksOf } from './blocks.ts'
import { installation } from './installation.ts'
import { blockOf } from './plan.ts'

/** Installs an old version by its own document, joins on it, then upgrades it to this one. */
export function fromOldVersion(commit: string): Record<string, string> {
  const { stdout } = spawnSync('git', ['show', `${commit}:docs/deploy.md`], { encoding: 'utf8' })
  const its = blocksOf('old', stdout).find(({ text }) => text.startsWith('adduser'))!.text
  return {
    [`${commit}, installed by its own document`]: `
      systemctl disable -q --now kerbside kerbside-backup.timer || true
      rm -rf /opt/kerbside* /var/lib/kerbside* /var/lib/private/kerbside* /etc/kerbside.env /etc/systemd/system/kerbside* /usr/local/bin/kerbside
      deluser kerbside || true
      offer ${commit}
      ${installation(its)}
      joins old@example.com`,
    [`upgraded from ${commit}`]: `
      offer this
      ${blockOf('Upgrade: cd /opt/kerbside')}
      ready; kerbside find old@example.com; ls /var/lib/kerbside-backups/*.before-upgrade
      test "$(stat -c %U /var/lib/kerbside/kerbside.db)" = kerbside; joins new@example.com`,
  }
}
