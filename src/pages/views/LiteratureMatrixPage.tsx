import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { MatrixView } from '#features/literature-matrix/MatrixView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const lead = 'Concepts against papers: who says what about which concept, with the passage.'

const loadExample = async () => (await import('#features/literature-matrix/example.ts')).matrixExample

export function Component() {
  return (
    <AnalysisPage
      kind="lit_matrix"
      start={{ lead, columns: [], example: loadExample }}
      picker={(props) => <PaperPicker {...props} />}
    >
      {(open) => <MatrixView open={open} />}
    </AnalysisPage>
  )
}
