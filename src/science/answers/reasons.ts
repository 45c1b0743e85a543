import type { AnswerQuestion, AnswerRow, PooledAnswer, Reason } from '#contract/answer.ts'

import { eggerTest } from '../statistics/small-study/egger.ts'
import { pText } from '../statistics/report/number-text.ts'
import { countedDesign } from './design-words.ts'
import type { Pool } from './pool.ts'
import { countedStudies } from './verdict.ts'
import { counted, listed, measureName, said, twoDigits } from './words.ts'

/** From how many studies on tests of small studies are of use: Cochrane Handbook, chapter 13. */
const MANY = 10
const RATIOS = new Set(['RR', 'OR', 'HR', 'IRR'])

/** How sure one can be, as reasons that can be checked and not as a grade. */
export function reasonsOf(
  question: AnswerQuestion,
  rows: readonly AnswerRow[],
  pool: Pool | undefined,
  pooled: PooledAnswer | undefined,
): Reason[] {
  const speaking = countedStudies(rows)
    .filter(({ says }) => says !== 'nothing')
    .flatMap((study) => study.rows[0] ?? [])
  if (speaking.length === 0) return []
  const all = speaking.map(({ id }) => id)
  const reasons: Reason[] = []
  const add = (about: Reason['about'], text: string, rowIds: string[] = all) =>
    reasons.push({ id: about, about, text, rowIds })

  const designs = new Map<string | undefined, number>()
  for (const { design } of speaking) designs.set(design, (designs.get(design) ?? 0) + 1)
  add(
    'designs',
    `Designs: ${listed([...designs].toSorted((a, b) => b[1] - a[1]).map(([design, count]) => countedDesign(design, count)))}.`,
  )

  const sized = speaking.filter(({ people, counts }) => people !== undefined || counts)
  const total = sized.reduce(
    (sum, { people = 0, counts }) => sum + (counts ? counts.total + counts.controlTotal : people),
    0,
  )
  const withCounts = speaking.filter(({ counts }) => counts)
  const events = withCounts.reduce((sum, { counts }) => sum + (counts ? counts.events + counts.controlEvents : 0), 0)
  if (sized.length > 0)
    add(
      'people',
      `People: ${total.toLocaleString('en')} in ${counted(sized.length, 'study', 'studies')}${sized.length < speaking.length ? ` whose number could be read (of ${speaking.length})` : ''}${withCounts.length > 0 ? `, with ${events.toLocaleString('en')} events in ${withCounts.length === 1 ? 'the one' : `the ${withCounts.length}`} that ${withCounts.length === 1 ? 'gives' : 'give'} counts` : ''}.`,
      sized.map(({ id }) => id),
    )

  if (pooled) {
    const none = RATIOS.has(pooled.measure) ? 1 : 0
    const holds = pooled.low <= none && pooled.high >= none
    add(
      'precision',
      `Precision: the pooled ${measureName(pooled.measure)} lies between ${twoDigits(pooled.low)} and ${twoDigits(pooled.high)}${holds ? ', which holds no effect' : ''}. No smallest effect that matters was set: whether this is narrow enough is for the reader.`,
      pooled.rowIds,
    )
    add(
      'agreement',
      `Agreement: I² ${Math.round(pooled.i2)} %${pooled.prediction ? `; a new study might find anything from ${twoDigits(pooled.prediction.low)} to ${twoDigits(pooled.prediction.high)}` : ''}.`,
      pooled.rowIds,
    )
  }
  const population = question.concepts.find(({ role }) => role === 'population')
  const others = new Set(
    rows.filter(({ group, isOut }) => group === 'other-people' && !isOut).map(({ study }) => study),
  ).size
  add(
    'directness',
    population
      ? `Directness: the question asks about ${said(question, 'population')}; ${others > 0 ? `${counted(others, 'study of other people is', 'studies of other people are')} not counted; ` : ''}beyond the condition that it names, whether the people of a study are these stands in its row.`
      : 'Directness: the question names no people, so all were taken together.',
  )
  if (pool && pool.analysis.used.length >= MANY) {
    const result = eggerTest(pool.analysis.used.map(({ effect }) => effect))
    if (result.ok)
      add(
        'small-studies',
        `Small studies: Egger’s test ${result.test.p < 0.1 ? 'finds' : 'does not find'} that small studies differ from large ones (${pText(result.test.p)}, ${pool.analysis.used.length} studies).`,
        pool.rows.map(({ id }) => id),
      )
  }
  const retracted = rows.filter(({ group }) => group === 'retracted')
  if (retracted.length > 0)
    add(
      'integrity',
      `Integrity: ${counted(retracted.length, 'paper is', 'papers are')} retracted and not counted (${listed(retracted.map(({ label }) => label))}).`,
      retracted.map(({ id }) => id),
    )
  const bySource = (source: AnswerRow['source']) => speaking.filter((row) => row.source === source).length
  const texts = [
    [bySource('full-text'), 'from the full text'],
    [bySource('abstract'), 'from the abstract'],
    [bySource('rebuilt'), 'from the abstract as a database rebuilt it from an index of its words'],
    [bySource('summary'), 'from Roadrunner’s own summary and not the authors’ words'],
    [bySource('title'), 'from the title'],
  ] as const
  add(
    'texts',
    `Texts: ${listed(texts.filter(([count]) => count > 0).map(([count, where]) => `${counted(count, 'result', 'results')} read ${where}`))}.`,
  )
  return reasons
}
