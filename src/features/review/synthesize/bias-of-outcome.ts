import { trafficLight } from '#science/appraisal/appraisal-plots.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import type { Assessment } from '#science/appraisal/assessment.ts'

export type SettledAppraisals = readonly { tool: AppraisalTool; assessments: readonly Assessment[] }[]

/** Risk of bias of the studies of an outcome, as a forest shows it: by study the judgements, and what they are of. */
export type OutcomeBias = { domains: string[]; ofStudy: ReadonlyMap<string, string[]> }

const sameName = (a: string | undefined, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The settled judgements of each study: of this outcome where somebody judged just that, else those of the study. By domain where
 * one tool was used throughout; where several were, only the overall judgement can stand in one column.
 */
export function biasOfOutcome(outcome: string, studyIds: readonly string[], settled: SettledAppraisals): OutcomeBias {
  const found = studyIds.flatMap((studyId) => {
    const own = settled.flatMap(({ tool, assessments }) =>
      tool.judgements.length === 0
        ? []
        : assessments.filter((each) => each.studyId === studyId).map((assessment) => ({ tool, assessment })),
    )
    const chosen = own.find(({ assessment }) => sameName(assessment.outcome, outcome)) ?? own[0]
    return chosen ? [{ studyId, ...chosen }] : []
  })
  const tools = new Set(found.map(({ tool }) => tool.id))
  const isOne = tools.size === 1
  const read = found.map(({ studyId, tool, assessment }) => {
    const { columns, rows } = trafficLight(tool, [assessment])
    const words = (rows[0]?.cells ?? []).map((id) => tool.judgements.find((each) => each.id === id)?.label)
    return { studyId, names: columns.map(({ name }) => name), words: words.map((each) => (each ?? 'not judged').toLowerCase()), hasOverall: tool.overall !== 'none' } // prettier-ignore
  })
  if (isOne) {
    return { domains: read[0]?.names ?? [], ofStudy: new Map(read.map(({ studyId, words }) => [studyId, words])) }
  }
  const overall = read.flatMap(({ studyId, words, hasOverall }): [string, string[]][] => {
    const last = hasOverall ? words.at(-1) : undefined
    return last === undefined ? [] : [[studyId, [last]]]
  })
  return { domains: overall.length > 0 ? ['Overall'] : [], ofStudy: new Map(overall) }
}
