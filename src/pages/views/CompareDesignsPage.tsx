import { CompareDesignsView, designStart } from '#features/compare-designs/CompareDesignsView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

export function Component() {
  return (
    <AnalysisPage
      kind="design_compare"
      title="Compare experimental designs"
      start={designStart}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <CompareDesignsView open={open} />}
    </AnalysisPage>
  )
}
