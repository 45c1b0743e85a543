import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ReviewDesk } from '#features/review/ReviewDesk.tsx'

import { pooling } from './pooling.ts'
import { reading } from './reading.tsx'

export const Component = () => (
  <ReviewDesk kind="scoping" picker={(props) => <PaperPicker {...props} />} pooling={pooling} reading={reading} />
)
