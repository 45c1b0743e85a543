import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ReviewDesk } from '#features/review/ReviewDesk.tsx'

export const Component = () => <ReviewDesk kind="scoping" picker={(props) => <PaperPicker {...props} />} />
