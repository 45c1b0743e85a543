import { Link } from 'react-router-dom'

import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { registerForm } from './newcomer.form.ts'
import { registerCopy as words } from './register.copy.ts'
import { useRegister } from './register.mutations.ts'

type Props = {
  email: string
  onEmail: (email: string) => void
  username: string
  onUsername: (username: string) => void
}

export function RegisterForm({ email, onEmail, username, onUsername }: Props) {
  return (
    <AccountForm
      label={words.title}
      action={words.action}
      schema={registerForm}
      {...useRegister()}
      way={({ mayExist }) =>
        mayExist && (
          <Link to={paths.auth()} className="font-medium underline">
            {words.logInInstead}
          </Link>
        )
      }
    >
      {(errors) => (
        <>
          <TextField
            label={copy.fields.username}
            name="username"
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={username}
            onChange={(event) => onUsername(event.target.value)}
            error={errors.username}
          />
          <EmailField email={email} onEmail={onEmail} error={errors.email} />
          <PasswordField
            label={copy.fields.password}
            name="password"
            autoComplete="new-password"
            hint={copy.fields.passwordHint}
            required
            error={errors.password}
          />
        </>
      )}
    </AccountForm>
  )
}
