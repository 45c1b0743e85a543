import type { Absent, Answer, AnswerQuestion, AnswerRow, ProseSentence } from '#contract/answer.ts'

import { countedStudies } from './verdict.ts'
import { counted, effectText, listed, twoDigits } from './words.ts'

type Parts = Omit<Answer, 'prose'>

const RATIOS = new Set(['RR', 'OR', 'HR', 'IRR'])

/** The answer in whole sentences, in the order of an abstract. Each rests on rows or computed figures, and says no more. */
export function proseOf(answer: Parts): ProseSentence[] {
  const sentences: ProseSentence[] = []
  const add = (part: ProseSentence['part'], text: string, rowIds: readonly string[], figures: string[] = []) =>
    sentences.push({
      id: `${part}-${sentences.filter((sentence) => sentence.part === part).length + 1}`,
      part,
      text: text.slice(0, 2000),
      rowIds: [...rowIds],
      figures,
    })
  const { rows, verdict, pooled, notPooled, question } = answer
  const open = rows.filter(({ isOut }) => !isOut)
  const studies = countedStudies(rows)
  const speaking = studies.filter(({ says }) => says !== 'nothing')
  const ids = speaking.flatMap((study) => study.rows.map(({ id }) => id))
  if (verdict) {
    add(
      'answer',
      `${verdict.says}.${question.isClaimAssumed ? ` No word of the question was read as saying which way; it was taken as “${verdict.names.favour}”.` : ''} ${verdict.counted}${verdict.word === 'nothing' && !question.concepts.some(({ role }) => role === 'outcome') ? ' The question names no outcome, and without one no result is counted.' : ''}`,
      ids,
      ['verdict'],
    )
    if (pooled) add('answer', pooledText(pooled), pooled.rowIds, ['pooled'])
    else if (notPooled && speaking.length > 1) add('answer', notPooled, ids)
    const counter = disagreement(answer)
    if (counter) add('answer', counter, ids, ['verdict', 'pooled'])
    for (const { rows: own } of speaking)
      for (const row of own)
        if (row.says !== 'nothing' || row.effect) add('studies', rowText(row, verdict.names), [row.id])
    const silent = studies.filter(({ says }) => says === 'nothing').flatMap((study) => study.rows)
    for (const { label, because = '', id } of open.filter(({ group }) => group === 'beside'))
      add('studies', `${label} speaks of it. ${because}`, [id])
    if (silent.length > 0)
      add(
        'studies',
        `${silent.length === 1 ? `${silent[0]?.label ?? ''} has` : `${counted(silent.length, 'paper', 'papers')} (${shortList(silent)}) have`} no result on this question that could be read.`,
        silent.map(({ id }) => id),
      )
  } else {
    const told = open.filter(({ evidence }) => evidence)
    add(
      'answer',
      `${whyNoVerdict(question.kind)} ${told.length === 0 ? 'No paper here has a sentence with its words.' : `Below stands the sentence of ${counted(told.length, 'paper', 'papers')} that has most of its words, and nothing is concluded from ${told.length === 1 ? 'it' : 'them'}.`}`,
      told.map(({ id }) => id),
    )
    for (const row of open) if (row.group === 'study' && row.evidence) add('studies', quotedText(row), [row.id])
  }
  const reviews = open.filter(({ group }) => group === 'review')
  for (const row of reviews) {
    if (row.says !== 'nothing' && verdict)
      add('reviews', `${rowText(row, verdict.names)} It is a review and is not counted beside its studies.`, [row.id])
    else if (!verdict && row.evidence) add('reviews', quotedText(row), [row.id])
  }
  const under = open.filter(({ group }) => group === 'under-way')
  if (under.length > 0)
    add(
      'reviews',
      `Under way: ${shortList(under)} ${under.length === 1 ? 'is a protocol' : 'are protocols'} without results.`,
      under.map(({ id }) => id),
    )
  const retracted = open.filter(({ group }) => group === 'retracted')
  if (retracted.length > 0)
    add(
      'reviews',
      `${shortList(retracted)} ${retracted.length === 1 ? 'is' : 'are'} retracted and not counted.`,
      retracted.map(({ id }) => id),
    )
  for (const { text, rowIds, id } of answer.reasons) add('sureness', text, rowIds, [id])
  for (const { text, groups, id } of answer.leads)
    add(
      'differences',
      text,
      groups.flatMap(({ rowIds }) => rowIds),
      [id],
    )
  if (verdict && speaking.length > 2 && answer.leads.length === 0 && answer.leadsTried > 0)
    add(
      'differences',
      `Nothing that was extracted separates the studies: ${counted(answer.leadsTried, 'column was', 'columns were')} tried.`,
      ids,
    )
  for (const { label, evidence, rowId } of answer.limits ?? [])
    add('limits', `${label}: “${evidence.quote.slice(0, 1500)}”`, [rowId], ['limits'])
  for (const each of answer.absent) add('absent', absentText(each), each.rowIds)
  return sentences.slice(0, 400)
}

/** Why there is no verdict: the question is of a kind that no count of studies answers. */
const whyNoVerdict = (kind: AnswerQuestion['kind']): string =>
  kind === 'number'
    ? 'The question asks for a number, and a count of studies for and against answers none; Copilot looks for the number and its quote.'
    : kind === 'definition'
      ? 'The question asks what something is, and has no yes or no.'
      : kind === 'list'
        ? 'The question asks for a list, and has no yes or no.'
        : kind === 'method'
          ? 'The question asks how something was done, and has no yes or no.'
          : kind === 'product'
            ? 'The question is about Roadrunner, which the help answers and no paper.'
            : 'The rules read no yes or no in the question: it names nothing that is tried with an outcome that could go up or down.'

const absentText = ({ scope }: Absent) => (scope.endsWith('.') ? scope : `${scope}.`)
const shortList = (rows: readonly AnswerRow[]) =>
  rows.length > 6
    ? `${rows
        .slice(0, 5)
        .map(({ label }) => label)
        .join(', ')} and ${rows.length - 5} more`
    : listed(rows.map(({ label }) => label))

function pooledText({
  measure,
  measureName,
  estimate,
  low,
  high,
  i2,
  k,
  prediction,
  people,
  model,
}: NonNullable<Answer['pooled']>): string {
  const none = RATIOS.has(measure) ? 1 : 0
  const direction = low <= none && high >= none ? ', an interval that holds no effect' : ''
  const differ =
    i2 >= 75
      ? ' The studies differ far more than chance allows'
      : i2 >= 40
        ? ' The studies differ more than chance alone would have it'
        : ' The studies agree about as well as chance allows'
  const next = prediction
    ? `: a new one might find anything from ${twoDigits(prediction.low)} to ${twoDigits(prediction.high)}`
    : ''
  return `Pooled over ${counted(k, 'study', 'studies')}${people === undefined ? '' : ` with ${people.toLocaleString('en')} people`} the ${measureName} is ${twoDigits(estimate)} (95% interval ${twoDigits(low)} to ${twoDigits(high)})${direction}, by ${model}.${differ} (I² ${Math.round(i2)} %)${next}.`
}

/** Of fewer studies than these nobody can tell how far studies differ. */
const FEW = 5

/** Where the count of studies and the pooled figure do not say the same. */
function disagreement({ verdict, pooled, question, rows }: Parts): string | undefined {
  if (!verdict || !pooled) return undefined
  const none = RATIOS.has(pooled.measure) ? 1 : 0
  const way = pooled.high < none ? 'lower' : pooled.low > none ? 'higher' : 'same'
  const own = rows.filter(({ id }) => pooled.rowIds.includes(id))
  const isEachClear = own.length > 0 && own.every(({ says }) => says === 'favour' || says === 'against')
  if (way === 'same' && isEachClear && pooled.k < FEW)
    return `Each of the ${pooled.k} studies is clear by itself. How far they differ is estimated from so few that their average stays open.`
  if (verdict.word === 'too-few') return undefined
  const isCountClear =
    ['yes', 'mostly-yes', 'opposite', 'mostly-no'].includes(verdict.word) && question.kind !== 'association'
  const isCountNone =
    verdict.word === 'no-clear-effect' || (verdict.word === 'mostly-no' && question.kind === 'association')
  if ((isCountClear && way === 'same') || (isCountNone && way !== 'same'))
    return 'The count of studies and the pooled figure do not agree: a count weighs each study alike and measures how large the studies were as much as what they found.'
  return undefined
}

const named: Partial<Record<AnswerRow['source'], string>> = {
  summary: ' (Roadrunner’s summary)',
  rebuilt: ' (rebuilt abstract)',
  title: ' (title)',
}
const provenance = ({ source }: AnswerRow) => named[source] ?? ''

/** One result in a sentence: who found what, with its figure. */
function rowText(row: AnswerRow, names: NonNullable<Answer['verdict']>['names']): string {
  const { label, says, design, people, counts, effect, subgroup } = row
  const who = `${label}${provenance(row)}`
  const of =
    design || people !== undefined
      ? `, ${design ? `a ${design}` : 'a study'}${people === undefined ? '' : ` of ${people.toLocaleString('en')} people`},`
      : ''
  const where = subgroup
    ? ` ${/^(?:in|among|for|patients|people|children|women|men|those|adults)\b/i.test(subgroup) ? `in ${subgroup.replace(/^\w/, (letter) => letter.toLowerCase())}` : `for ${subgroup}`}`
    : ''
  const numbers = [
    ...(counts
      ? [
          `${counts.events.toLocaleString('en')} of ${counts.total.toLocaleString('en')} against ${counts.controlEvents.toLocaleString('en')} of ${counts.controlTotal.toLocaleString('en')}`,
        ]
      : []),
    ...(effect ? [`${effectText(effect)}${effect.isComputed ? ', worked out' : ''}`] : []),
  ]
  return `${who}${of} found ${says === 'nothing' ? 'a result whose side is not clear' : names[says]}${where}${numbers.length > 0 ? `: ${numbers.join('; ')}` : ''}.`
}

const quotedText = (row: AnswerRow): string =>
  `${row.label}${provenance(row)}: “${(row.evidence?.quote ?? '').slice(0, 1500)}”`
