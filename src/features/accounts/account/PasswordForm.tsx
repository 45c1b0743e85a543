import { useState } from 'react'

import { userApi } from '#contract/user.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { savingCopy } from '../saving/saving.copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { accountCopy as copy } from './account.copy.ts'
import { passwordProblems, type PasswordValues } from './account.form.ts'

const empty: PasswordValues = { currentPassword: '', newPassword: '' }

/** Both passwords live in this form's memory and nowhere else: no draft, no storage. */
export function PasswordForm({ username }: { username: string }) {
  const [values, setValues] = useState(empty)
  const [isAttempted, setAttempted] = useState(false)
  const { form, ...saving } = useSaving<PasswordValues>({
    send: (typed) => callApi(userApi.account, { body: typed }),
    // Nothing that the account would tell.
    known: () => ({}),
    onSaved: () => {
      setValues(empty)
      setAttempted(false)
    },
    done: copy.passwordDone,
    unknown: copy.passwordUnknown,
  })

  const found = passwordProblems(values)
  const secret = (field: keyof PasswordValues) => {
    const error = (isAttempted ? found[field] : undefined) ?? saving.fields[field]
    return {
      name: field,
      value: values[field],
      required: true,
      onChange: (event: { target: { value: string } }) => {
        saving.clear(field)
        setValues((before) => ({ ...before, [field]: event.target.value }))
      },
      ...(error !== undefined && { error }),
    }
  }
  return (
    <Card title={copy.password} actions={<HelpLink article="passwords" about="passwords" />}>
      <form
        ref={form}
        noValidate
        aria-label={copy.password}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          if (Object.keys(found).length > 0) saving.refuse()
          else saving.save(values)
        }}
      >
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...secret('currentPassword')} label={copy.current} autoComplete="current-password" />
        <PasswordField {...secret('newPassword')} label={copy.next} hint={copy.nextHint} autoComplete="new-password" />
        <div>
          <FormError>{saving.message}</FormError>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="text-ink-muted">{copy.passwordKept}</p>
            {saving.waitLeft > 0 && (
              <p role="timer" className="text-ink-muted">
                {savingCopy.wait(saving.waitLeft)}
              </p>
            )}
            <SubmitButton busy={saving.isBusy} disabled={saving.waitLeft > 0}>
              {copy.passwordSave}
            </SubmitButton>
          </div>
        </div>
      </form>
    </Card>
  )
}
