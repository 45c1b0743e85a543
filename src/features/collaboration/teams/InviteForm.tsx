import { useState, type FormEvent, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { useInvite } from './team.mutations.ts'
import { teamsCopy as copy } from './teams.copy.ts'

const roles = [
  { value: 'member', label: 'member' },
  { value: 'admin', label: 'admin' },
]
const emailSchema = z.email()
const none = { email: '', role: 'member' }

type Props = {
  teamId: string
  /** What else can be done with the chosen role. */
  more?: (role: string) => ReactNode
}

/** Invites one person to a team, by mail. What was typed is kept until it is sent. */
export function InviteForm({ teamId, more }: Props) {
  const [fields, setFields, discard] = useDraft('team-invitation', teamId, none)
  const [problem, setProblem] = useState<string>()
  const invite = useInvite((error) => setProblem(error.message))
  const [send, isSending] = useOnce(async () => {
    await invite.mutateAsync({ body: { teamId, email: fields.email.trim(), role: fields.role } })
    discard()
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = emailSchema.safeParse(fields.email.trim()).success
    setProblem(isRight ? undefined : copy.badEmail)
    if (isRight) send()
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <TextField
          label={copy.email}
          type="email"
          autoComplete="off"
          value={fields.email}
          {...(problem !== undefined && { error: problem })}
          onChange={(event) => {
            setFields({ ...fields, email: event.target.value })
            setProblem(undefined)
          }}
        />
      </div>
      <SelectField
        label={copy.role}
        options={roles}
        value={fields.role}
        onChange={(event) => setFields({ ...fields, role: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={isSending}>
        {copy.send}
      </Button>
      {more?.(fields.role)}
    </form>
  )
}
