import type { AnswerId, AppraisalTool, Condition, Domain, Question } from './appraisal-tool.ts'

/** Answers by question id. A question without one is not answered yet. */
export type Answers = Readonly<Record<string, AnswerId | undefined>>

/** The answers that count: those to questions that are not asked are `NA`, whatever was answered when they were. */
export function countedAnswers(domain: Domain, answers: Answers): Record<string, AnswerId | undefined> {
  const counted: Record<string, AnswerId | undefined> = {}
  for (const question of domain.questions) {
    counted[question.id] = isAsked(question, counted) ? answers[question.id] : 'NA'
  }
  return counted
}

/** The questions that are to be asked now, in their order. */
export function questionsToAsk(domain: Domain, answers: Answers): Question[] {
  const counted = countedAnswers(domain, answers)
  return domain.questions.filter((question) => isAsked(question, counted))
}

function isAsked({ askWhen = [], askWhenAny }: Question, counted: Answers): boolean {
  const fits = (condition: Condition) => holds(condition, counted)
  return askWhen.every(fits) && (askWhenAny === undefined || askWhenAny.some(fits))
}

/** What the tool's algorithm proposes; undefined where answers are missing or the tool leaves it to the person. */
export function proposedJudgement(domain: Domain, answers: Answers): string | undefined {
  const counted = countedAnswers(domain, answers)
  return domain.rules.find(({ when }) => when.every((condition) => holds(condition, counted)))?.gives
}

const holds = ({ questions, are, how }: Condition, answers: Answers): boolean => {
  const fits = (question: string) => {
    const given = answers[question]
    return given !== undefined && are.includes(given)
  }
  return how === 'all' ? questions.every(fits) : questions.some(fits)
}

/** Stars of a domain, never more than it has. */
export function starsOf(domain: Domain, answers: Answers): number {
  const given = domain.questions.map(
    ({ id, answers: choices }) => choices.find((choice) => choice.id === answers[id])?.stars ?? 0,
  )
  const total = given.reduce((sum, stars) => sum + stars, 0)
  return Math.min(total, domain.mostStars ?? total)
}

/**
 * The overall judgement from those of the domains; undefined while one is missing, and for tools that define none. RoB 2 lets a
 * person raise several "some concerns" to "high": that is an override, not part of the rule.
 */
export function proposedOverall(
  tool: AppraisalTool,
  byDomain: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (tool.overall === 'none' || tool.overall === 'stars') return undefined
  const rankOf = (id: string | undefined) => tool.judgements.find((judgement) => judgement.id === id)?.rank
  const given = tool.domains.map(({ id }) => ({ id: byDomain[id], rank: rankOf(byDomain[id]) }))
  const worst = given.reduce<{ id: string | undefined; rank: number | undefined } | undefined>(
    (sofar, one) => ((one.rank ?? -1) > (sofar?.rank ?? -1) ? one : sofar),
    undefined,
  )
  const bad = Math.max(...tool.judgements.map(({ rank }) => rank))
  // The worst that there is stays the worst, whatever the missing domains will be.
  if (worst?.rank === bad) return worst.id
  if (given.some(({ rank }) => rank === undefined)) return undefined
  if (tool.overall === 'robins-i' && given.some(({ id }) => id === 'no-information')) {
    return worst?.id === 'serious' ? 'serious' : 'no-information'
  }
  return worst?.id
}
