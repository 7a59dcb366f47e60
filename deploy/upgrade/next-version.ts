import { existsSync, renameSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal, run } from './run.ts'

export type NextVersion = ReturnType<typeof bringNext>

/** The packages and the build, which are not in the repository. */
const BUILT = ['node_modules', 'dist']
/** npm 9 rewrites this file at each installation, so a change to it was not made by a person. */
const LOCK = 'package-lock.json'

/** Returns the version next to the server's folder. Throws a Refusal if the server's sources were changed by hand. */
export function bringNext(server: string) {
  const folder = dirname(dirname(import.meta.dirname))
  const git = (...words: string[]) => run('git', words, { cwd: server })
  if (process.getuid?.() !== 0) throw new Refusal('run it as root')
  if (folder === server || !existsSync(join(server, 'src/server')))
    throw new Refusal(`run it in the server's folder, /opt/kerbside; the new version is in ${folder}`)
  const changed = git('diff', '--name-only', 'HEAD')
    .split('\n')
    .filter(file => file && file !== LOCK)
  if (changed.length)
    throw new Refusal(
      `these files were changed here: ${changed.join(', ')}. Commit and push them first, or git stash`,
    )
  const [from, to] = [
    git('rev-parse', '--short', 'HEAD'),
    run('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder }),
  ]
  if (git('rev-list', '--count', `${to}..${from}`) !== '0')
    throw new Refusal('there are commits here that the new version does not have: push them first')

  return {
    server,
    folder,
    from,
    to,

    /** Installs and builds the new version, and checks that it can read the server's settings. */
    prepare(variables: Record<string, string>) {
      run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder })
      run('npm', ['run', 'build', '--silent', '--', '--logLevel', 'warn'], { cwd: folder })
      const reads = "(await import('./src/server/config.ts')).readConfig(process.env)"
      const check = `try { ${reads} } catch ({ message }) { console.error(message); process.exit(1) }`
      run(join(folder, 'node_modules/.bin/node'), ['--input-type=module', '-e', check], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...variables },
      })
    },

    /** Moves the new version into the server's folder. Returns a function that undoes this. */
    swap(): () => void {
      const exchange = () => {
        for (const name of BUILT) {
          const [here, there] = [join(server, name), join(folder, name)]
          if (existsSync(here)) renameSync(here, `${there}.old`)
          if (existsSync(there)) renameSync(there, here)
          if (existsSync(`${there}.old`)) renameSync(`${there}.old`, there)
        }
        // Git has just written the sources, and preflight would say that they are newer than the built page.
        const page = join(server, 'dist/documents/index.html')
        if (existsSync(page)) utimesSync(page, new Date(), new Date())
      }
      git('checkout', '--quiet', 'HEAD', '--', LOCK)
      git('merge', '--quiet', '--ff-only', to)
      exchange()
      return () => {
        git('reset', '--quiet', '--hard', from)
        exchange()
      }
    },

    /** Migrates the list as the service's user, with the service's settings. */
    migrate: () => run(join(server, 'deploy/kerbside'), ['migrate']),

    /** Returns whether a text is a unit that we delivered with some version, unedited. */
    wasDelivered: (text: string) =>
      git('log', '--format=%H', to, '--', 'deploy/kerbside.service')
        .split('\n')
        .some(commit => git('show', `${commit}:deploy/kerbside.service`) === text.trimEnd()),

    /** Deletes the folder next to the server's, which now holds the old packages and build. */
    forget: () => git('worktree', 'remove', '--force', folder),
  }
}
