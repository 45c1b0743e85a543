import { Link } from 'react-router-dom'

import { authApi } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { AccountForm } from './AccountForm.tsx'
import type { AuthProblem } from './auth-errors.ts'
import { resetForm } from './newcomer.form.ts'
import { passwordProblem } from './password-problem.ts'
import { resetCopy as reset } from './reset.copy.ts'

type Props = { token: string; onDone: () => void }

/** A lost reply may mean that the link is used up: logging in with the new password comes before asking for another. */
function explain(error: unknown): AuthProblem {
  const problem = passwordProblem(error, reset.failed)
  const isLost = error instanceof NetworkError && error.mayHaveArrived
  return isLost ? { ...problem, message: `${problem.message} ${reset.maybeDone}`, mayExist: true } : problem
}

export function ResetPasswordForm({ token, onDone }: Props) {
  return (
    <AccountForm
      label={reset.title}
      action={reset.action}
      schema={resetForm}
      defaultValues={{ password: '' }}
      send={async ({ password }) => {
        const reply = await callApi(authApi.resetPassword, { body: { token, password } })
        if (reply?.success === false) throw new ApiError(200, reply)
        onDone()
      }}
      explain={explain}
      way={({ mayExist }) =>
        mayExist && (
          <Link to={paths.auth()} className="font-medium underline">
            {copy.links.toLogin}
          </Link>
        )
      }
    >
      {({ field }) => (
        <PasswordField
          {...field('password')}
          label={copy.fields.newPassword}
          autoComplete="new-password"
          hint={copy.fields.passwordHint}
          required
        />
      )}
    </AccountForm>
  )
}
