import { type Example, fitLogistic, type LinearModel, scoresOf } from './logistic-regression.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { type ScreenedText, textVectors, type TextVectors } from './text-vectors.ts'

export type RankedOrder = {
  /** Places of the records that are still to be screened, the most promising first. */
  order: number[]
  /** `learnt`: from accepted and rejected records. `question`: from the words of the question alone. `random`: from nothing. */
  by: 'learnt' | 'question' | 'random'
}

/** A ranking that learns. Made once for a list of records; each `rank` learns from all verdicts that there are. */
export type ScreeningRanker = { rank(verdicts: ReadonlyMap<number, boolean>): RankedOrder }

export type RankerOptions = {
  /** Decides draws and the order where nothing is known. */
  seed: number
  /** The question and the criteria: they stand in for an accepted record until there is one. */
  question?: string
}

/** Unread records that stand in for rejected ones while few have been rejected: nearly all of them are irrelevant. */
const STAND_INS = 60
const PENALTY = 1
/** Weight of all examples together at most, so that the penalty means the same in small and large reviews. */
const MOST_WEIGHT = 200

/**
 * Ranks records by what was accepted so far. The same records, verdicts and seed give the same order on every machine.
 * Method: TF-IDF and logistic regression with both classes weighted to the same total, as in Ferdinands and others 2023,
 * Systematic Reviews 12:100, and de Bruin and others 2020 (ASReview).
 */
export function createRanker(records: readonly ScreenedText[], { seed, question }: RankerOptions): ScreeningRanker {
  const vectors = textVectors(records, question ? [question] : [])
  const random = seededRandom(seed)
  const tiebreak = records.map(() => random())
  const questionRow = question && rowLength(vectors, records.length) > 0 ? records.length : undefined
  let last: LinearModel | undefined

  return {
    rank(verdicts) {
      const open = records.flatMap((_, row) => (verdicts.has(row) ? [] : [row]))
      const isLearnt = [...verdicts.values()].includes(true)
      const examples = examplesOf(verdicts, open, isLearnt ? undefined : questionRow, tiebreak)
      if (!examples) {
        return { order: open.toSorted((a, b) => (tiebreak[a] ?? 0) - (tiebreak[b] ?? 0)), by: 'random' }
      }
      last = fitLogistic(vectors, examples, { penalty: PENALTY, ...(last && { from: last }) })
      const scores = scoresOf(vectors, last)
      return {
        order: open.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (tiebreak[a] ?? 0) - (tiebreak[b] ?? 0)),
        by: isLearnt ? 'learnt' : 'question',
      }
    },
  }
}

function examplesOf(
  verdicts: ReadonlyMap<number, boolean>,
  open: readonly number[],
  questionRow: number | undefined,
  tiebreak: readonly number[],
): Example[] | undefined {
  const accepted = [...verdicts].filter(([, relevant]) => relevant).map(([row]) => row)
  const rejected = [...verdicts].filter(([, relevant]) => !relevant).map(([row]) => row)
  if (accepted.length === 0 && questionRow === undefined) return undefined
  const missing = Math.max(0, STAND_INS - rejected.length)
  const standIns = open.toSorted((a, b) => (tiebreak[a] ?? 0) - (tiebreak[b] ?? 0)).slice(0, missing)
  if (rejected.length + standIns.length === 0) return undefined

  // A stand-in counts for half of a real verdict, and both classes for the same in all.
  const yes = [...accepted, ...(questionRow === undefined ? [] : [questionRow])]
  const no = rejected.length + 0.5 * standIns.length
  const total = Math.min(MOST_WEIGHT, yes.length + no)
  return [
    ...yes.map((row) => ({ row, relevant: true, weight: total / (2 * yes.length) })),
    ...rejected.map((row) => ({ row, relevant: false, weight: total / (2 * no) })),
    ...standIns.map((row) => ({ row, relevant: false, weight: (0.5 * total) / (2 * no) })),
  ]
}

const rowLength = ({ starts }: TextVectors, row: number) => (starts[row + 1] ?? 0) - (starts[row] ?? 0)
