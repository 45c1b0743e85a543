import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ReviewDesk } from '#features/review/ReviewDesk.tsx'

export const Component = () => <ReviewDesk kind="collaborative" picker={(props) => <PaperPicker {...props} />} />
