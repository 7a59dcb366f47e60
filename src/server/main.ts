// Units of version 0.1 start this file.
await import('./main.js')
