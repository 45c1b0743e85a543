import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { TimelineView } from '#features/research-timeline/TimelineView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'
import { yearsExample } from '#research/grid/example-analysis.ts'

const start = {
  lead: 'How the field moved: papers at their dates, who cites whom, when terms came up, and where it turned.',
  columns: [],
  example: async () => yearsExample,
}

export function Component() {
  return (
    <AnalysisPage kind="timeline" start={start} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <TimelineView open={open} />}
    </AnalysisPage>
  )
}
