import { useParams, useSearchParams } from 'react-router-dom'

import { ReaderView } from '#features/reader/ReaderView.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <ReadingFrame>
      <ReaderView key={id} documentId={id} asked={{ q: search.get('q'), s: search.get('s'), e: search.get('e') }} />
    </ReadingFrame>
  )
}
