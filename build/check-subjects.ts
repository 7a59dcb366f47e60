import { readSubjects } from '#src/maeve/knowledge/read-subjects.ts'

/** Refuses to build with a file of Maeve's knowledge that is not as it should be, and names its line. */
try {
  readSubjects('subjects/*/*.md')
  readSubjects('danger/*.md')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
