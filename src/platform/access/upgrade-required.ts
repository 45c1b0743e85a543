import { toast } from '#shared/toast/toast.ts'

import { openDialog } from '../dialogs/dialogs.ts'
import { accessCopy as copy } from './access.copy.ts'

/** Says that the plan does not include something, and shows the plans that do. */
export function tellUpgradeRequired(name: string) {
  toast({ title: copy.upgradeRequired, description: copy.notIncluded(name), variant: 'destructive' })
  openDialog({ name: 'plans' })
}
