import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ReviewDesk } from '#features/review/ReviewDesk.tsx'

import { pooling } from './pooling.ts'
import { reading } from './reading.tsx'

export const Component = () => (
  <ReviewDesk kind="collaborative" picker={(props) => <PaperPicker {...props} />} pooling={pooling} reading={reading} />
)
