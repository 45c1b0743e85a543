import type { StudyDesign } from '#contract/papers.ts'

/**
 * Answers to signalling questions: yes, probably yes, probably no, no, no information, not applicable; `unclear` in tools that
 * have no grades of yes. Answers of scales with stars have ids of their own.
 */
export type AnswerId = string

/** Holds when the questions have one of the answers: all of them, or any. */
export type Condition = { questions: readonly string[]; are: readonly AnswerId[]; how: 'all' | 'any' }

export type Question = {
  /** As the tool numbers it: "2.3". */
  id: string
  /** In our own words: the tool itself is linked. */
  text: string
  answers: readonly { id: AnswerId; label: string; stars?: number }[]
  /** Asked only when every condition holds; the answer counts as `NA` otherwise. */
  askWhen?: readonly Condition[]
  /** Asked only when at least one of these holds. */
  askWhenAny?: readonly Condition[]
  /** True where the person may say that the question does not apply. */
  mayNotApply?: boolean
}

/** The first rule whose conditions all hold gives the judgement. None: a person has to judge, or an answer is missing. */
export type Rule = { when: readonly Condition[]; gives: string }

export type Domain = {
  id: string
  name: string
  /** What the domain asks, in a sentence. */
  about: string
  questions: readonly Question[]
  rules: readonly Rule[]
  /** Whether a study fits the question of the review is judged apart (QUADAS-2). */
  applicability?: string
  /** The most stars of the domain, for scales that count them. */
  mostStars?: number
}

export type Judgement = {
  id: string
  label: string
  /** A sign that tells the judgements apart without colour. */
  sign: string
  /** From best to worst; judgements of the same rank do not outdo each other. */
  rank: number
}

export type AppraisalTool = {
  id: string
  name: string
  /** The tool's own version: it is stored with each assessment. */
  version: string
  /** Version of our data file, raised whenever a text or a rule changes. */
  dataVersion: number
  link: string
  citation: string
  designs: readonly StudyDesign[]
  /** Of the domains, from best to worst. Empty for checklists that judge no domain. */
  judgements: readonly Judgement[]
  domains: readonly Domain[]
  /**
   * `worst`: as bad as the worst domain. `robins-i`: the same, and unknown where a domain is. `stars`: their sum. `none`: the tool
   * defines no overall judgement, a person gives it.
   */
  overall: 'worst' | 'robins-i' | 'stars' | 'none'
  /** It judges one result of a study (an outcome at a time), which has to be named; others judge the study. */
  isOfResult?: true
  /** What a person should know: what the tool leaves to them, what is not built. */
  note?: string
}

const answer = (id: AnswerId, label: string) => ({ id, label })

export const graded = [
  answer('Y', 'Yes'),
  answer('PY', 'Probably yes'),
  answer('PN', 'Probably no'),
  answer('N', 'No'),
  answer('NI', 'No information'),
] as const
export const plain = [answer('Y', 'Yes'), answer('N', 'No'), answer('U', 'Unclear')] as const

export const YES = ['Y', 'PY'] as const
export const NO = ['N', 'PN'] as const
export const YES_OR_UNKNOWN = ['Y', 'PY', 'NI'] as const
export const NO_OR_UNKNOWN = ['N', 'PN', 'NI'] as const
export const NO_OR_NOT_ASKED = ['N', 'PN', 'NA'] as const

/** All of the questions have one of the answers. */
export const all = (questions: string | readonly string[], are: readonly AnswerId[]): Condition => ({
  questions: typeof questions === 'string' ? [questions] : questions,
  are,
  how: 'all',
})
/** At least one of the questions has one of the answers. */
export const any = (questions: readonly string[], are: readonly AnswerId[]): Condition => ({
  questions,
  are,
  how: 'any',
})
