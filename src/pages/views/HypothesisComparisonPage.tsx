import { HypothesisView, type DraftFrom } from '#features/hypothesis-comparison/HypothesisView.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { useCreateDraft } from '#features/writing/use-create-draft.ts'
import { AnalysisPage } from '#platform/grid/AnalysisPage.tsx'

const lead =
  'Sets competing explanations against the evidence: what speaks against each, what would change the order, and what would decide.'

export function Component() {
  const createDraft = useCreateDraft()
  const draftFrom: DraftFrom = async ({ title, markdown, papers }) => {
    const { readMarkdown } = await import('#science/manuscript/import/markdown/read-markdown.ts')
    return createDraft({ title, manuscript: readMarkdown(markdown).manuscript, papers })
  }
  return (
    <AnalysisPage
      kind="hypothesis"
      title="Hypothesis comparison"
      start={{ lead, columns: [] }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <HypothesisView open={open} onDraft={draftFrom} />}
    </AnalysisPage>
  )
}
