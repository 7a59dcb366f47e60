import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// Runs before each file of unit tests: if a test starts a process, it fails with a message that says how to name it.
for (const start of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
  Object.assign(childProcess, {
    [start]: () => {
      throw new Error('a test that starts a process is called *.server.test.ts')
    },
  })
syncBuiltinESMExports()
