import { BestPracticeView } from '#features/best-practices/BestPracticeView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const lead =
  'Reads papers against the reporting guideline for their design, item by item with the passage, and recomputes their numbers.'

const loadExample = async () => (await import('#features/best-practices/example.ts')).bestPracticesExample

export function Component() {
  return (
    <AnalysisPage
      kind="best_practice"
      start={{ lead, columns: [], example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <BestPracticeView open={open} />}
    </AnalysisPage>
  )
}
