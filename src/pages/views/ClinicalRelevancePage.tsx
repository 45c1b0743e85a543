import { ClinicalView, clinicalStart } from '#features/clinical-relevance/ClinicalView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const loadExample = async () => (await import('#features/clinical-relevance/example.ts')).clinicalExample

export function Component() {
  return (
    <AnalysisPage
      kind="clinical"
      title="Clinical Evidence Synthesis"
      start={{ ...clinicalStart, example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <ClinicalView open={open} />}
    </AnalysisPage>
  )
}
