import { expect, test } from 'vitest'

import { findFacts, factsOf } from '#science/evidence/facts/find-facts.ts'
import { paperPartOf } from '#science/evidence/facts/paper-part.ts'
import { remembered } from '#science/evidence/remembered.ts'
import { saysSignificant } from '#science/evidence/recheck/p-from-test.ts'
import { recheckFacts } from '#science/evidence/recheck/recheck-facts.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { readFromFacts } from '#science/extraction/propose-cells.ts'

import { corpusLines } from '../../corpus.ts'

type Article = { id: string; title: string; abstract: string; abstract_sections?: string[] }
type Prompt = { doc_id: string; intervention: string; comparator: string; outcome: string }
type Judged = Prompt & { answer: string; evidence: string[]; unanimous: boolean }

const articles = (corpusLines('rct-a.jsonl.gz') as Article[] | undefined) ?? [
  {
    id: 'own',
    title: 'Tea versus water: a randomised trial',
    abstract:
      'Methods: Adults were randomised to tea or water. Results: Sleep improved (p < 0.01). Conclusions: Tea helps.',
    abstract_sections: ['Methods', 'Results', 'Conclusions'],
  },
]
const prompts = (corpusLines('rct-a.pico.jsonl.gz') as Prompt[] | undefined) ?? [
  { doc_id: 'own', intervention: 'tea', comparator: 'water', outcome: 'sleep' },
]
const judged = (corpusLines('rct-a.evidence.jsonl.gz') as Judged[] | undefined) ?? [
  { doc_id: 'own', intervention: 'tea', comparator: 'water', outcome: 'sleep', answer: 'increased', evidence: ['Sleep improved with tea (p < 0.01).'], unanimous: true },
  { doc_id: 'own', intervention: 'tea', comparator: 'water', outcome: 'naps', answer: 'no difference', evidence: ['Naps were as many (p = 0.40).'], unanimous: true },
] // prettier-ignore
/** Tests read the same papers, and several prompts rest on one sentence. */
const factsIn = remembered(10_000, (text) => findFacts(text, { kind: 'abstract' }))
const wholeOf = ({ title, abstract }: Article) => `${title}\n\n${abstract}`
const share = (right: number, all: number) => `${right} of ${all} (${((100 * right) / Math.max(1, all)).toFixed(1)}%)`

test('parts of structured abstracts are those that their publishers name', () => {
  let named = 0
  let found = 0
  let wrong = 0
  for (const article of articles) {
    const { abstract_sections: sections = [] } = article
    const parts = new Set(factsOf(factsIn(wholeOf(article)), 'abstract-part').map(({ value }) => value))
    const expected = new Set(
      sections.map(paperPartOf).filter((part) => part !== undefined && !['abstract', 'title', 'ethics'].includes(part)),
    )
    if (expected.size === 0) continue
    for (const part of expected) {
      named++
      if (part && parts.has(part)) found++
    }
    for (const part of parts) if (!expected.has(part)) wrong++
  }
  console.info('abstract parts found', share(found, named), '; found beside them', wrong)
  expect(found / named).toBeGreaterThanOrEqual(0.95)
  expect(wrong / named).toBeLessThanOrEqual(0.05)
})

const small = new Set(
  'the of and with for a an to in on or group groups arm treatment therapy control daily mg dose care mg/day day'.split(
    ' ',
  ),
)
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !small.has(word))
    .map((word) => word.slice(0, 5))
const overlaps = (a: string, b: string) => {
  const known = new Set(words(a))
  return (
    words(b).some((word) => known.has(word)) ||
    a.toLowerCase().includes(b.toLowerCase()) ||
    b.toLowerCase().includes(a.toLowerCase())
  )
}

test('arms that doctors named are mostly among those that the rules read from title and abstract', () => {
  const byPaper = new Map<string, Prompt[]>()
  for (const prompt of prompts) byPaper.set(prompt.doc_id, [...(byPaper.get(prompt.doc_id) ?? []), prompt])
  let asked = 0
  let hasAny = 0
  let right = 0
  let comparators = 0
  for (const article of articles) {
    const own = byPaper.get(article.id)
    if (!own) continue
    asked++
    const arms = factsOf(factsIn(wholeOf(article)), 'arm')
    if (arms.length === 0) continue
    hasAny++
    const named = own.flatMap(({ intervention, comparator }) => [intervention, comparator])
    if (arms.some(({ value }) => named.some((name) => overlaps(value, name)))) right++
    if (arms.some(({ value }) => own.some(({ comparator }) => overlaps(value, comparator)))) comparators++
  }
  console.info(
    'papers with arms read',
    share(hasAny, asked),
    '; with one that doctors named',
    share(right, hasAny),
    '; with their comparator',
    share(comparators, hasAny),
  )
  expect(right / hasAny).toBeGreaterThanOrEqual(0.7)
})

test('p values of evidence sentences agree with what doctors concluded from them', () => {
  let agree = 0
  let all = 0
  let written = 0
  let read = 0
  for (const { evidence, answer } of judged) {
    for (const sentence of evidence) {
      const ps = factsOf(factsIn(sentence), 'p-value').filter(({ role }) => role === 'result')
      if (/(?<![\p{L}\p{N}])p[\s-]*(?:values?)?\s*[<>=≤≥⩽]\s*[0.·]/iu.test(sentence)) {
        written++
        if (ps.length > 0) read++
      }
      const signs = new Set(ps.map(saysSignificant))
      if (ps.length === 0 || signs.size > 1 || signs.has(undefined)) continue
      all++
      if ((answer !== 'no difference') === signs.has(true)) agree++
    }
  }
  console.info(
    'evidence sentences with a p value in which it was read',
    share(read, written),
    '; agreement of its significance with the answer',
    share(agree, all),
  )
  expect(read / written).toBeGreaterThanOrEqual(0.97)
  expect(agree / all).toBeGreaterThanOrEqual(0.85)
})

test('what the rules propose for the columns of abstracts, and what they recompute', () => {
  const filled = new Map<string, number>()
  const verdicts = new Map<string, number>()
  for (const article of articles) {
    const text = wholeOf(article)
    const facts = factsIn(text)
    for (const { columnId } of readFromFacts(facts, { text }, columnLibrary).proposed)
      filled.set(columnId, (filled.get(columnId) ?? 0) + 1)
    for (const { rule, verdict } of recheckFacts(facts, text))
      verdicts.set(`${rule}: ${verdict}`, (verdicts.get(`${rule}: ${verdict}`) ?? 0) + 1)
  }
  console.info(
    'columns filled in',
    articles.length,
    'abstracts',
    Object.fromEntries([...filled].toSorted((a, b) => b[1] - a[1])),
  )
  console.info('recomputed', Object.fromEntries([...verdicts].toSorted(([a], [b]) => a.localeCompare(b))))
  expect((filled.get('design') ?? 0) / articles.length).toBeGreaterThanOrEqual(0.85)
})
