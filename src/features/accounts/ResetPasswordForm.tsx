import { Link } from 'react-router-dom'

import { NetworkError } from '#shared/api/errors.ts'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { resetForm } from './accounts.form.ts'
import { explainReset, saveNewPassword } from './accounts.mutations.ts'
import { AccountForm } from './AccountForm.tsx'
import type { AuthProblem } from './auth-errors.ts'
import { useAccountForm } from './use-account-form.ts'

type Props = { token: string; onDone: () => void }

/** A lost reply may mean that the link is used up: logging in with the new password comes before asking for another. */
const explain = (error: unknown): AuthProblem =>
  error instanceof NetworkError && error.mayHaveArrived
    ? { ...explainReset(error), message: `${copy.network} ${copy.reset.maybeDone}`, mayExist: true }
    : explainReset(error)

export function ResetPasswordForm({ token, onDone }: Props) {
  const { form, fields, problem, isBusy, waitLeft, handleSubmit } = useAccountForm({
    schema: resetForm,
    send: async ({ password }) => {
      await saveNewPassword(token, password)
      onDone()
    },
    explain,
  })
  return (
    <AccountForm
      form={form}
      label={copy.reset.title}
      action={copy.reset.action}
      isBusy={isBusy}
      waitLeft={waitLeft}
      error={
        problem && (
          <>
            {problem.message}{' '}
            {problem.mayExist && (
              <Link to={paths.auth()} className="font-medium underline">
                {copy.links.toLogin}
              </Link>
            )}
          </>
        )
      }
      onSubmit={handleSubmit}
    >
      <PasswordField
        label={copy.fields.newPassword}
        name="password"
        autoComplete="new-password"
        hint={copy.fields.passwordHint}
        required
        error={fields.password}
      />
    </AccountForm>
  )
}
