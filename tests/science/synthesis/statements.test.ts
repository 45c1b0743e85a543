import { expect, test } from 'vitest'

import { isStruck, statementsOf, type Statement } from './statements.ts'
import { statementsOne } from './statements-one.ts'
import { statementsTwo } from './statements-two.ts'

const sets = { one: statementsOf(statementsOne), two: statementsOf(statementsTwo) }
const only = process.env['STATEMENTS']

/** How many of a kind are struck. */
function figures(all: readonly Statement[]) {
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  const rows = new Map([...kinds].map(([kind, of]) => [kind, { struck: of.filter((each) => isStruck(each)), all: of }]))
  const truths = kinds.get('true') ?? []
  const cited = truths.map((each, at) => ({
    each,
    papers: each.sources.map(() => truths[(at + 7) % truths.length]!.sources[0]!.paper),
  }))
  const moved = cited.filter(({ each, papers }) => !each.sources.some(({ paper }) => papers.includes(paper)))
  const struck = moved.filter(({ each, papers }) => isStruck(each, papers)).map(({ each }) => each)
  rows.set('other paper', { struck, all: moved.map(({ each }) => each) })
  return rows
}

test.each(Object.entries(sets).filter(([name]) => only === undefined || name === only))('%s', (_, all) => {
  const rows = figures(all)
  for (const [kind, { struck, all: of }] of rows) {
    const wrong = kind === 'true' ? struck : of.filter((each) => !struck.includes(each))
    console.log(`${kind}: ${struck.length} of ${of.length}\n  ${wrong.map(({ text }) => text).join('\n  ')}`)
  }
  expect(rows.size).toBeGreaterThan(5)
})
