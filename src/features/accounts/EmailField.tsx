import { TextField } from '#shared/forms/TextField.tsx'
import type { FieldWiring } from '#shared/forms/use-form.ts'

import { accountsCopy as copy } from './accounts.copy.ts'

type Props = {
  field: FieldWiring
  /** What is typed is kept by whoever shows the form, from one view to the next. */
  onEmail: (email: string) => void
}

/** The address that somebody logs in with. */
export function EmailField({ field, onEmail }: Props) {
  return (
    <TextField
      {...field}
      label={copy.fields.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => {
        onEmail(event.target.value)
        field.onChange(event)
      }}
    />
  )
}
