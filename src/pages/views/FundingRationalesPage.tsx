import { FundingView, fundingStart } from '#features/funding-rationales/FundingView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const loadExample = async () => (await import('#features/funding-rationales/example.ts')).fundingExample

export function Component() {
  return (
    <AnalysisPage
      kind="funding"
      start={{ ...fundingStart, example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <FundingView open={open} />}
    </AnalysisPage>
  )
}
