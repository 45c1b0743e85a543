import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ReviewDesk } from '#features/review/ReviewDesk.tsx'

import { pooling } from './pooling.ts'

export const Component = () => (
  <ReviewDesk kind="scoping" picker={(props) => <PaperPicker {...props} />} pooling={pooling} />
)
