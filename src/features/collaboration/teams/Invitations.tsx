import { Copy, Link2, RotateCw, Trash2 } from 'lucide-react'

import type { Invitation } from '#contract/teams.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { InviteForm } from './InviteForm.tsx'
import { useCreateLink, useResend, useRevoke } from './team.mutations.ts'
import { teamsCopy as copy } from './teams.copy.ts'

type Props = { teamId: string; invitations: readonly Invitation[] }

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
  const link = useCreateLink()
  const resend = useResend()
  const revoke = useRevoke()
  const [makeLink, isMaking] = useOnce(async (role: string) => {
    const made = await link.mutateAsync({ params: { teamId }, body: { role, clientKey: newKey() } })
    await copyAddress(made.id, copy.linkMade, copy.linkMadeBody)
  })
  return (
    <section aria-label={copy.invitations} className="space-y-4">
      <h2 className="text-lg font-semibold">{copy.invite}</h2>
      <InviteForm
        teamId={teamId}
        more={(role) => (
          <Button icon={Link2} busy={isMaking} onClick={() => makeLink(role)}>
            {copy.makeLink}
          </Button>
        )}
      />
      <h3 className="font-semibold">{copy.invitations}</h3>
      {invitations.length === 0 && <p className="text-ink-muted">{copy.noneInvited}</p>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, expiresAt }) => {
          const name = email ?? 'everybody with the link'
          return (
            <li key={id} className="flex flex-wrap items-center gap-2 py-2">
              <p className="mr-auto min-w-0 wrap-anywhere">
                {email ?? 'Link'}{' '}
                <span className="text-ink-muted">
                  as {role}, until {dayWords(expiresAt)}
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
