import { enableCompileCache } from 'node:module'

// What Node makes of the sources is kept, in the server's folder: the next command starts in half the time. Plain
// JavaScript, for the reason that the server's has.
enableCompileCache('node_modules/.cache/kerbside')
await import('./command-line.ts')
