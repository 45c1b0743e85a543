import type { Paper } from '#contract/papers.ts'

import { registrationsIn } from './facts/registration-facts.ts'
import { sampleSizeOf } from './sample-size.ts'

type Readable = Pick<Paper, 'id' | 'title' | 'abstract' | 'authors' | 'year'>

/** Papers that seem to report one study, the earliest first, and what they share. */
export type StudyReports = { papers: readonly string[]; because: string }

/** Years between two reports of one study; later ones are rather other studies of the same people. */
const YEARS = 5
const ALIKE = 0.75

/**
 * Groups of papers that seem to report one and the same study: the same number in a register of trials, or the same first
 * author and sample size with nearly the same title. Two reports are one piece of evidence. A rule of thumb that a person
 * decides upon. Quadratic in the number of papers.
 */
export function sameStudies(papers: readonly Readable[]): StudyReports[] {
  const read = papers.map((paper) => ({
    paper,
    numbers: new Set(registrationsIn(`${paper.title}\n\n${paper.abstract ?? ''}`)),
    size: sampleSizeOf(paper.abstract ?? '')?.value ?? sampleSizeOf(paper.title)?.value,
    words: wordsOf(paper.title),
  }))
  const groups: { members: typeof read; because: string }[] = []
  for (const one of read) {
    let shared: string | undefined
    const group = groups.find(({ members }) =>
      members.some((other) => {
        shared = sharedBy(one, other)
        return shared !== undefined
      }),
    )
    if (group && shared) {
      group.members.push(one)
      group.because = shared
    } else groups.push({ members: [one], because: '' })
  }
  return groups
    .filter(({ members }) => members.length > 1)
    .map(({ members, because }) => ({
      papers: members.toSorted((a, b) => (a.paper.year ?? 9999) - (b.paper.year ?? 9999)).map(({ paper }) => paper.id),
      because,
    }))
}

/** A report says that it is a further one of a study. */
const further =
  /\b(?:secondary|post hoc|ancillary|sub-?group|explorator\w+) analys[ei]s\b|\bsub-?study\b|\b(?:long-term |extended )?follow-up (?:results|study)\b|\bas (?:previously|earlier) reported\b|\bin a previous (?:study|report)\b|\bfurther results\b/i
const SHARED_AUTHORS = 3
const SHARED_WORDS = 2
const MOST_APART = 1.1

/** A secondary analysis or later follow-up by the same people of a study of about as many: one study, told twice. */
function tellsOnOf(a: Read, b: Read, both: number): boolean {
  const authors = new Set(a.paper.authors.map(({ family }) => family?.toLowerCase()))
  const shared = b.paper.authors.filter(({ family }) => family !== undefined && authors.has(family.toLowerCase()))
  const isNear = a.size !== undefined && b.size !== undefined && Math.max(a.size, b.size) <= MOST_APART * Math.min(a.size, b.size) // prettier-ignore
  const says = [a, b].some(({ paper }) => further.test(`${paper.title} ${paper.abstract ?? ''}`))
  return says && isNear && both >= SHARED_WORDS && shared.length >= SHARED_AUTHORS
}

type Read = { paper: Readable; numbers: ReadonlySet<string>; size: number | undefined; words: ReadonlySet<string> }

function sharedBy(a: Read, b: Read): string | undefined {
  const number = [...a.numbers].find((each) => b.numbers.has(each))
  if (number !== undefined) return `Both name the register number ${number}.`
  const family = familyOf(a.paper)
  if (family === '' || family !== familyOf(b.paper)) return undefined
  if (Math.abs((a.paper.year ?? 0) - (b.paper.year ?? 0)) > YEARS) return undefined
  const both = [...a.words].filter((word) => b.words.has(word)).length
  const alike = both / Math.max(1, Math.min(a.words.size, b.words.size))
  if (tellsOnOf(a, b, both)) return 'Same authors, about as many people, and one says that it is a further report.'
  const sameSize = a.size !== undefined && a.size === b.size
  const otherSize = a.size !== undefined && b.size !== undefined && a.size !== b.size
  if (otherSize || alike < (sameSize ? 0.5 : ALIKE)) return undefined
  return sameSize
    ? `Same first author and ${a.size} people, and titles that share most words.`
    : 'Same first author, and titles that share most words.'
}

const familyOf = ({ authors: [first] }: Readable) =>
  (first?.family ?? first?.literal?.split(/[\s,]+/).at(-1) ?? '').normalize('NFKD').toLowerCase()

const dull = new Set('with from trial study randomised randomized controlled effects effect patients among'.split(' '))
const wordsOf = (title: string) =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3 && !dull.has(word)),
  )
