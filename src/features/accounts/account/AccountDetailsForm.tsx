import { useMemo } from 'react'

import type { User } from '#contract/auth.ts'
import { userApi } from '#contract/user.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { callApi } from '#shared/api/call-api.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/ui/Card.tsx'

import { SaveBar } from '../saving/SaveBar.tsx'
import { savingCopy } from '../saving/saving.copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { accountCopy as copy } from './account.copy.ts'
import { accountForm } from './account.form.ts'

/** The name and the address that one logs in with. */
export function AccountDetailsForm({ user }: { user: User }) {
  const saved = useMemo(() => ({ username: user.username ?? '', email: user.email ?? '' }), [user])
  const { values, change, settle, discard, isChanged } = useEdits('account', 'own', saved)
  const { save, explain } = useSaving<typeof saved>({
    send: (body) => callApi(userApi.account, { body }),
    known: (body) => body,
    done: copy.detailsDone,
  })
  const form = useForm({
    schema: accountForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] }),
    send: async (body, typed) => {
      await save(body)
      settle(typed)
    },
    explain,
  })
  useLeaveGuard(isChanged)

  const text = (field: keyof typeof saved) => ({
    ...form.field(field),
    label: copy[field],
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
  })
  return (
    <Card title={copy.details}>
      <Form of={form} aria-label={copy.details} className="space-y-5">
        <TextField {...text('username')} autoComplete="nickname" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" hint={copy.emailHint} />
        <div>
          <FormError>
            {form.problem && (
              <>
                {form.problem} {savingCopy.kept}
              </>
            )}
          </FormError>
          <SaveBar
            isChanged={isChanged}
            isBusy={form.isBusy}
            waitLeft={form.waitLeft}
            action={copy.save}
            onDiscard={() => {
              discard()
              form.reset()
            }}
          />
        </div>
      </Form>
    </Card>
  )
}
