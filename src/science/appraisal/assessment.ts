import type { Evidence } from '#contract/evidence.ts'

import type { AppraisalTool } from './appraisal-tool.ts'
import { type Answers, proposedJudgement, proposedOverall, questionsToAsk, starsOf } from './judge.ts'

/** What one person found about one result of one study. */
export type Assessment = {
  studyId: string
  label: string
  toolId: string
  /** The tool's version and that of our data file, as they were then. */
  toolVersion: string
  dataVersion: number
  by: string
  /** The result that is judged, for tools that judge results: "sleep at 12 weeks". */
  outcome?: string
  answers: Answers
  /** A person's judgement of a domain or `overall`; it stands above the proposal, and then wants a reason. */
  judgements: Readonly<Record<string, { judgement: string; why?: string } | undefined>>
  /** Judgements on whether the study fits the question, by domain. */
  applicability?: Readonly<Record<string, string | undefined>>
  /** The passages behind an answer or a judgement, by question or domain. */
  quotes: Readonly<Record<string, readonly Evidence[] | undefined>>
}

export type DomainResult = {
  id: string
  proposed: string | undefined
  judgement: string | undefined
  isOverridden: boolean
  stars: number | undefined
  unanswered: string[]
  /** True where a judgement or answer has a quote that was found in the text. */
  isQuoted: boolean
}

export type AssessmentResult = {
  domains: DomainResult[]
  overall: { proposed: string | undefined; judgement: string | undefined; isOverridden: boolean }
  stars: { given: number; most: number } | undefined
  /** What keeps it from being finished, in sentences. */
  missing: string[]
}

/** Judgements, proposals and what is missing, all from one assessment. */
export function resultOf(tool: AppraisalTool, assessment: Assessment): AssessmentResult {
  const { answers, judgements, quotes } = assessment
  const missing: string[] =
    tool.isOfResult && !assessment.outcome?.trim() ? ['The result that is judged is not named.'] : []
  const domains = tool.domains.map((domain): DomainResult => {
    const unanswered = questionsToAsk(domain, answers).flatMap(({ id }) => (answers[id] === undefined ? [id] : []))
    const proposed = proposedJudgement(domain, answers)
    const own = judgements[domain.id]
    const judgement = own?.judgement ?? proposed
    const isOverridden = own !== undefined && proposed !== undefined && own.judgement !== proposed
    if (unanswered.length > 0) missing.push(`${domain.name}: ${unanswered.join(', ')} not answered.`)
    else if (tool.judgements.length > 0 && judgement === undefined) missing.push(`${domain.name}: not judged.`)
    if (isOverridden && !own.why?.trim())
      missing.push(`${domain.name}: the judgement differs from the proposal without a reason.`)
    const places = [domain.id, ...domain.questions.map(({ id }) => id)]
    return {
      id: domain.id,
      proposed,
      judgement,
      isOverridden,
      stars: tool.overall === 'stars' ? starsOf(domain, answers) : undefined,
      unanswered,
      isQuoted: places.some((place) => quotes[place]?.some(({ verified }) => verified !== 'none')),
    }
  })
  const proposed = proposedOverall(tool, Object.fromEntries(domains.map(({ id, judgement }) => [id, judgement])))
  const own = judgements['overall']
  const isOverridden = own !== undefined && proposed !== undefined && own.judgement !== proposed
  if (isOverridden && !own.why?.trim())
    missing.push('Overall: the judgement differs from the proposal without a reason.')
  const most = tool.domains.reduce((sum, { mostStars }) => sum + (mostStars ?? 0), 0)
  return {
    domains,
    overall: { proposed, judgement: own?.judgement ?? proposed, isOverridden },
    stars:
      tool.overall === 'stars' ? { given: domains.reduce((sum, { stars }) => sum + (stars ?? 0), 0), most } : undefined,
    missing,
  }
}

export type AppraisalConflict = { id: string; first: string | undefined; second: string | undefined }

/** Domains (and the overall judgement) on which two people differ, for the talk. Answers are compared where there are no judgements. */
export function conflictsBetween(tool: AppraisalTool, first: Assessment, second: Assessment): AppraisalConflict[] {
  const [one, two] = [resultOf(tool, first), resultOf(tool, second)]
  if (tool.judgements.length === 0) {
    return tool.domains
      .flatMap(({ questions }) =>
        questions.map(({ id }) => ({ id, first: first.answers[id], second: second.answers[id] })),
      )
      .filter((pair) => pair.first !== pair.second)
  }
  const pairs = one.domains.map(({ id, judgement }, i) => ({ id, first: judgement, second: two.domains[i]?.judgement }))
  return [...pairs, { id: 'overall', first: one.overall.judgement, second: two.overall.judgement }].filter(
    (pair) => pair.first !== pair.second,
  )
}
