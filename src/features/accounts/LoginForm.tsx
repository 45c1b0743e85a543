import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'
import { loginForm } from './accounts.form.ts'
import { useLogin } from './accounts.mutations.ts'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './use-account-form.ts'

type Props = { email: string; onEmail: (email: string) => void }

export function LoginForm({ email, onEmail }: Props) {
  const { form, fields, problem, isBusy, waitLeft, handleSubmit } = useAccountForm({ schema: loginForm, ...useLogin() })
  return (
    <AccountForm
      form={form}
      label={copy.login.title}
      action={copy.login.action}
      isBusy={isBusy}
      waitLeft={waitLeft}
      error={problem?.message}
      onSubmit={handleSubmit}
    >
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
      <PasswordField
        label={copy.fields.password}
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
    </AccountForm>
  )
}
