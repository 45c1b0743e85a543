import { useParams } from 'react-router-dom'

import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { WritingRoom } from '#features/writing/WritingRoom.tsx'

export function Component() {
  const { id } = useParams()
  return <WritingRoom id={id} picker={(props) => <PaperPicker {...props} />} />
}
