import { PasswordField } from '#shared/forms/PasswordField.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'
import { loginForm } from './accounts.form.ts'
import { useLogin } from './accounts.mutations.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'

type Props = {
  email: string
  onEmail: (email: string) => void
  /** Where the focus goes in a dialog that opens with this form. */
  startsAt?: 'email' | 'password'
}

export function LoginForm({ email, onEmail, startsAt = 'email' }: Props) {
  return (
    <AccountForm
      label={copy.login.title}
      action={copy.login.action}
      schema={loginForm}
      defaultValues={{ email, password: '' }}
      {...useLogin()}
    >
      {({ field }) => (
        <>
          <EmailField field={field('email')} onEmail={onEmail} />
          <PasswordField
            {...field('password')}
            label={copy.fields.password}
            autoComplete="current-password"
            required
            {...(startsAt === 'password' && { 'data-autofocus': true })}
          />
        </>
      )}
    </AccountForm>
  )
}
