import { userApi } from '#contract/user.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { useSaving } from '../saving/use-saving.ts'
import { accountCopy as copy } from './account.copy.ts'
import { passwordForm } from './account.form.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Both passwords live in this form's memory and nowhere else: no draft, no storage. */
export function PasswordForm({ username }: { username: string }) {
  const { save, explain } = useSaving<typeof empty>({
    send: (body) => callApi(userApi.account, { body }),
    // Nothing that the account would tell.
    known: () => ({}),
    done: copy.passwordDone,
    unknown: copy.passwordUnknown,
  })
  const form = useForm({
    schema: passwordForm,
    defaultValues: empty,
    send: async (body) => {
      await save(body)
      form.reset(empty)
    },
    explain,
  })
  return (
    <Card title={copy.password} actions={<HelpLink article="passwords" about="passwords" />}>
      <Form of={form} aria-label={copy.password} className="space-y-5">
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...form.field('currentPassword')}
          label={copy.current}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('newPassword')}
          label={copy.next}
          hint={copy.nextHint}
          autoComplete="new-password"
          required
        />
        <div>
          <FormError>{form.problem}</FormError>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="text-ink-muted">{copy.passwordKept}</p>
            <WaitNote seconds={form.waitLeft} />
            <SubmitButton {...form.button}>{copy.passwordSave}</SubmitButton>
          </div>
        </div>
      </Form>
    </Card>
  )
}
