import { FundingView, fundingStart } from '#features/funding-rationales/FundingView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

export function Component() {
  return (
    <AnalysisPage kind="funding" start={fundingStart} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <FundingView open={open} />}
    </AnalysisPage>
  )
}
