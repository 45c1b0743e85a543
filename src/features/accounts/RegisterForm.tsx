import { Link } from 'react-router-dom'

import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { registerForm } from './accounts.form.ts'
import { useRegister } from './accounts.mutations.ts'
import { AccountForm } from './AccountForm.tsx'
import { useAccountForm } from './use-account-form.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  username: string
  onUsername: (username: string) => void
}

export function RegisterForm({ email, onEmail, username, onUsername }: Props) {
  const register = useRegister()
  const { form, fields, problem, isBusy, waitLeft, handleSubmit } = useAccountForm({
    schema: registerForm,
    ...register,
  })
  return (
    <AccountForm
      form={form}
      label={copy.register.title}
      action={copy.register.action}
      isBusy={isBusy}
      waitLeft={waitLeft}
      error={
        problem && (
          <>
            {problem.message}{' '}
            {problem.mayExist && (
              <Link to={paths.auth()} className="font-medium underline">
                {copy.register.logInInstead}
              </Link>
            )}
          </>
        )
      }
      onSubmit={handleSubmit}
    >
      <TextField
        label={copy.fields.username}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={username}
        onChange={(event) => onUsername(event.target.value)}
        error={fields.username}
      />
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
        autoComplete="new-password"
        hint={copy.fields.passwordHint}
        required
        error={fields.password}
      />
    </AccountForm>
  )
}
