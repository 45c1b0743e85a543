// `npm run sources:try [-- openalex doaj …]`: asks each real source for two pages of a search that has many hits, and prints
// what differs from what its adapter reads. One or two requests to each, at the pace that it allows. ROADRUNNER_MAILTO and
// ROADRUNNER_<SOURCE>_KEY go along; ROADRUNNER_<SOURCE>_URL asks elsewhere. Ends with 1 where something differs.
import { createServer } from 'vite'

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
let differences = 0
const say = (label, text, isGood = false) => {
  if (!isGood) differences += 1
  console.log(`${isGood ? '  same     ' : '  DIFFERENT'} ${label}: ${text}`)
}
try {
  const { adapters } = await vite.ssrLoadModule('/src/engine/sources/all.ts')
  const { askSource } = await vite.ssrLoadModule('/src/engine/sources/ask-source.ts')
  const { settingsOf } = await vite.ssrLoadModule('/src/engine/sources/settings.ts')
  const { queryForSource } = await vite.ssrLoadModule('/src/science/search/query-for-sources.ts')
  const { paperDraftSchema } = await vite.ssrLoadModule('/src/contract/papers.ts')
  const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  const unknown = names.filter((name) => !Object.hasOwn(adapters, name))
  if (unknown.length > 0) {
    console.error(`Not a source: ${unknown.join(', ')}. There are ${Object.keys(adapters).join(', ')}.`)
    process.exitCode = 1
  }
  const chosen = Object.values(adapters).filter(({ source }) => names.length === 0 || names.includes(source))
  const settings = settingsOf(process.env)
  for (const adapter of unknown.length > 0 ? [] : chosen) {
    const { label, source } = adapter
    const query = queryForSource(source, 'title:diabetes AND exercise')
    console.log(`${label}: ${query.line}`)
    try {
      const first = await askSource(adapter, query, 10, settings)
      if (first.total > 10) say('total', `${first.total} hits`, true)
      else say('total', `${first.total} hits where thousands are there`)
      const given = first.given ?? first.records.length
      if (given > 0 && first.records.length === given) say('records', `all ${given} could be read`, true)
      else say('records', `${first.records.length} of ${given} could be read`)
      const bad = first.records.filter(({ draft }) => !paperDraftSchema.safeParse(draft).success)
      if (bad.length > 0) say('fields', `${bad.length} records have fields of another form`)
      for (const field of ['title', 'authors', 'year']) {
        const empty = first.records.filter(({ draft }) => !draft[field] || draft[field].length === 0).length
        if (empty > first.records.length / 2) say(field, `absent in ${empty} of ${first.records.length} records`)
      }
      if (first.next === undefined) say('next page', 'none is named')
      else {
        const second = await askSource(adapter, query, 10, settings, first.next)
        const seen = new Set(first.records.map(({ sourceId }) => sourceId))
        const twice = second.records.filter(({ sourceId }) => seen.has(sourceId)).length
        if (second.records.length > 0 && twice === 0) say('next page', 'other records', true)
        else say('next page', second.records.length === 0 ? 'no records' : `${twice} records of the first again`)
      }
    } catch (error) {
      say('answer', error instanceof Error ? error.message : String(error))
    }
  }
} finally {
  await vite.close()
}
console.log(differences === 0 ? 'Nothing differs.' : `${differences} differ.`)
if (differences > 0) process.exitCode = 1
