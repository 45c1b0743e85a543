import { ProfileWorkspace } from '#features/accounts/profile/ProfileWorkspace.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'

export function Component() {
  return <ProfileWorkspace picker={(props) => <PaperPicker {...props} />} />
}
