import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'

/** Stands where the payment would: it could not begin. */
export function InitFailed({ reason, onRetry }: { reason?: string | undefined; onRetry?: (() => void) | undefined }) {
  return (
    <div className="space-y-4">
      <Notice tone="error" title={copy.initFailed}>
        {reason} {copy.kept}
      </Notice>
      {onRetry && <Button onClick={onRetry}>{copy.tryAgain}</Button>}
    </div>
  )
}
