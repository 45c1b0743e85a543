import { TextField } from '#shared/forms/TextField.tsx'

import { accountsCopy as copy } from './accounts.copy.ts'

type Props = { email: string; onEmail: (email: string) => void; error: string | undefined }

/** The address that somebody logs in with; what is typed is kept by whoever shows it. */
export function EmailField({ email, onEmail, error }: Props) {
  return (
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
      error={error}
    />
  )
}
