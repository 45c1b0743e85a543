import type { FormEvent, ReactNode, RefObject } from 'react'

import { FormError } from '#shared/forms/FormError.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  label: string
  action: string
  isBusy: boolean
  waitLeft: number
  error?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The frame of every account form: what failed on top, the fields, one action, and a wait where one is asked for. */
export function AccountForm({ form, label, action, isBusy, waitLeft, error, onSubmit, children }: Props) {
  const isWaiting = waitLeft > 0
  return (
    // The words beside the fields are ours, not the browser's.
    <form ref={form} aria-label={label} noValidate onSubmit={onSubmit} className="space-y-4">
      <FormError>{error}</FormError>
      {children}
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
