import fc from 'fast-check'
import { expect, test } from 'vitest'

import { queryForSource } from '#science/search/query-for-sources.ts'
import { readSearchString } from '#science/search/strings/read-search-string.ts'
import type { StringNode } from '#science/search/strings/string-node.ts'

/** A question, before it is written for a database: what it asks for is known. */
type Asked =
  | { kind: 'word'; word: string; where: 'title' | 'text' }
  | { kind: 'and' | 'or'; of: readonly Asked[] }
  | { kind: 'without'; wanted: Asked; unwanted: Asked }

/** How a database writes it: a word in titles, in titles and abstracts; a limit; a field that nobody here knows. */
type Platform = {
  title: (word: string) => string
  text: (word: string) => string
  limit?: readonly [written: string, named: string]
  strange: (word: string) => string
  and?: string
  or?: string
  not?: string
  line?: (number: number) => string
  ref?: (number: number) => string
  group?: readonly [string, string]
}

const platforms: Record<string, Platform> = {
  PubMed: { title: (w) => `${w}[ti]`, text: (w) => `${w}[Title/Abstract]`, limit: [' AND english[la]', 'english[la]'], strange: (w) => `${w}[xyz]` },
  Ovid: {
    title: (w) => `${w}.ti.`, text: (w) => `${w}.ti,ab.`, strange: (w) => `${w}.zz.`, and: 'and', or: 'or', not: 'not',
    line: (n) => `${n}. `, ref: String,
  },
  Embase: { title: (w) => `${w}:ti`, text: (w) => `‘${w}’:ti,ab`, limit: [' AND [english]/lim', '[english]/lim'], strange: (w) => `${w}:zz`, line: (n) => `#${n} `, ref: (n) => `#${n}` },
  Cochrane: {
    title: (w) => `${w}:ti`, text: (w) => `(${w}):ti,ab`, strange: (w) => `"${w}"[zz]`, limit: [' in Trials', 'in Trials'],
    line: (n) => `#${n}\t`, ref: (n) => `#${n}`,
  },
  EBSCO: {
    title: (w) => `TI ${w}`, text: (w) => `(TI “${w}” OR AB “${w}”)`, strange: (w) => `ZZ ${w}`,
    limit: [' Limiters - English Language', 'Limiters - English Language'], line: (n) => `S${n} `, ref: (n) => `S${n}`,
  },
  ProQuest: { title: (w) => `ti(${w})`, text: (w) => `TI,AB(${w})`, limit: [' AND la.exact("ENG")', 'la.exact("ENG")'], strange: (w) => `ZZZ(${w})` },
  Scopus: { title: (w) => `TITLE(${w})`, text: (w) => `TITLE-ABS ( ${w} )`, limit: [' AND ( LIMIT-TO ( LANGUAGE,"English" ) )', 'LIMIT-TO ( LANGUAGE,"English" )'], strange: (w) => `TRADENAME ( ${w} )`, not: 'AND NOT' },
  'Web of Science': { title: (w) => `TI=(${w})`, text: (w) => `(TI=${w} OR AB=${w})`, limit: [' AND LA=(English)', 'LA=(English)'], strange: (w) => `QQ=(${w})`, line: (n) => `#${n} `, ref: (n) => `#${n}` },
  'Europe PMC': { title: (w) => `TITLE:${w}`, text: (w) => `TITLE_ABS:${w}`, limit: [' AND OPEN_ACCESS:y', 'OPEN_ACCESS:y'], strange: (w) => `PUBLISHER:${w}` },
  IEEE: { title: (w) => `"Document Title":${w}`, text: (w) => `("Document Title":"${w}" OR "Abstract":"${w}")`, strange: (w) => `"Strange Thing":${w}` },
  ACM: { title: (w) => `[Title: ${w}]`, text: (w) => `[[Title: ${w}] OR [Abstract: ${w}]]`, strange: (w) => `[Strange: ${w}]`, group: ['[', ']'] },
} // prettier-ignore

const [A, B, C, D, E] = ['walnut', 'gravel', 'hornet', 'velvet', 'pollen']
const words = [A, B, C, D, E] as const

const asked: fc.Arbitrary<Asked> = fc.letrec<{ asked: Asked; word: Asked }>((tie) => ({
  word: fc.record({ kind: fc.constant('word'), word: fc.constantFrom(...words), where: fc.constantFrom('title', 'text') }),
  asked: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    tie('word'),
    fc.record({ kind: fc.constantFrom('and', 'or'), of: fc.array(tie('asked'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('without'), wanted: tie('asked'), unwanted: tie('asked') }),
  ),
})).asked // prettier-ignore

function written(part: Asked, platform: Platform, isInside = false): string {
  const [open, close] = platform.group ?? ['(', ')']
  const group = (text: string) => (isInside ? `${open}${text}${close}` : text)
  const inside = (one: Asked) => written(one, platform, true)
  if (part.kind === 'word') return platform[part.where](part.word)
  if (part.kind === 'without') return group(`${inside(part.wanted)} ${platform.not ?? 'NOT'} ${inside(part.unwanted)}`)
  const sign = part.kind === 'and' ? (platform.and ?? 'AND') : (platform.or ?? 'OR')
  return group(part.of.map(inside).join(` ${sign} `))
}

type Fields = 'title' | 'abstract'
/** Whether a record with these words in these fields is asked for. */
const holds = (part: Asked, has: (word: string, field: Fields) => boolean): boolean => {
  if (part.kind === 'word') return has(part.word, 'title') || (part.where === 'text' && has(part.word, 'abstract'))
  if (part.kind === 'without') return holds(part.wanted, has) && !holds(part.unwanted, has)
  return part.kind === 'and' ? part.of.every((one) => holds(one, has)) : part.of.some((one) => holds(one, has))
}
const finds = (node: StringNode, has: (word: string, field: Fields) => boolean): boolean => {
  switch (node.kind) {
    case 'phrase':
      return (node.fields ?? ['title', 'abstract']).some((field) => has(node.text, field as Fields))
    case 'not':
      return !finds(node.of, has)
    case 'any':
      return node.of.some((one) => finds(one, has))
    case 'all':
    case 'near':
      return node.of.every((one) => finds(one, has))
    default:
      return true
  }
}

const records = fc.array(
  fc.uniqueArray(fc.tuple(fc.constantFrom(...words), fc.constantFrom<Fields[]>('title', 'abstract')), {
    selector: ([word, field]) => `${word} ${field}`,
  }),
  { minLength: 8, maxLength: 8 },
)

test.each(Object.entries(platforms))(
  '%s: whatever is asked is read so, in one line or in several, and every limit is named',
  (_, platform) => {
    fc.assert(
      fc.property(asked, records, fc.boolean(), fc.boolean(), (question, each, inLines, isLimited) => {
        const { line, ref, limit } = platform
        const isSeveral = inLines && line && ref && (question.kind === 'and' || question.kind === 'or')
        const sign = question.kind === 'and' ? (platform.and ?? 'AND') : (platform.or ?? 'OR')
        const text = isSeveral
          ? [
              ...question.of.map((one, index) => `${line(index + 1)}${written(one, platform)}`),
              `${line(question.of.length + 1)}${question.of.map((__, index) => ref(index + 1)).join(` ${sign} `)}`,
            ].join('\n')
          : written(question, platform, true)
        const whole = isLimited && limit ? `${text}${limit[0]}` : text
        const read = readSearchString(whole)
        const context = `${whole}\n${JSON.stringify(read)}`
        // “TI walnut” and “TITLE:walnut” alone may be questions of ours.
        if (!read && !isSeveral && /^(?:[()\s]|NOT|AND|OR|TITLE:\w+|TI \w+)+$/.test(whole)) return
        expect(read?.node, context).toBeDefined()
        if (!read?.node) return
        const { node } = read
        for (const record of each) {
          const has = (word: string, field: Fields) => record.some(([one, where]) => one === word && where === field)
          expect(finds(node, has), context).toBe(holds(question, has))
        }
        expect(
          read.refused.map(({ part }) => part),
          context,
        ).toEqual(isLimited && limit ? [limit[1]] : [])
        expect(read.notes, context).toEqual([])
      }),
      { numRuns: 40 },
    )
  },
)

test.each(Object.entries(platforms))(
  '%s: what is not known there is named, and so is what stands beside the search',
  (_, platform) => {
    const said = (text: string) => {
      const { notes = [], parameters } = queryForSource('pubmed', text) ?? {}
      return `${notes.join(' ')} ${parameters?.['term'] ?? ''}`
    }
    const known = `${platform.text(A)} ${platform.or ?? 'OR'} ${platform.title(B)}`
    const strange = said(`${known} ${platform.or ?? 'OR'} ${platform.strange('quartz')}`)
    expect(strange).toContain('quartz')
    expect(strange).toMatch(
      /Not read: “[^”]*(?:xyz|zz|quartz)|Looked for anywhere, since no field was read for it: .*quartz/i,
    )
    for (const beside of ['Filters: Humans, English', 'Language: French', 'Limits applied: adults'])
      expect(said(`${known}\n${beside}`)).toContain(`Not read: “${beside}”`)
    for (const unfinished of [`(${known}`, `${known})`, `${known} ${platform.and ?? 'AND'}`])
      expect(said(unfinished)).toMatch(
        /this bracket is never closed|nothing opens this bracket|nothing stands behind it/,
      )
  },
)

/** Pieces of every database in any order: nobody knows what it means, but no word of it may be missing. */
const pieces = [
  'exp Tea/', 'Hip Fractures/su [Surgery]', '*"Wounds and Injuries"/', 'tea.ti,ab.', 'tea.mp', '(hip adj3 fractur$).tw.', 'or/1-3', '1', '#2', 'S3', 'limit 2 to yr="2010 -Current"',
  '"Heart Failure"[Mesh:NoExp]', 'tea[xyz]', "'heart failure'/exp/mj", "'aspirin'/dd_ae", '[2010-2020]/py', '[humans]/lim', '(MH "Nurses+")', 'TI (a N3 b)', 'DE "Coping"', 'PT review', 'ZZ odd',
  'TITLE-ABS-KEY(tea)', 'LIMIT-TO(SUBJAREA, "MEDI")', 'PUBYEAR > 2009', 'TS=(tea SAME sleep)', 'WC=(Nursing)', 'QQ=(tea)', 'noft(tea)', 'MAINSUBJECT.EXACT("sleep")', '"Document Title":tea',
  '[Abstract: tea]', 'Odd:(tea)', 'MeSH descriptor: [Asthma] this term only', '{OR #1-#2}', '[mh ^"Back Pain"]', 'in Trials', 'Limiters - English Language', 'Filters: Humans', 'wom#n', 'randomi?ed', 'behavio$r',
  '(', ')', '“green tea”', '‘tea’', ' AND ', ' or ', ' not ', ' NEAR/3 ', ' adj2 ', '\n', '\n1. ', '\n#2 ', '\nS3 ', ' ', ', ', '; ', '* ', '<1946 to 2020>', 'Database: Ovid MEDLINE',
] // prettier-ignore

test('of pieces of any database in any order, every word is asked or named', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }), (parts) => {
      const text = parts.join(' ')
      const read = readSearchString(text)
      if (!read) return
      const found = queryForSource('pubmed', text)
      const all = `${found?.parameters['term'] ?? ''} ${read.refused.map(({ part }) => part).join(' ')} ${JSON.stringify(read.node ?? '')} ${read.notes.join(' ')}`
      const seen = new Set(all.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      const content = ['fractur', 'wounds', 'injuries', 'failure', 'nurses', 'coping', 'nursing', 'sleep', 'asthma', 'back', 'pain', 'green', 'surgery', 'humans', 'quartz', 'medi', 'odd'] // prettier-ignore
      // Lines that nothing refers to are named by their number.
      const isNamedByLine = /\bline \d/.test(all)
      for (const word of content)
        if (!isNamedByLine && new RegExp(`\\b${word}`, 'i').test(text))
          expect([...seen].some((one) => one.startsWith(word)), `${word} in ${text}\n${all}`).toBe(true) // prettier-ignore
    }),
    { numRuns: 200 },
  )
})
