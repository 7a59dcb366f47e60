import { execFile } from 'node:child_process'

type Outcome = { code: number; stdout: string; stderr: string }

/** Runs a founder’s command on a list, as a process of its own. */
export const waitlist = (url: string, ...words: string[]) =>
  new Promise<Outcome>(resolve => {
    const env = { ...process.env, DATABASE_URL: url }
    const all = ['src/founder/terminal/main.js', ...words]
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
