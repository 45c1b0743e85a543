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
      defaultValues={{ username, email, password: '' }}
      {...useRegister()}
      way={({ mayExist }) =>
        mayExist && (
          <Link to={paths.auth()} className="font-medium underline">
            {words.signInInstead}
          </Link>
        )
      }
    >
      {({ field }) => (
        <>
          <TextField
            {...field('username')}
            label={copy.fields.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={(event) => {
              onUsername(event.target.value)
              field('username').onChange(event)
            }}
          />
          <EmailField field={field('email')} onEmail={onEmail} />
          <PasswordField
            {...field('password')}
            label={copy.fields.password}
            autoComplete="new-password"
            hint={copy.fields.passwordHint}
            required
          />
        </>
      )}
    </AccountForm>
  )
}
