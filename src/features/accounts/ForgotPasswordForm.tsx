import { useState } from 'react'

import { statusOf } from '#shared/api/errors.ts'
import { TextField } from '#shared/forms/TextField.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'
import { forgotForm } from './accounts.form.ts'
import { explainForgot, sendResetLink } from './accounts.mutations.ts'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './use-account-form.ts'

type Props = { email: string; onEmail: (email: string) => void }

/** One answer for every address: nobody can find out here who has an account. */
export function ForgotPasswordForm({ email, onEmail }: Props) {
  const [isSent, setSent] = useState(false)
  const { form, fields, problem, isBusy, waitLeft, handleSubmit } = useAccountForm({
    schema: forgotForm,
    send: async (values) => {
      setSent(false)
      try {
        await sendResetLink(values)
      } catch (error) {
        if (statusOf(error) !== 404) throw error
      }
      setSent(true)
    },
    explain: explainForgot,
  })
  return (
    <AccountForm
      form={form}
      label={copy.forgot.title}
      action={copy.forgot.action}
      isBusy={isBusy}
      waitLeft={waitLeft}
      error={problem?.message}
      onSubmit={handleSubmit}
    >
      <div role="status">
        {isSent && (
          <p className="rounded-control bg-state-green-soft px-3.5 py-2.5">
            <span className="font-semibold">{copy.forgot.done}</span> {copy.forgot.again}
          </p>
        )}
      </div>
      <TextField
        label={copy.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        error={fields.email}
      />
    </AccountForm>
  )
}
