import { useState } from 'react'

import { authApi } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, statusOf } from '#shared/api/errors.ts'

import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { forgotCopy as copy } from './forgot.copy.ts'
import { forgotForm } from './newcomer.form.ts'
import { passwordProblem } from './password-problem.ts'

type Props = { email: string; onEmail: (email: string) => void }

/** One answer for every address: nobody can find out here who has an account. */
export function ForgotPasswordForm({ email, onEmail }: Props) {
  const [isSent, setSent] = useState(false)
  const send = async (values: { email: string }) => {
    setSent(false)
    try {
      const reply = await callApi(authApi.forgotPassword, { body: { email: values.email.trim() } })
      if (reply?.success === false) throw new ApiError(200, reply)
    } catch (error) {
      if (statusOf(error) !== 404) throw error
    }
    setSent(true)
  }
  return (
    <AccountForm
      label={copy.title}
      action={copy.action}
      schema={forgotForm}
      defaultValues={{ email }}
      send={send}
      explain={(error) => passwordProblem(error, copy.failed)}
    >
      {({ field }) => (
        <>
          <div role="status">
            {isSent && (
              <p className="rounded-control bg-state-green-soft px-3.5 py-2.5">
                <span className="font-semibold">{copy.done}</span> {copy.again}
              </p>
            )}
          </div>
          <EmailField field={field('email')} onEmail={onEmail} />
        </>
      )}
    </AccountForm>
  )
}
