import type { ReactNode } from 'react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { emailText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'

import { useInvite } from './team.mutations.ts'
import { teamsCopy as copy } from './teams.copy.ts'

const roles = [
  { value: 'member', label: 'member' },
  { value: 'admin', label: 'admin' },
]
const invitationForm = z.object({ email: emailText(copy.badEmail), role: z.string() })
const none = { email: '', role: 'member' }

type Props = {
  teamId: string
  /** What else can be done with the chosen role. */
  more?: (role: string) => ReactNode
}

/** Invites one person to a team, by mail. What was typed is kept until it is sent. */
export function InviteForm({ teamId, more }: Props) {
  const [fields, setFields, discard] = useDraft('team-invitation', teamId, none)
  const invite = useInvite()
  const form = useForm({
    schema: invitationForm,
    values: fields,
    onChange: setFields,
    send: async (invitation) => {
      await invite.mutateAsync({ body: { teamId, ...invitation } })
      discard()
    },
    explain: (error) => ({ message: '', fields: { email: messageOf(error, '') }, wait: 0 }),
  })
  return (
    <Form of={form} className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <TextField {...form.field('email')} label={copy.email} type="email" autoComplete="off" />
      </div>
      <SelectField {...form.choice('role')} label={copy.role} options={roles} />
      <SubmitButton {...form.button}>{copy.send}</SubmitButton>
      {more?.(fields.role)}
    </Form>
  )
}
