import { useMemo } from 'react'

import { appraisalTools } from '#science/appraisal/tool-list.ts'

import { labelOf, studiesOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { SummaryPlot, TrafficLightPlot } from './AppraisalFigures.tsx'
import { studyAppraisal, toAssessment } from './settled.ts'

/** The settled assessments, by tool, of all included studies. */
export function useSettledAppraisals() {
  const { state, beside, body, papers } = useReview()
  return useMemo(() => {
    const studies = studiesOf(state)
    return appraisalTools.flatMap((tool) => {
      const assessments = studies.flatMap(({ studyId }) => {
        const { settled } = studyAppraisal(tool, beside.assessed.get(studyId) ?? [], body.assessors)
        return settled ? [toAssessment(settled, labelOf(papers, studyId))] : []
      })
      return assessments.length > 0 ? [{ tool, assessments }] : []
    })
  }, [state, beside, body.assessors, papers])
}

/** Traffic light and summary for each tool that was used. What is not settled is not drawn. */
export function AppraisalPlots({ chosen, onChoose }: { chosen: string | undefined; onChoose: (id: string) => void }) {
  const settled = useSettledAppraisals()
  if (settled.length === 0) {
    return (
      <p className="text-ink-muted">
        The plots are drawn from judgements that are settled: all assessors agree, or a final one is saved.
      </p>
    )
  }
  return settled.map(({ tool, assessments }) => (
    <div key={tool.id} className="space-y-8">
      <TrafficLightPlot tool={tool} assessments={assessments} chosen={chosen} onChoose={onChoose} />
      {tool.judgements.length > 0 && <SummaryPlot tool={tool} assessments={assessments} />}
    </div>
  ))
}
