import { HypothesisView } from '#features/hypothesis-comparison/HypothesisView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { DraftMaker } from '#features/writing/DraftMaker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const lead =
  'Sets competing explanations against the evidence: what speaks against each, what would change the order, and what would decide.'

const loadExample = async () => (await import('#features/hypothesis-comparison/example.ts')).hypothesisExample

export function Component() {
  return (
    <DraftMaker>
      {(makeDraft) => (
        <AnalysisPage
          kind="hypothesis"
          start={{ lead, columns: [], example: loadExample }}
          picker={(props) => <PaperPicker {...props} />}
        >
          {(open) => <HypothesisView open={open} onDraft={makeDraft} />}
        </AnalysisPage>
      )}
    </DraftMaker>
  )
}
