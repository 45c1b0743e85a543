import { mostMarked } from '#science/statistics/distributions/binomial.ts'

/**
 * A random sample of the records that were left when the ranked screening paused. All counts are whole numbers: `left` records
 * were unread then, `drawn` of them were read, `relevant` of those were relevant.
 */
export type ControlSample = { left: number; drawn: number; relevant: number }

export type RecallBound = {
  /** Relevant records found, those of the sample included. */
  found: number
  /** The most that may still lie unread, at the confidence asked for. */
  mostMissed: number
  /** found / (found + mostMissed); absent while nothing relevant has been found. */
  recallAtLeast?: number
  /** The same with the sample's own share in place of the bound: what is likely, without any safety. */
  recallLikely?: number
  confidence: number
}

/**
 * How much of what is relevant has been found at least. `foundBefore` are the relevant records found before the sample was
 * drawn. One-sided and exact: by the hypergeometric distribution, because the records are finite and none is drawn twice.
 * Source: Callaghan & Muller-Hansen 2020, Systematic Reviews 9:273.
 */
export function recallBound(foundBefore: number, sample: ControlSample, confidence = 0.95): RecallBound {
  const { left, drawn, relevant } = sample
  const unread = left - drawn
  const mostMissed = Math.min(unread, mostMarked(relevant, drawn, left, 1 - confidence) - relevant)
  const found = foundBefore + relevant
  const likelyMissed = drawn === 0 ? unread : (unread * relevant) / drawn
  return {
    found,
    mostMissed,
    ...(found > 0 && {
      recallAtLeast: found / (found + mostMissed),
      recallLikely: found / (found + likelyMissed),
    }),
    confidence,
  }
}

/** How many must be drawn, without one of them being relevant, to show this recall. Undefined where no sample of them can. */
export function sampleNeeded(found: number, left: number, target: number, confidence = 0.95): number | undefined {
  if (found <= 0) return undefined
  const shows = (drawn: number) =>
    (recallBound(found, { left, drawn, relevant: 0 }, confidence).recallAtLeast ?? 0) >= target
  if (!shows(left)) return undefined
  let low = 0
  let high = left
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (shows(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Irrelevant records in a row at the end of what was screened. */
export function irrelevantInARow(verdicts: readonly boolean[]): number {
  const last = verdicts.lastIndexOf(true)
  return verdicts.length - 1 - last
}

export type StopState = {
  /** All records that were to be screened. */
  records: number
  /** Verdicts in the order in which they were given, true for relevant, without the control sample. */
  verdicts: readonly boolean[]
  sample?: ControlSample
  /** How they were put in order, where all were read in it: "an order learnt from those accepted before". */
  order?: string
  /** Recall that is to be reached, 0.95 unless told, with this confidence, 0.95 unless told. */
  target?: number
  confidence?: number
}

export type StopAdvice = {
  /** `go-on`: too early. `sample`: time to draw the control sample. `may-stop`: the sample shows the recall. `finished`: all read. */
  advice: 'go-on' | 'sample' | 'may-stop' | 'finished'
  inARow: number
  bound?: RecallBound
  /** Records of a sample that would show the recall if none of them were relevant. */
  sampleSize?: number
  /** What to do, for the person. */
  sentence: string
  /** What was done, for the methods section. */
  methods: string
}

/** Irrelevant records in a row after which a sample is worth its work: a twentieth of all, 50 at least. */
export const rowBeforeSample = (records: number) => Math.max(50, Math.ceil(records / 20))

/** When to stop, with a number behind it. It never says "stop" from a row of irrelevant records alone. */
export function stopAdvice({ target = 0.95, confidence = 0.95, ...state }: StopState): StopAdvice {
  const { records, verdicts, sample, order } = state
  const screened = verdicts.length
  const found = verdicts.filter(Boolean).length
  const inARow = irrelevantInARow(verdicts)
  const read = screened + (sample?.drawn ?? 0)
  const before = `${screened} of ${records} records (${share(screened, records)}) were screened${order === undefined ? '' : ` in ${order}`}: ${found} ${found === 1 ? 'was' : 'were'} relevant`
  if (read >= records) {
    const all = found + (sample?.relevant ?? 0)
    return {
      advice: 'finished',
      inARow,
      sentence: `All ${records} records are screened; ${all} are relevant.`,
      methods: `All ${records} records were screened; ${all} were relevant.`,
    }
  }
  const methodsSoFar = inARow === 0 ? `${before}.` : `${before}, the last ${inARow} in a row were not.`
  if (sample) return afterSample({ records, verdicts, sample, target, confidence }, found, inARow, methodsSoFar)

  const left = records - screened
  const sampleSize = sampleNeeded(found, left, target, confidence)
  const row = inARow === 1 ? 'The last record was' : `${inARow} records in a row were`
  const early = found === 0 || inARow < rowBeforeSample(records)
  return {
    advice: early ? 'go-on' : 'sample',
    inARow,
    ...(sampleSize !== undefined && { sampleSize }),
    sentence:
      found === 0
        ? 'Nothing relevant has been found yet: go on.'
        : early
          ? `${row} irrelevant. Go on until ${rowBeforeSample(records)} are, then draw a random sample of the rest.`
          : `${row} irrelevant. Draw a random sample of the ${left} unread records: ${sampleSize ?? left} without a relevant one would show a recall of ${percent(target)}.`,
    methods: methodsSoFar,
  }
}

function afterSample(
  { records, verdicts, sample, target, confidence }: Required<Omit<StopState, 'order'>>,
  found: number,
  inARow: number,
  methodsSoFar: string,
): StopAdvice {
  const bound = recallBound(found, sample, confidence)
  const shown = bound.recallAtLeast ?? 0
  const isEnough = shown >= target
  const sure = `with ${percent(confidence)} confidence at least ${percentDown(shown)} of the relevant records are found`
  const methods = `${methodsSoFar} Of the ${sample.left} records left a random sample of ${sample.drawn} was screened: ${sample.relevant} ${sample.relevant === 1 ? 'was' : 'were'} relevant. With ${percent(confidence)} confidence (one-sided, exact hypergeometric bound) at least ${percentDown(shown)} of the relevant records had been found (${bound.found} found, at most ${bound.mostMissed} missed).`
  return {
    advice: isEnough ? 'may-stop' : 'go-on',
    inARow,
    bound,
    sentence: isEnough
      ? `The sample shows it: ${sure}. You may stop; ${records - verdicts.length - sample.drawn} records stay unread.`
      : `So far ${sure}, not ${percent(target)}. Go on screening, or draw more for the sample.`,
    methods,
  }
}

const share = (part: number, whole: number) => percent(whole === 0 ? 0 : part / whole)
const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`
/** Rounded down: a bound is not to look better than it is. */
const percentDown = (value: number) => `${Math.floor(1000 * value) / 10}%`
