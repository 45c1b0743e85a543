import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { serverDay } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { billingTabCopy as copy } from './billing-tab.copy.ts'
import { expiryOf } from './student-expiry.ts'

const HOUR_MS = 60 * 60 * 1000

type Props = { status: string | null | undefined; expiresAt: string | null | undefined }

/** The end of a student status, ahead of it and after it. */
export function StudentExpiry({ status, expiresAt }: Props) {
  const expiry = expiryOf(status, expiresAt, useNow(HOUR_MS))
  if (!expiry) return null
  const date = serverDay(expiresAt)
  if (expiry.kind === 'soon') return <Notice title={copy.endsSoon(date, expiry.days)}>{copy.endsSoonBody}</Notice>
  return (
    <Notice
      tone="warning"
      title={copy.ended(date)}
      action={
        <Button size="small" onClick={() => openDialog({ name: 'student-verification' })}>
          {copy.verifyAgain}
        </Button>
      }
    >
      {copy.endedBody}
    </Notice>
  )
}
