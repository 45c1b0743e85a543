import type { Assessed } from '#contract/review-entries.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import { conflictsBetween, resultOf, type AppraisalConflict, type Assessment } from '#science/appraisal/assessment.ts'
import type { BiasCounts } from '#science/clinical/certainty-suggestions.ts'

export const toAssessment = (assessed: Assessed, label: string): Assessment => ({
  studyId: assessed.studyId,
  label,
  toolId: assessed.toolId,
  toolVersion: assessed.toolVersion,
  dataVersion: assessed.dataVersion,
  by: assessed.by,
  ...(assessed.outcome !== undefined && { outcome: assessed.outcome }),
  answers: assessed.answers,
  judgements: Object.fromEntries(
    Object.entries(assessed.judgements).map(([id, { judgement, why }]) => [
      id,
      why === undefined ? { judgement } : { judgement, why },
    ]),
  ),
  ...(assessed.applicability && { applicability: assessed.applicability }),
  quotes: assessed.quotes,
})

export type StudyAppraisal = {
  /** What counts in plots and tables; undefined while people differ or nobody has assessed. */
  settled: Assessed | undefined
  /** The last one of each person. */
  own: readonly Assessed[]
  /** Domains on which the first two differ. */
  conflicts: AppraisalConflict[]
  isFinal: boolean
}

/** What the assessments of one study by one tool come to. A final one counts; else the first, where all agree. */
export function studyAppraisal(tool: AppraisalTool, all: readonly Assessed[], assessors: number): StudyAppraisal {
  const ofTool = all.filter(({ toolId }) => toolId === tool.id)
  const final = ofTool.findLast(({ isFinal }) => isFinal)
  const own = ofTool.filter(({ isFinal }) => !isFinal)
  const [first, second] = own
  const conflicts = first && second ? conflictsBetween(tool, toAssessment(first, ''), toAssessment(second, '')) : []
  const isEnough = own.length >= assessors && conflicts.length === 0
  return { settled: final ?? (isEnough ? first : undefined), own, conflicts, isFinal: final !== undefined }
}

/** How the studies stand by the worst of their settled overall judgments. */
export function biasCounts(
  studyIds: readonly string[],
  settled: readonly { tool: AppraisalTool; assessments: readonly Assessment[] }[],
): BiasCounts {
  const counts = { studies: studyIds.length, judged: 0, high: 0, some: 0 }
  for (const studyId of studyIds) {
    const places = settled.flatMap(({ tool, assessments }) => {
      const ranks = tool.judgements.map(({ rank }) => rank)
      return assessments.flatMap((each) => {
        if (each.studyId !== studyId) return []
        const { judgement } = resultOf(tool, each).overall
        const rank = tool.judgements.find(({ id }) => id === judgement)?.rank
        return rank === undefined ? [] : [rank === Math.max(...ranks) ? 2 : rank === Math.min(...ranks) ? 0 : 1]
      })
    })
    if (places.length === 0) continue
    counts.judged += 1
    const worst = Math.max(...places)
    if (worst === 2) counts.high += 1
    if (worst === 1) counts.some += 1
  }
  return counts
}
