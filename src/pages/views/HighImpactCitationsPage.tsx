import { ImpactView } from '#features/high-impact/ImpactView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const start = {
  lead: 'What a set of papers stands on: how often each is cited, in the world and inside the set, and what is missing.',
  columns: [],
  example: async () => (await import('#research/grid/example-analysis.ts')).yearsExample,
}

export function Component() {
  return (
    <AnalysisPage kind="impact" start={start} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <ImpactView open={open} />}
    </AnalysisPage>
  )
}
