import { CompareDesignsView, designStart } from '#features/compare-designs/CompareDesignsView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const loadExample = async () => (await import('#features/compare-designs/example.ts')).designsExample

export function Component() {
  return (
    <AnalysisPage
      kind="design_compare"
      title="Compare experimental designs"
      start={{ ...designStart, example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <CompareDesignsView open={open} />}
    </AnalysisPage>
  )
}
