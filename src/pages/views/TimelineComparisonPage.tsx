import { useParams } from 'react-router-dom'

import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { CompareView } from '#features/research-timeline/compare/CompareView.tsx'
import { AnalysisPage } from '#research/grid/AnalysisPage.tsx'

const start = { lead: 'Sets two lines of research side by side in time.', columns: [] }

export function Component() {
  const { id = '' } = useParams()
  return (
    <AnalysisPage kind="timeline_compare" id={id} start={start} picker={(props) => <PaperPicker {...props} />}>
      {(open) => <CompareView open={open} />}
    </AnalysisPage>
  )
}
