import type { Fact } from '#science/evidence/facts/fact.ts'
import { categoryWords, designWords, effectWords, meanWords } from '#science/extraction/cell-words.ts'
import { capitalise } from '#shared/format/capitalise.ts'

const pWords = ({ operator, value }: { operator: string; value: number }) => `p ${operator} ${value}`
const wordsOf = (value: string) => categoryWords[value] ?? capitalise(value)

/** What a fact says, in a few words; the sentence itself for those that are sentences. */
export function factWords(fact: Fact): string {
  switch (fact.kind) {
    case 'sample-size':
      return `${fact.value} ${fact.of}${fact.role === 'unclear' ? '' : fact.role === 'arm' ? ` (${fact.arm ?? 'one group'})` : ` (${fact.role})`}`
    case 'arm':
      return `${fact.value}${fact.role === 'comparator' ? ' (comparator)' : ''}`
    case 'design':
      return `${designWords[fact.value]}${fact.first ? '' : ' (also named)'}`
    case 'period':
      return fact.to ? `${fact.from} to ${fact.to}` : fact.from
    case 'follow-up':
    case 'visit':
      return `${fact.value} ${fact.unit}`
    case 'age':
      return fact.to === undefined
        ? `${fact.statistic} ${fact.value}${fact.spread === undefined ? '' : ` (SD ${fact.spread})`} ${fact.unit}`
        : `${fact.value} to ${fact.to} ${fact.unit}`
    case 'sex':
      return `${fact.value}${fact.unit === '%' ? '%' : ''} ${fact.sex}`
    case 'effect-size':
      return effectWords(fact)
    case 'mean':
      return meanWords(fact)
    case 'median':
      return `${fact.value}${fact.unit ? ` ${fact.unit}` : ''}${fact.range ? ` (${fact.range.type === 'unclear' ? '' : `${fact.range.type} `}${fact.range.low} to ${fact.range.high})` : ''}`
    case 'test': {
      const name = fact.statistic === 'chi2' ? 'χ²' : fact.statistic
      const df = [fact.df, fact.df2].filter((each) => each !== undefined).join(', ')
      return `${name}${df ? `(${df})` : ''} ${fact.bound ?? '='} ${fact.value}${fact.p ? `, ${pWords(fact.p)}` : ''}`
    }
    case 'p-value':
      return `${pWords(fact)}${fact.role === 'threshold' ? ' (threshold)' : fact.role === 'other-study' ? ' (another study)' : ''}`
    case 'percentage':
      return `${fact.value}%${fact.of === undefined ? '' : ` (${fact.events} of ${fact.of})`}`
    case 'count':
      return `${fact.value} of ${fact.of}`
    case 'attrition':
      return `${fact.value}${fact.unit === '%' ? '%' : ''} ${fact.of}`
    case 'outcome':
      return `${fact.value} (${fact.role})`
    case 'registration':
      return `${fact.value} (${fact.register})`
    case 'funding':
      return fact.value === 'none' ? 'No funding' : [...fact.funders, ...fact.grants].join('; ') || 'Named'
    case 'conflict':
    case 'data-availability':
    case 'code-availability':
    case 'ethics':
    case 'blinding':
    case 'randomisation':
    case 'concealment':
    case 'analysis':
      return wordsOf(fact.value)
    case 'limitation':
    case 'future-work':
    case 'aim':
    case 'main-finding':
    case 'sample-size-reason':
    case 'population':
    case 'country':
    case 'setting':
    case 'abstract-part':
      return fact.value
  }
}

/** Facts that are whole sentences: shown as they stand, without a value beside them. */
export const isSentence = ({ kind }: Fact): boolean =>
  kind === 'limitation' ||
  kind === 'future-work' ||
  kind === 'aim' ||
  kind === 'main-finding' ||
  kind === 'sample-size-reason'
