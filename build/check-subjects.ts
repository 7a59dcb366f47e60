import { readSubjects } from '#src/maeve/knowledge/read-subjects.ts'

/** Stops the build if a file of Maeve's knowledge is invalid, and names the line. */
try {
  readSubjects('subjects/*/*.md')
  readSubjects('danger/*.md')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
