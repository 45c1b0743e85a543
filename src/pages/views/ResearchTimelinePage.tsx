import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { TimelineView } from '#features/research-timeline/TimelineView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const lead = 'How the field moved: papers at their dates, who cites whom, when terms came up, and where it turned.'

export function Component() {
  return (
    <AnalysisPage kind="timeline" start={{ lead, columns: [] }} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <TimelineView open={open} />}
    </AnalysisPage>
  )
}
