import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { GapView } from '#features/research-gaps/GapView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const lead = 'What the papers say is missing, which combinations none of them studies, and where the evidence is weak.'

const loadExample = async () => (await import('#features/research-gaps/example.ts')).gapsExample

export function Component() {
  return (
    <AnalysisPage
      kind="gap"
      title="Research gap analysis"
      start={{ lead, columns: [], example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <GapView open={open} />}
    </AnalysisPage>
  )
}
