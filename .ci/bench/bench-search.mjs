// `npm run bench:search`: our ranking beside plain BM25 (k1 1.2, b 0.75, no stemming) on every labelled corpus, in one run:
// nDCG of the first ten and recall of the first fifty, means over the queries, their ratios, and the median time of a query.
// Needs the measurement corpus beside the project. Ends with 1 where plain BM25 is better anywhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

// Inside the packages, which the bundle asks for.
const folder = mkdtempSync(join('node_modules', '.bench-search-'))
try {
  const output = { entryFileNames: 'ranking-quality.mjs' }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(`${process.cwd()}/tests/science/corpus.ts`).href) },
    build: {
      ssr: 'tests/science/search/ranking-quality.ts',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output },
    },
  })
  const { rankingQuality, publishedBaseline } = await import(pathToFileURL(join(folder, 'ranking-quality.mjs')).href)
  const rows = rankingQuality()
  if (rows.length === 0) {
    console.log('The measurement corpus is not beside the project: nothing to compare on.')
    process.exit(0)
  }
  const cell = (ours, plain) =>
    `${ours.toFixed(4)} | ${plain.toFixed(4)} | ${plain === 0 ? '–' : (ours / plain).toFixed(2)}`.padEnd(24)
  console.log(`${''.padEnd(38)}${'nDCG@10 ours|plain|ratio'.padEnd(26)}${'recall@50'.padEnd(24)}queries  ms`)
  for (const { name, queries, ours, plain, ms } of rows) {
    console.log(
      `${name.padEnd(38)}${cell(ours.ndcg10, plain.ndcg10)}  ${cell(ours.recall50, plain.recall50)}${String(queries).padStart(7)}  ${ms.toFixed(1)}`,
    )
  }
  const included = rows.filter(({ name }) => name.endsWith('included by the review'))
  const count = included.reduce((sum, { queries }) => sum + queries, 0)
  const plain = included.reduce((sum, row) => sum + row.plain.ndcg10 * row.queries, 0) / count
  console.log(
    `plain BM25 here over all review queries: nDCG@10 ${plain.toFixed(3)}; as published: ${publishedBaseline()}`,
  )
  const worse = rows.filter(({ ours, plain: other }) => ours.ndcg10 < other.ndcg10 || ours.recall50 < other.recall50)
  console.log(
    worse.length === 0 ? 'nowhere below plain BM25' : `BELOW plain BM25: ${worse.map(({ name }) => name).join('; ')}`,
  )
  if (worse.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
