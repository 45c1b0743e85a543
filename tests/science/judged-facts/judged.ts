import { existsSync, readFileSync } from 'node:fs'

/**
 * What a person found in a passage. A kind that ends in "?" may be read and need not be: neither right nor wrong.
 *
 * - `size`: people, animals or units of the whole study as it says them itself; a sum of arms, a plan, those analysed and
 *   the whole of a study of another kind are tolerated, an arm, those screened, events and another's population are wrong.
 * - `effect`: measure and estimate of a comparison; a change within one group is tolerated. `interval`: low, high.
 * - `p`: results; a threshold is wrong. `mean`: value, spread and SD, SE or pm (a ± of which the passage does not say what).
 * - `percentage`: shares of people or things; other percentages are tolerated, but strengths, plans and bounds are wrong.
 * - `count`: events of how many. `follow-up`: the last time after the start at which people are seen; earlier times and the
 *   length of a treatment are tolerated.
 */
export type JudgedFact = {
  kind: JudgedKind
  must: boolean
  values: (string | number)[]
  at?: [number, number]
  hash: string
}
export const judgedKinds = ['size', 'effect', 'interval', 'p', 'mean', 'percentage', 'count', 'follow-up'] as const
export type JudgedKind = (typeof judgedKinds)[number]

/**
 * A passage of a draw as it was judged: places and values, no words. `spans` are the parts that were read for facts, in
 * UTF-16 units of the text; size, design, follow-up and direction are those of the whole text. `direction`: what became of
 * the main outcome (up or down, better or worse), `none` for no clear difference, `mixed`, or `na` where nothing is compared
 * or nothing is known yet. Of `paragraphs` of an article nothing is judged that is the whole text's.
 */
export type JudgedPassage = {
  kind: 'sentence' | 'abstract' | 'article' | 'paragraphs'
  source: string
  id: string
  spans: [number, number][]
  /** The kinds that were judged, where not all were: size and follow-up of abstracts of draws 3 and 6 to 18, size alone of 20. */
  only?: JudgedKind[]
  protocol?: true
  design?: { is?: string[]; or?: string[] }
  direction?: string[]
  facts: JudgedFact[]
}

type Row = [kind: string, ...values: (string | number)[]]

export type DrawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21

/** One draw, or undefined before it is judged. */
export function judgedDraw(which: DrawNumber): JudgedPassage[] | undefined {
  const file = new URL(`draw-${which}.jsonl`, import.meta.url)
  if (!existsSync(file)) return undefined
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Omit<JudgedPassage, 'facts'> & { facts: Row[] })
  return rows.map((passage) => ({ ...passage, facts: passage.facts.map(factOf) }))
}

function factOf([name, ...rest]: Row): JudgedFact {
  const [start, end, hash] = rest.slice(-3)
  const kind = judgedKinds.find((known) => known === name.replace('?', ''))
  if (!kind || typeof start !== 'number' || typeof end !== 'number') throw new Error(`no judged fact: ${name}`)
  return {
    kind,
    must: !name.endsWith('?'),
    values: rest.slice(0, -3),
    hash: String(hash),
    ...(start < 0 ? {} : { at: [start, end] }),
  }
}
