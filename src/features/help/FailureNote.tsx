import { FormError } from '#shared/forms/FormError.tsx'
import type { FormOf } from '#shared/forms/use-form.ts'

import { helpCopy } from './help.copy.ts'

/** What failed in a form, and how long to wait. */
export function FailureNote({ of: { problem, waitLeft } }: { of: Pick<FormOf<object>, 'problem' | 'waitLeft'> }) {
  return (
    <FormError>
      {problem && (
        <>
          {problem}
          {waitLeft > 0 && <p aria-live="off">{helpCopy.chat.wait(waitLeft)}</p>}
        </>
      )}
    </FormError>
  )
}
