import { FormError } from '#shared/forms/FormError.tsx'

import { helpCopy } from './help.copy.ts'
import type { Failure } from './help.mutations.ts'

/** What failed, what became of what was typed, and how long to wait. */
export function FailureNote({ failure, waitLeft }: { failure: Failure | undefined; waitLeft: number }) {
  return (
    <FormError>
      {failure && (
        <>
          <p className="font-medium">{failure.text}</p>
          {failure.detail !== undefined && <p>{failure.detail}</p>}
          <p>{failure.note}</p>
          {waitLeft > 0 && <p aria-live="off">{helpCopy.chat.wait(waitLeft)}</p>}
        </>
      )}
    </FormError>
  )
}
