import { enableCompileCache } from 'node:module'

// Keeps compiled code in the server's folder: the next command starts in half the time. This file is plain JavaScript so
// that the cache is on before anything is compiled.
enableCompileCache('node_modules/.cache/kerbside')
await import('./terminal.ts')
