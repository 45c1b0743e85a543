import { Copy, Link2, RotateCw, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'

import type { Invitation } from '#contract/teams.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useCreateLink, useInvite, useResend, useRevoke } from './team.mutations.ts'
import { teamsCopy as copy } from './teams.copy.ts'

type Props = { teamId: string; invitations: readonly Invitation[] }

const roles = [
  { value: 'member', label: 'member' },
  { value: 'admin', label: 'admin' },
]
const emailSchema = z.email()
const none = { email: '', role: 'member' }
const addressOf = (id: string) => new URL(`${paths.team()}?invite=${encodeURIComponent(id)}`, location.origin).href

async function copyAddress(id: string, title: string, description?: string) {
  try {
    await navigator.clipboard.writeText(addressOf(id))
    toast({ title, ...(description !== undefined && { description }) })
  } catch {
    toast({ title: copy.notCopied, description: addressOf(id) })
  }
}

/** Who was invited and has not answered, and the ways to invite: by mail, or by a link for everybody who has it. */
export function Invitations({ teamId, invitations }: Props) {
  const [fields, setFields, discard] = useDraft('team-invitation', teamId, none)
  const [problem, setProblem] = useState<string>()
  const invite = useInvite((error) => setProblem(error.message))
  const link = useCreateLink()
  const resend = useResend()
  const revoke = useRevoke()
  const [send, isSending] = useOnce(async () => {
    await invite.mutateAsync({ body: { teamId, email: fields.email.trim(), role: fields.role } })
    discard()
  })
  const [makeLink, isMaking] = useOnce(async () => {
    const made = await link.mutateAsync({ params: { teamId }, body: { role: fields.role, clientKey: newKey() } })
    await copyAddress(made.id, copy.linkMade, copy.linkMadeBody)
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = emailSchema.safeParse(fields.email.trim()).success
    setProblem(isRight ? undefined : copy.badEmail)
    if (isRight) send()
  }
  return (
    <section aria-label={copy.invitations} className="space-y-4">
      <h2 className="text-lg font-semibold">{copy.invite}</h2>
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
        <Button icon={Link2} busy={isMaking} onClick={() => makeLink()}>
          {copy.makeLink}
        </Button>
      </form>
      <h3 className="font-semibold">{copy.invitations}</h3>
      {invitations.length === 0 && <p className="text-ink-muted">{copy.noneInvited}</p>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, expiresAt }) => {
          const name = email ?? 'everybody with the link'
          return (
            <li key={id} className="flex flex-wrap items-center gap-2 py-2">
              <p className="mr-auto min-w-0 break-words">
                {email ?? 'Link'}{' '}
                <span className="text-ink-muted">
                  as {role}, until {expiresAt.slice(0, 10)}
                </span>
              </p>
              <IconButton
                label={`${copy.copyLink} for ${name}`}
                icon={Copy}
                size="small"
                onClick={() => void copyAddress(id, copy.copied)}
              />
              {email && (
                <IconButton
                  label={`${copy.resend} to ${name}`}
                  icon={RotateCw}
                  size="small"
                  busy={resend.isPending && resend.variables.params.invitationId === id}
                  onClick={() => resend.mutate({ params: { teamId, invitationId: id }, body: { clientKey: newKey() } })}
                />
              )}
              <IconButton
                label={`${copy.revoke} the invitation for ${name}`}
                icon={Trash2}
                size="small"
                busy={revoke.isPending && revoke.variables.params.invitationId === id}
                onClick={() => revoke.mutate({ params: { teamId, invitationId: id } })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
