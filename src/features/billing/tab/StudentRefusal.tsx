import type { Subscription } from '#contract/subscription.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { billingTabCopy as copy } from './billing-tab.copy.ts'

/** An application for the student price that was not approved, with the reason that somebody gave. */
export function StudentRefusal({ subscription }: Pick<Subscription, 'subscription'>) {
  if (subscription?.studentVerificationStatus !== 'rejected') return null
  return (
    <Notice
      tone="warning"
      title={copy.refused}
      action={
        <Button size="small" onClick={() => openDialog({ name: 'student-verification' })}>
          {copy.applyAgain}
        </Button>
      }
    >
      {[subscription.studentVerificationReason, copy.refusedBody].filter(Boolean).join(' ')}
    </Notice>
  )
}
