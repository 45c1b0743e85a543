import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { sharedWorks, starterCitations, wholeLists } from '#engine/starter-papers/citations.ts'
import { yearsExample } from '#research/grid/example-analysis.ts'
import { createDuplicateIndex } from '#science/records/deduplicate.ts'
import { mainPathOf } from '#science/timelines/main-path.ts'

const byId = new Map(starterPapers.map((paper) => [paper.id, paper]))
const year = (id: string) => byId.get(id)?.year ?? 0

test('links among the starter papers lead from one of them to one of the same year or earlier, each once, and say what was looked up', () => {
  const wrong = starterCitations.filter(({ from, to }) => !byId.has(from) || !byId.has(to) || year(from) < year(to))
  expect(wrong).toEqual([])
  expect(new Set(starterCitations.map(({ from, to }) => `${from} ${to}`)).size).toBe(starterCitations.length)
  expect(starterCitations.filter(({ checked }) => checked.length < 20)).toEqual([])
})

test('the trials of the pooled analysis of BCG are those of its published table', () => {
  const cited = starterCitations.flatMap(({ from, to }) => (from === 'p-colditz-1994' ? [byId.get(to)] : []))
  expect(cited).toHaveLength(13)
  const file = new URL('../../../../shared/data/meta-analysis/dat.bcg.csv', import.meta.url)
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8').trim().split('\n').slice(1)
    : ['1,"Aronson",1948,4', '4,"Hart & Sutherland",1977,62', '12,"Comstock & Webster",1969,5']
  const missing = rows.filter((row) => {
    const [, author = '', published = ''] = /^\d+,"(\w[\w-]*)[^"]*",(\d{4})/.exec(row) ?? []
    // The table dates the households of Chicago 1960, and calls the trial of Madras by its place.
    return !cited.some((paper) => {
      const words = `${paper?.title ?? ''} ${paper?.authors.map(({ family, literal }) => family ?? literal).join(' ') ?? ''}`
      const isNamed = words.includes(author) || (author === 'TPT' && words.includes('Tuberculosis Prevention Trial'))
      return isNamed && Math.abs((paper?.year ?? 0) - Number(published)) <= (author === 'Rosenthal' ? 1 : 0)
    })
  })
  expect(missing).toEqual([])
})

test('a list that was read whole is told of as whole, with the works outside that two such lists share', () => {
  expect([...wholeLists].filter((id) => !byId.has(id))).toEqual([])
  const citing = new Map<string, string[]>()
  for (const { from, draft } of sharedWorks) citing.set(draft.title, [...(citing.get(draft.title) ?? []), from])
  for (const [title, from] of citing) {
    expect(from.length, title).toBeGreaterThan(1)
    expect(
      from.filter((id) => !wholeLists.has(id)),
      title,
    ).toEqual([])
  }
  // A paper of the library is a link, and no work outside.
  const inside = createDuplicateIndex(starterPapers)
  expect(sharedWorks.filter(({ draft }) => inside.match(draft)).map(({ draft }) => draft.title)).toEqual([])
  expect(sharedWorks.filter(({ from, draft }) => (draft.year ?? 0) > year(from))).toEqual([])
})

test('the example of years and of citations has one main path through its whole lists', () => {
  const ids = new Set(yearsExample.ids)
  const links = starterCitations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  const { papers } = mainPathOf(links)
  expect(papers.slice(-6)).toEqual(
    ['hochreiter-1997', 'he-2016', 'vaswani-2017', 'devlin-2019', 'lewis-2020', 'brown-2020'].map((id) => `p-${id}`),
  )
  expect([...ids].filter((id) => !byId.has(id) || !links.some(({ from, to }) => from === id || to === id))).toEqual([])
})
