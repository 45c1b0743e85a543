import { useMemo, useState } from 'react'

import type { User } from '#contract/auth.ts'
import { userApi } from '#contract/user.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { callApi } from '#shared/api/call-api.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { SaveBar } from '../saving/SaveBar.tsx'
import { savingCopy } from '../saving/saving.copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { accountCopy as copy } from './account.copy.ts'
import { accountBody, accountProblems, type AccountValues } from './account.form.ts'

/** The name and the address that one logs in with. */
export function AccountDetailsForm({ user }: { user: User }) {
  const saved = useMemo((): AccountValues => ({ username: user.username ?? '', email: user.email ?? '' }), [user])
  const { values, change, settle, discard, isChanged } = useEdits('account', 'own', saved)
  const [isAttempted, setAttempted] = useState(false)
  const { form, ...saving } = useSaving<AccountValues>({
    send: (typed) => callApi(userApi.account, { body: accountBody(typed) }),
    known: accountBody,
    onSaved: (typed) => {
      settle(typed)
      setAttempted(false)
    },
    done: copy.detailsDone,
  })
  useLeaveGuard(isChanged)

  const found = accountProblems(values)
  const text = (field: keyof AccountValues) => {
    const error = (isAttempted ? found[field] : undefined) ?? saving.fields[field]
    return {
      label: copy[field],
      name: field,
      value: values[field],
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => {
        saving.clear(field)
        change({ [field]: event.target.value })
      },
      ...(error !== undefined && { error }),
    }
  }
  return (
    <Card title={copy.details}>
      <form
        ref={form}
        noValidate
        aria-label={copy.details}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          if (Object.keys(found).length > 0) saving.refuse()
          else saving.save(values)
        }}
      >
        <TextField {...text('username')} autoComplete="nickname" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" hint={copy.emailHint} />
        <div>
          <FormError>
            {saving.message && (
              <>
                {saving.message} {savingCopy.kept}
              </>
            )}
          </FormError>
          <SaveBar
            isChanged={isChanged}
            isBusy={saving.isBusy}
            waitLeft={saving.waitLeft}
            action={copy.save}
            onDiscard={() => {
              discard()
              setAttempted(false)
            }}
          />
        </div>
      </form>
    </Card>
  )
}
