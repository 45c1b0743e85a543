import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { LiteratureTableView, literatureStart } from '#features/literature-table/LiteratureTableView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'
import { ImportGrid } from '#research/grid/ImportGrid.tsx'

const loadExample = async () => (await import('#features/literature-table/example.ts')).tableExample

export function Component() {
  return (
    <AnalysisPage
      kind="lit_table"
      start={{ ...literatureStart, example: loadExample, children: <ImportGrid kind="lit_table" /> }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <LiteratureTableView open={open} />}
    </AnalysisPage>
  )
}
