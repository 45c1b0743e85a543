import { ClinicalView, clinicalStart } from '#features/clinical-relevance/ClinicalView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

export function Component() {
  return (
    <AnalysisPage
      kind="clinical"
      title="Clinical Evidence Synthesis"
      start={clinicalStart}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <ClinicalView open={open} />}
    </AnalysisPage>
  )
}
