import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { TimelineView } from '#features/research-timeline/TimelineView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const start = {
  lead: 'How the field moved: papers at their dates, who cites whom, when terms came up, and where it turned.',
  columns: [],
  example: async () => (await import('#research/grid/example-analysis.ts')).yearsExample,
}

export function Component() {
  return (
    <AnalysisPage kind="timeline" start={start} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <TimelineView open={open} />}
    </AnalysisPage>
  )
}
