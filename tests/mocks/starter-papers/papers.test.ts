import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { paperSchema } from '#contract/papers.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { shelf, starterFields } from '#engine/starter-papers/starter-paper.ts'
import { trialTables } from '#engine/starter-papers/trial-data.ts'

const byId = new Map(starterPapers.map((paper) => [paper.id, paper]))
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-Z0-9])/)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const count = (value: number) => value.toLocaleString('en-US')
/** The count as a number of its own, not as a part of a longer one. */
const states = (text: string, value: number) => new RegExp(`(?<![\\d,.])${count(value)}(?![\\d%]|[,.]\\d)`).test(text)

describe('the starter library', () => {
  test('has at least 160 papers that the contract accepts', () => {
    expect(starterPapers.length).toBeGreaterThanOrEqual(160)
    for (const paper of starterPapers) expect(paperSchema.safeParse(paper).success, paper.id).toBe(true)
  })

  test('has unique, readable ids', () => {
    expect(byId.size).toBe(starterPapers.length)
    for (const { id } of starterPapers) expect(id).toMatch(/^[a-z0-9-]{1,128}$/)
  })

  test('has unique titles within a year, unique DOIs and PMIDs in canonical spelling', () => {
    const dois = starterPapers.flatMap(({ ids }) => ids.doi ?? [])
    const pmids = starterPapers.flatMap(({ ids }) => ids.pmid ?? [])
    expect(new Set(dois).size).toBe(dois.length)
    expect(new Set(pmids).size).toBe(pmids.length)
    expect(new Set(starterPapers.map((paper) => `${plain(paper.title)} ${paper.year}`)).size).toBe(starterPapers.length)
    for (const doi of dois) {
      expect(doi).toMatch(/^10\.\d{4,9}\/\S+$/)
      expect(doi).toBe(doi.toLowerCase())
    }
    for (const pmid of pmids) expect(pmid).toMatch(/^[1-9]\d{5,7}$/)
  })

  test('fills every shelf with at least 15 papers', () => {
    const sizes = starterFields.map((field) => starterPapers.filter((paper) => paper.field === field).length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(starterPapers.length)
  })

  test('names year, venue, authors and keywords of every paper, and says that its summary is our own', () => {
    for (const paper of starterPapers) {
      expect(paper.year, paper.id).toBeGreaterThan(1850)
      expect(paper.venue, paper.id).toBeTruthy()
      expect(paper.design, paper.id).not.toBe('unknown')
      expect(paper.authors.length, paper.id).toBeGreaterThan(0)
      expect(paper.authors[0]?.literal, paper.id).not.toBe('et al.')
      expect(paper.keywords.length, paper.id).toBeGreaterThanOrEqual(3)
      expect(paper.keywords.length, paper.id).toBeLessThanOrEqual(6)
      expect(paper).toMatchObject({ summarised: true, origin: [{ kind: 'starter' }] })
    }
  })

  test('summarises each paper in 4 or more sentences and 60 to 220 words', () => {
    for (const { id, abstract = '' } of starterPapers) {
      expect(sentences(abstract).length, id).toBeGreaterThanOrEqual(4)
      expect(words(abstract).length, id).toBeGreaterThanOrEqual(60)
      expect(words(abstract).length, id).toBeLessThanOrEqual(220)
      expect(abstract, id).toMatch(/^[A-Z0-9].*\.$/)
    }
  })

  test('flags what was withdrawn and says so in the summary', () => {
    const retracted = starterPapers.filter((paper) => paper.flags.retracted)
    expect(retracted.map((paper) => paper.id)).toContain('p-wakefield-1998')
    expect(retracted.length).toBeGreaterThanOrEqual(2)
    for (const paper of retracted) expect(paper.abstract, paper.id).toMatch(/retracted/)
  })

  test('takes a compact entry apart into the fields of the contract', () => {
    const [paper] = shelf('Machine learning', [
      {
        id: 'p-x',
        design: 'method',
        title: 'X',
        authors: 'van der Berg, A. B.; Some Group; et al.',
        year: 2000,
        venue: 'V',
        at: '12(3-4):e5',
        keywords: 'a; b',
        abstract: 'One\n   two.',
      },
    ])
    expect(paper).toMatchObject({
      authors: [{ family: 'van der Berg', given: 'A. B.' }, { literal: 'Some Group' }, { literal: 'et al.' }],
      volume: '12',
      issue: '3-4',
      pages: 'e5',
      keywords: ['a', 'b'],
      abstract: 'One two.',
      ids: {},
      flags: {},
    })
  })
})

describe('the trial tables', () => {
  test('pool at least three questions with six or more trials each', () => {
    expect(trialTables.filter((table) => table.rows.length >= 6).length).toBeGreaterThanOrEqual(3)
    expect(trialTables.find((table) => table.id === 'bcg-tuberculosis')?.rows).toHaveLength(13)
  })

  test('name papers of the library, once in a table, with more people than events', () => {
    for (const table of trialTables) {
      expect(new Set(table.rows.map((row) => row.paperId)).size, table.id).toBe(table.rows.length)
      for (const row of table.rows) {
        expect(byId.has(row.paperId), row.paperId).toBe(true)
        for (const arm of [row.treated, row.control]) expect(arm.total, row.paperId).toBeGreaterThan(arm.events)
      }
    }
  })

  test('hold the counts that the summary of each paper states', () => {
    for (const table of trialTables) {
      for (const { paperId, treated, control } of table.rows) {
        const text = byId.get(paperId)?.abstract ?? ''
        for (const value of [treated.events, treated.total, control.events, control.total]) {
          expect(states(text, value), `${table.id} ${paperId} ${value}`).toBe(true)
        }
      }
    }
  })

  test('quote the risk ratio that the BCG counts give', () => {
    const rows = trialTables.find((table) => table.id === 'bcg-tuberculosis')?.rows ?? []
    for (const { paperId, treated, control } of rows) {
      const ratio = treated.events / treated.total / (control.events / control.total)
      expect(byId.get(paperId)?.abstract).toContain(`is ${ratio.toFixed(2)} (95% CI`)
    }
  })

  test('agree with the published table of the BCG trials', () => {
    const file = '../shared/data/meta-analysis/dat.bcg.csv'
    // A part of the table stands here for machines that do not have the whole of it.
    const lines = existsSync(file)
      ? readFileSync(file, 'utf8').trim().split('\n').slice(1)
      : ['1,"Aronson",1948,4,119,11,128', '4,"Hart & Sutherland",1977,62,13536,248,12619']
    const published = lines.map((line) => line.split(',').slice(3, 7).map(Number).join(' '))
    const rows = trialTables.find((table) => table.id === 'bcg-tuberculosis')?.rows ?? []
    const ours = rows.map(({ treated, control }) =>
      [treated.events, treated.total - treated.events, control.events, control.total - control.events].join(' '),
    )
    expect(ours).toEqual(expect.arrayContaining(published))
  })
})

describe('the words of the summaries', () => {
  const othersSentences = (): string[] => {
    const folder = '../shared/data/corpus'
    // Another text stands here for machines that do not have the corpus.
    const texts = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.jsonl.gz'))
          .flatMap((name) =>
            gunzipSync(readFileSync(`${folder}/${name}`))
              .toString('utf8')
              .split('\n'),
          )
      : ['A line of another author that nobody has copied. It was written for this test, and for nothing else at all.']
    return texts.flatMap(sentences)
  }

  test('are nowhere a sentence of twelve words or more of another text', () => {
    const ours = new Set(
      starterPapers.flatMap((paper) =>
        sentences(paper.abstract ?? '')
          .filter((sentence) => words(sentence).length >= 12)
          .map(plain),
      ),
    )
    const others = othersSentences()
    expect(others.length).toBeGreaterThan(1)
    expect(others.map(plain).filter((sentence) => ours.has(sentence))).toEqual([])
  })

  test('stand alone: no two summaries share a sentence', () => {
    const seen = new Map<string, string>()
    for (const { id, abstract = '' } of starterPapers) {
      for (const sentence of sentences(abstract).map(plain)) {
        expect(seen.get(sentence), `${id}: ${sentence}`).toBeUndefined()
        seen.set(sentence, id)
      }
    }
  })
})
