/** `npm run bench -- NAME [WORDS]`: runs a benchmark. Exits with 2 if the name is unknown. */
const BENCHES: Record<string, [file: string, what: string]> = {
  page: ['./page.ts', 'the landing page: paint, weight, interactions, compared with a bare page'],
  server: ['./server.ts', 'joins, pages and streams, compared with pgbench and nginx'],
  report: ['./report.ts', 'the report on a large list'],
  desk: ['./desk.ts', 'the desk’s figures, and what it costs a busy server'],
  letters: ['./letters.ts', 'a letter to many people: speed and kills'],
  scale: ['./scale.ts', 'a list of a million: start, joins, stalls, each command'],
  answers: ['./answers.ts', 'whether the response time gives away that an address is known'],
  maeve: ['./maeve-latency.ts', 'how soon a model’s first words reach a visitor'],
  soak: ['./soak.ts', 'a server under load for minutes'],
  conversations: ['./maeve/conversations/run.ts', 'Maeve’s replies to whole conversations'],
  learn: ['./maeve/learning/learn.ts', 'trains Maeve’s models again from her questions'],
  spreadsheet: ['./spreadsheet.ts', 'opens a hostile export in LibreOffice'],
}

const [name = '', ...words] = process.argv.slice(2)
const [file] = BENCHES[name] ?? []
if (file) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...words)
  await import(file)
} else {
  const width = Math.max(...Object.keys(BENCHES).map(known => known.length))
  const lines = Object.entries(BENCHES).map(([known, [, what]]) => `  ${known.padEnd(width)}  ${what}`)
  console.error(`npm run bench -- NAME [WORDS]\n\n${lines.join('\n')}`)
  process.exitCode = 2
}

export {}
