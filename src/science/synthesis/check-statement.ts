import type { StatementProblem } from '#contract/evidence.ts'

import { sampleSizesIn } from '../evidence/sample-size.ts'
import { directionOf } from './direction.ts'
import type { ReadablePaper } from './read-papers.ts'
import { armProblems } from './statement-arms.ts'
import { amountProblems } from './statement-amounts.ts'
import { figureProblems } from './statement-figures.ts'
import { nameProblems } from './statement-names.ts'
import { nearCopyProblems } from './statement-near-copy.ts'
import { peopleProblems } from './statement-people.ts'
import { pairingOf } from './statement-pairs.ts'
import { placeProblems, type PlaceProblem } from './statement-places.ts'
import { polarityProblems } from './statement-polarity.ts'
import { comparatorProblems } from './statement-comparator.ts'
import { factorProblems } from './statement-factors.ts'
import { firmnessProblems } from './statement-firmness.ts'
import { thingProblems } from './statement-things.ts'
import { uncheckedProblems } from './statement-alignment.ts'
import { speltOut } from './statement-short-forms.ts'
import { speaksInTheirWords } from './statement-words.ts'

type Borne = {
  /** Passages that were found where they were said to stand. */
  sources: readonly string[]
  /** Papers that these passages are from. */
  papers?: readonly ReadablePaper[]
  /** A text of one's own may be put together anew: its sentences are no passages of different works. */
  mayCombine?: boolean
}

/** A p value or an interval, from which chance is read. */
const byChance = /\bCIs?\b|\binterval\b|\bp[\s-]?(?:values?\b|[=<>≥≤])/i
const MOST = 20
const SUBJECT_MAX = 300
/** Certain where the sentence says it in the words of its passages, doubtful where it has words of its own. */
const inItsWords = new Set<StatementProblem['kind']>(['direction-differs', 'denial-differs', 'arms-differ'])
const doubtful = new Set<StatementProblem['kind']>([
  'hedge-removed',
  'people-differ',
  'comparator-differs',
  'not-checked',
])
/** Of a longer sentence the direction is not read beyond this. */
const LETTERS = 4000

/**
 * What a sentence says beyond, or against, the passages that bear it: numbers, units and names of ratios that stand in none
 * of them and are no known fact of their papers (year, people studied), another direction, a denial that is not theirs. One
 * check for everything that a model writes. It reads words and the order of a comparison's sides: an empty list means that
 * nothing was found, not that the sentence is true. What words of its own may say otherwise than they were read is doubtful.
 */
export function statementProblems(
  text: string,
  { sources, papers = [], mayCombine = false }: Borne,
): StatementProblem[] {
  if (sources.length === 0 || isWordForWord(text, sources)) return []
  const isNull = sources.some(
    (source) => byChance.test(source) && directionOf(source.slice(0, LETTERS)) === 'no difference',
  )
  const copied = nearCopyProblems(text, sources)
  const polarity = copied ?? polarityProblems(text, sources, isNull)
  const told = [
    ...sources,
    ...papers.flatMap(({ title, keywords, abstract = '' }) => [title, ...keywords, abstract.slice(0, 6000)]),
  ]
  const amounts = amountProblems(text, sources, { facts: papers.flatMap(factsOf), counts: papers.length, told })
  const problems: StatementProblem[] = [
    ...amounts,
    ...factorProblems(text, sources),
    ...nameProblems(text, sources, papers.flatMap(knownOf)),
    ...thingProblems(text, speltOut(sources, told), told),
    ...sureOfPlace(placeProblems(text, sources), text, sources),
    ...peopleProblems(text, sources, told),
    ...comparatorProblems(text, told),
    ...firmnessProblems(text, sources),
    ...(copied || polarity.length > 0 ? polarity : figureProblems(text, sources)),
  ]
  if (problems.length === 0) problems.push(...armProblems(text, sources, mayCombine))
  if (problems.length === 0 && !copied) problems.push(...uncheckedProblems(text, sources, told, isNull))
  const isPlain = problems.some(({ kind }) => inItsWords.has(kind)) && speaksInTheirWords(text, sources)
  return problems.slice(0, MOST).map(({ kind, subject, isDoubtful }) => ({
    kind,
    ...(subject !== undefined && { subject: subject.slice(0, SUBJECT_MAX) }),
    ...((isDoubtful || doubtful.has(kind) || (inItsWords.has(kind) && !isPlain)) && { isDoubtful: true }),
  }))
}

/** A figure is said to stand elsewhere where both readings of its place say so; where they differ, it may. */
function sureOfPlace(
  problems: readonly PlaceProblem[],
  text: string,
  [only = '']: readonly string[],
): StatementProblem[] {
  if (problems.length === 0) return []
  const pairing = pairingOf(text, only)
  return problems.map((each) => (pairing?.is === 'differs' ? each : { ...each, isDoubtful: true }))
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.])/g, '')
    .trim()
    .replace(/ ?\.$/, '')

/** A whole sentence of a source as it stands there, with or without its brackets, says nothing that the source does not. */
function isWordForWord(text: string, sources: readonly string[]): boolean {
  const said = folded(text)
  const bare = sources.map((source) => source.replaceAll(/\([^()]{0,200}\)/g, ''))
  return [...sources, ...bare].some((source) => {
    const whole = folded(source)
    const at = whole.indexOf(said)
    if (said === '' || at < 0) return false
    const after = whole.slice(at + said.length)
    return (at === 0 || /[.!?] $/.test(whole.slice(0, at))) && (after === '' || after.startsWith('. '))
  })
}

/** Words that are known of a paper: what it is called, who wrote it and where, what it says that it is about. */
const knownOf = ({ title, authors, venue, keywords, abstract = '' }: ReadablePaper): string[] => [
  title,
  ...authors.flatMap(({ family = '', literal = '' }) => [family, literal]),
  venue ?? '',
  ...keywords,
  // Short forms are spelt out there.
  ...(abstract.slice(0, 6000).match(/[^.]{0,120}\(\p{Lu}[\p{L}\d-]{1,8}\)/gu) ?? []),
]

/** Numbers that are known of a paper: its year, and how many people it says that it studied. */
function factsOf({ year, abstract = '' }: ReadablePaper): number[] {
  return [...(year === undefined ? [] : [year]), ...sampleSizesIn(abstract.slice(0, 6000)).map(({ value }) => value)]
}
