import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// Set up before each unit test: starting a process fails, with a message that explains how to name the test.
for (const start of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
  Object.assign(childProcess, {
    [start]: () => {
      throw new Error('a test that starts a process is called *.server.test.ts')
    },
  })
syncBuiltinESMExports()
