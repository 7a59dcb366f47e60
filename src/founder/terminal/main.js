import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

// Keeps compiled code in the server's folder: the next command starts in half the time. This file is
// plain JavaScript so that the cache is on before anything is compiled.
enableCompileCache('node_modules/.cache/kerbside')
const { runTerminal } = await import('./terminal.ts')

// The program that reads our output may stop reading early, as `head` does.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
if (existsSync('.env')) process.loadEnvFile()
process.exitCode = await runTerminal(process.argv.slice(2), process.env)
