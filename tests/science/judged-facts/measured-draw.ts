import { expect, test } from 'vitest'

import { corpusText } from './corpus-texts.ts'
import { judgedDraw, type DrawNumber } from './judged.ts'
import {
  compare,
  emptyTallies,
  isOfWhole,
  precisionOf,
  recallOf,
  tallied,
  type Mistake,
  type TalliedKind,
} from './measure.ts'
import { rulesSay, type Said } from './rules-say.ts'

/** What the rules reach in a draw, rounded down: no kind falls below it. */
export type LeastPrecision = Readonly<Partial<Record<TalliedKind, number>>>

const nameOf = ({ kind, passage, said, judged, start }: Mistake) =>
  [kind, passage.source, passage.id, said === undefined ? `missed ${judged}` : `read ${said}`, start ?? ''].join(' ')

/** Paragraphs of one article are in many draws: it is read once for a file of tests. */
const whole = new Map<string, Said>()
function wholeSays(id: string, text: string, hasDirection: boolean): Said {
  const key = `${id} ${hasDirection}`
  const said = whole.get(key) ?? rulesSay(text, 'fulltext', hasDirection)
  whole.set(key, said)
  return said
}

/**
 * A test of one draw: precision of each kind is at least what it was, and precision and recall are printed. Where the corpus
 * is not, there is nothing to measure. `JUDGED_MISTAKES=size,p` names the mistakes of those kinds.
 */
export function testPrecisionOf(which: DrawNumber, least: LeastPrecision): void {
  test(`precision and recall of what the rules read in draw ${which}`, () => {
    const passages = (judgedDraw(which) ?? []).flatMap((passage) => {
      const text = corpusText(passage.source, passage.id)
      return text === undefined ? [] : [{ passage, text }]
    })
    if (passages.length === 0) return
    const tallies = emptyTallies()
    let protocols = 0
    const mistakes = passages.flatMap(({ passage, text }) => {
      const [[start, end] = [0, 0]] = passage.spans
      const hasDirection = passage.kind === 'abstract' || passage.kind === 'article'
      const said = isOfWhole(passage)
        ? wholeSays(passage.id, text, hasDirection)
        : rulesSay(text.slice(start, end), 'abstract', hasDirection)
      if (passage.protocol && said.design === 'randomised-trial') protocols++
      return compare(passage, said, tallies)
    })
    const kinds = process.env['JUDGED_MISTAKES']?.split(',') ?? []
    for (const mistake of mistakes) if (kinds.includes(mistake.kind)) console.info(nameOf(mistake))
    console.info(
      `draw ${which}: precision and recall\n` +
        tallied
          .map((kind) => {
            const tally = tallies[kind]
            const { right, wrong, missed, tolerated } = tally
            return `${kind.padEnd(20)} ${precisionOf(tally).toFixed(3)} (${right} of ${right + wrong})  ${recallOf(tally).toFixed(3)} (${right} of ${right + missed})  ${tolerated} tolerated`
          })
          .join('\n') +
        `\nprotocols whose design says a randomised trial and not a protocol: ${protocols} of ${passages.filter(({ passage }) => passage.protocol).length}`,
    )
    for (const kind of tallied)
      expect(precisionOf(tallies[kind]), `precision of ${kind}`).toBeGreaterThanOrEqual(least[kind] ?? 0)
  })
}
