import { test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { queryForSource } from '#science/search/query-for-sources.ts'
import { readSearchString } from '#science/search/strings/read-search-string.ts'
test('x', async () => {
  const { draw } = await import('../node_modules/.tmp/s/' + (process.env.DRAW ?? 'draw1') + '.ts')
  let out = ''
  for (const [name, text] of draw) {
    const s = readSearchString(text)
    const f = queryForSource('pubmed', text)
    out += `=== ${name} (${s?.dialect})\n${f?.parameters.term}\n${(f?.notes ?? []).map((n: string) => '   - ' + n).join('\n')}\n`
  }
  writeFileSync('node_modules/.tmp/s/out.txt', out)
})
