import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'
import type { AuthField, AuthProblem } from './auth-errors.ts'
import { useAccountForm, type AccountFormOptions } from './use-account-form.ts'

type Props<S extends z.ZodMiniType> = AccountFormOptions<S> & {
  label: string
  action: string
  /** A way on that stands behind what failed. */
  way?: (problem: AuthProblem) => ReactNode
  /** The fields, given what is wrong with each. */
  children: (errors: Partial<Record<AuthField, string>>) => ReactNode
}

/** Every account form: what failed on top, the fields, one action, and a wait where one is asked for. */
export function AccountForm<S extends z.ZodMiniType>({ label, action, way, children, ...options }: Props<S>) {
  const { form, fields, problem, isBusy, waitLeft, handleSubmit } = useAccountForm(options)
  const isWaiting = waitLeft > 0
  return (
    // The words beside the fields are ours, not the browser's.
    <form ref={form} aria-label={label} noValidate onSubmit={handleSubmit} className="space-y-4">
      <FormError>
        {problem && (
          <>
            {problem.message} {way?.(problem)}
          </>
        )}
      </FormError>
      {children(fields)}
      <SubmitButton busy={isBusy} disabled={isWaiting} className="w-full">
        {action}
      </SubmitButton>
      {isWaiting && (
        <p className="text-ink-muted" role="timer">
          {copy.waitNote(waitLeft)}
        </p>
      )}
    </form>
  )
}
