import type { AnswerClass } from '#contract/answer.ts'

/**
 * A question as somebody types it, and what a careful reader of the papers accepts, written down before it was asked.
 * `counted`: the studies that may be counted, each with what it says; any other counted study, or another class, is a wrong
 * statement. Ids of the starter library, or of the records that a test imports.
 */
export type CheckedQuestion = {
  kind:
    | 'starter'
    | 'own'
    | 'null'
    | 'conflict'
    | 'one'
    | 'number'
    | 'comparison'
    | 'premise'
    | 'off'
    | 'language'
    | 'misspelt'
    | 'product'
    | 'definition'
  query: string
  counted?: Readonly<Record<string, AnswerClass>>
  /** Also right when it is counted so: a reader may hold either. */
  may?: Readonly<Record<string, AnswerClass>>
  /** The first sentences of Copilot say it. */
  says?: RegExp
  never?: RegExp
  /** Studies that must be counted, nulls above all. */
  must?: readonly string[]
  /** Papers that search must have among its first ten. */
  finds?: readonly string[]
  /** Nothing here answers it: search gives no result or says what is lacking, Copilot states no finding. */
  isOff?: true
  /** Judged wrong or less than is there, and not mended yet: kept, and not tested. */
  isOpen?: true
}
