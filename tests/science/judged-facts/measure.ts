import { judgedKinds, type JudgedFact, type JudgedPassage } from './judged.ts'
import type { Said, SaidFact } from './rules-say.ts'

/** `tolerated`: read, and neither right nor wrong, as a time of treatment is for the length of follow-up. */
export type Tally = { right: number; wrong: number; missed: number; tolerated: number }
/** Of those that a text has once, also what the rules let stand by itself. */
export const tallied = [
  ...judgedKinds,
  'follow-up or offered',
  'design',
  'direction',
  'certain size',
  'certain design',
  'certain direction',
] as const
export type TalliedKind = (typeof tallied)[number]
export type Mistake = { kind: TalliedKind; passage: JudgedPassage; said?: string; judged?: string; start?: number }

export const precisionOf = ({ right, wrong }: Pick<Tally, 'right' | 'wrong'>) =>
  right + wrong === 0 ? 1 : right / (right + wrong)
export const recallOf = ({ right, missed }: Pick<Tally, 'right' | 'missed'>) =>
  right + missed === 0 ? 1 : right / (right + missed)
export const emptyTallies = () =>
  Object.fromEntries(tallied.map((kind) => [kind, { right: 0, wrong: 0, missed: 0, tolerated: 0 }])) as Record<
    TalliedKind,
    Tally
  >

const MONTHS: Record<string, number> = {
  minutes: 1 / 43_830,
  hours: 1 / 730.5,
  days: 1 / 30.44,
  weeks: 1 / 4.348,
  months: 1,
  years: 12,
}
const sides: Record<string, string> = {
  increase: 'up', decrease: 'down', improvement: 'better', worsening: 'worse', 'no difference': 'none', 'no clear difference': 'none',
} // prettier-ignore

/** Counts what the rules said of one passage against what a person judged, and gives back each mistake. */
export function compare(passage: JudgedPassage, said: Said, tallies: Record<TalliedKind, Tally>): Mistake[] {
  const mistakes: Mistake[] = []
  const wrong = (kind: TalliedKind, words: string, start?: number) => {
    tallies[kind].wrong++
    mistakes.push({ kind, passage, said: words, ...(start === undefined ? {} : { start }) })
  }
  const missed = (kind: TalliedKind, words: string, start?: number) => {
    tallies[kind].missed++
    mistakes.push({ kind, passage, judged: words, ...(start === undefined ? {} : { start }) })
  }
  const open = passage.facts.filter(({ kind }) => kind !== 'size' && kind !== 'follow-up')
  for (const fact of said.facts) {
    if (passage.only && !passage.only.includes(fact.kind)) continue
    if (isOfWhole(passage) && !passage.spans.some(([from, to]) => from <= fact.start && fact.start < to)) continue
    if (isShareWithInterval(fact, said, passage) || isSaidAgain(fact, said)) continue
    const fitting = open.filter((judged) => judged.kind === fact.kind && fits(fact, judged))
    const best = fitting.find(({ must }) => must) ?? fitting[0]
    if (!best) wrong(fact.kind, fact.values.join(' '), fact.start)
    else if (best.must) {
      open.splice(open.indexOf(best), 1)
      tallies[best.kind].right++
    } else tallies[best.kind].tolerated++
  }
  for (const fact of open) if (fact.must) missed(fact.kind, fact.values.join(' '), fact.at?.[0])

  if (passage.kind === 'paragraphs') return mistakes
  /** A cell holds one value: right, tolerated, wrong, or missed where there was one to find. */
  const one = <T>(
    kind: TalliedKind,
    value: T | undefined,
    is: readonly T[],
    or: readonly T[],
    same: (a: T, b: T) => boolean,
  ) => {
    if (value !== undefined && is.some((judged) => same(value, judged))) {
      tallies[kind].right++
      return
    }
    if (value !== undefined) {
      if (or.some((judged) => same(value, judged))) tallies[kind].tolerated++
      else wrong(kind, String(value))
    }
    if (is.length > 0) missed(kind, is.join(' or '))
  }
  const numbers = (kind: 'size' | 'follow-up', must: boolean) =>
    passage.facts.filter((fact) => fact.kind === kind && fact.must === must)
      .map(({ values: [value, unit] }) => Number(value) * (unit === undefined ? 1 : (MONTHS[unit] ?? 1))) // prettier-ignore
  const both = (kind: 'size' | 'design' | 'direction', judge: (kind: TalliedKind, from: Said['certain']) => void) => {
    judge(kind, said)
    judge(`certain ${kind}`, said.certain)
  }
  both('size', (kind, { size }) => one(kind, size, numbers('size', true), numbers('size', false), (a, b) => a === b))
  // A time of a visit is only offered, and fills no cell by itself.
  const hasTimes = passage.only?.includes('follow-up') ?? true
  for (const [kind, months] of [
    ['follow-up', said.certain.months],
    ['follow-up or offered', said.months],
  ] as const)
    if (hasTimes)
      one(kind, months, numbers('follow-up', true), numbers('follow-up', false), (a, b) => Math.abs(a - b) <= 0.04 * b)
  if (passage.kind === 'sentence') return mistakes
  both('design', (kind, { design }) =>
    one(
      kind,
      design,
      passage.design?.is ?? [],
      passage.design?.or ?? [],
      (a, b) => a === b || (a === 'protocol' && passage.protocol === true),
    ),
  )
  const judged = passage.direction ?? ['mixed']
  if (judged[0] === 'mixed') return mistakes
  const hasSide = judged.includes('up') || judged.includes('down') || judged.includes('none') || judged[0] === 'na'
  both('direction', (kind, { direction }) => {
    const side = direction === undefined ? undefined : (sides[direction] ?? direction)
    one(kind, side, judged[0] === 'na' ? [] : judged, hasSide ? [] : ['up', 'down'], (a, b) => a === b)
  })
  return mistakes
}

/** Read as a whole article, of which only some paragraphs were judged. */
export const isOfWhole = ({ kind }: JudgedPassage): boolean => kind === 'article' || kind === 'paragraphs'

/** A share with its interval is read as an effect of the measure "proportion": its interval counts, the share does not. */
const isShareWithInterval = ({ kind, values, start }: SaidFact, { facts }: Said, { facts: judged }: JudgedPassage) =>
  kind === 'effect' &&
  values[0] === 'proportion' &&
  facts.some(
    (bounds) =>
      bounds.kind === 'interval' &&
      bounds.start === start &&
      judged.some((fact) => fact.kind === 'interval' && fits(bounds, fact)),
  ) &&
  !judged.some((fact) => fact.kind === 'effect' && fact.values[1] === values[1])

/** "12/45 (27%)" is read as a count and as a share with its count: one thing said twice. */
const isSaidAgain = (fact: SaidFact, { facts }: Said) =>
  fact.kind === 'count' &&
  facts
    .slice(0, facts.indexOf(fact))
    .some(
      ({ kind, values, start }) =>
        kind === 'count' && values.join() === fact.values.join() && Math.abs(start - fact.start) < 40,
    )

function fits({ kind, values }: SaidFact, { values: judged }: JudgedFact): boolean {
  const [first, second, third] = values
  if (kind === 'effect') return String(judged[0]).split('/').includes(String(first)) && second === judged[1]
  // A spread that the rules do not name says nothing false; one that they name must be the one that the text names.
  if (kind === 'mean')
    return first === judged[0] && second === judged[1] && (third === 'unclear' || third === judged[2])
  return values.every((value, at) => value === judged[at])
}
