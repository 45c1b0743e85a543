import type { Fact, FactKind } from '#science/evidence/facts/fact.ts'

const range = (interval?: { low: number; high: number }) => (interval ? ` [${interval.low},${interval.high}]` : '')

/** What a fact says, in the short form of the hand-checked set; `undefined` for kinds that it does not label. */
export function said(fact: Fact): string | undefined {
  switch (fact.kind) {
    case 'sample-size':
      if (fact.role === 'planned') return undefined
      return `size:${fact.value}${fact.role === 'arm' ? ' arm' : ''}`
    case 'effect-size':
      return `effect:${fact.measure} ${fact.value}${range(fact.interval)}`
    case 'p-value':
      return `p:${fact.operator}${fact.value}${fact.role === 'threshold' ? ' threshold' : ''}`
    case 'test':
      return `test:${fact.statistic}${fact.df === undefined ? '' : `(${fact.df}${fact.df2 === undefined ? '' : `,${fact.df2}`})`} ${fact.value}`
    case 'percentage':
      return `%:${fact.value}${fact.of === undefined ? '' : ` ${fact.events}/${fact.of}`}`
    case 'count':
      return `count:${fact.value}/${fact.of}`
    case 'mean':
      return `mean:${fact.value} ${fact.spread.type} ${fact.spread.value}`
    case 'median':
      return `median:${fact.value}${range(fact.range)}`
    case 'registration':
      return `reg:${fact.value}`
    case 'country':
      return `country:${fact.value}`
    case 'period':
      return `period:${fact.value}`
    case 'follow-up':
      return `follow:${fact.value} ${fact.unit}`
    case 'age':
      return `age:${fact.statistic} ${fact.value}${fact.to === undefined ? '' : `-${fact.to}`}`
    case 'sex':
      return `sex:${fact.sex} ${fact.value}${fact.unit === '%' ? '%' : ''}`
    case 'attrition':
      return `attrition:${fact.value}${fact.unit === '%' ? '%' : ''} ${fact.of}`
    case 'funding':
    case 'conflict':
    case 'ethics':
    case 'blinding':
    case 'analysis':
      return `${fact.kind}:${fact.value}`
    case 'outcome':
      return `outcome:${fact.role}`
    case 'data-availability':
    case 'code-availability':
      return `${fact.kind.slice(0, 4)}:${fact.value}`
    case 'randomisation':
      return `random:${fact.value}`
    case 'concealment':
      return `conceal:${fact.value}`
    case 'limitation':
    case 'aim':
      return fact.kind
    case 'future-work':
      return 'future'
    case 'main-finding':
      return 'finding'
    case 'sample-size-reason':
      return 'power'
    case 'arm':
    case 'population':
    case 'design':
    case 'setting':
    case 'visit':
    case 'abstract-part':
      return undefined
  }
}

/** Kinds that are measured under one name. */
export const kindOf = (words: string) => words.replace(/:.*/s, '')
export type Measured = { right: number; extra: number; missed: number }
export type { FactKind }

export const precision = ({ right, extra }: Measured) => (right + extra === 0 ? 1 : right / (right + extra))
export const recall = ({ right, missed }: Measured) => (right + missed === 0 ? 1 : right / (right + missed))
