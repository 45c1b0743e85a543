import { ExtractionWorkbench } from '#features/extraction/ExtractionWorkbench.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'
import { ImportGrid } from '#research/grid/ImportGrid.tsx'
import { startColumns } from '#research/grid/start-columns.ts'

const loadExample = async () => (await import('#features/extraction/example.ts')).gridExample

export function Component() {
  return (
    <AnalysisPage
      kind="grid"
      title="Document Analysis and Extraction"
      start={{
        lead: 'Extract values from papers into a grid. Each value is backed by a passage that was looked up in the paper.',
        columns: startColumns(
          'year',
          'design',
          'population',
          'sample-size',
          'effect',
          'main-finding',
          'limitations',
          'funding',
        ),
        example: loadExample,
        children: <ImportGrid kind="grid" />,
      }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <ExtractionWorkbench open={open} />}
    </AnalysisPage>
  )
}
