import { NarrativeReview } from '#features/narrative/NarrativeReview.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'

export function Component() {
  return <NarrativeReview picker={(props) => <PaperPicker {...props} />} />
}
