import { useQuery } from '@tanstack/react-query'
import { RotateCw, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import { projectsApi } from '#contract/projects.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { everyPage } from '#research/projects/every-page.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { keyOf } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { emailText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { roleOptions } from './member-rights.ts'
import { projectTeamCopy as copy } from './project-team.copy.ts'
import { useInvite, useResend, useRevoke } from './project-team.mutations.ts'

const none = { email: '', role: 'reviewer' }
const invitationForm = z.object({ email: emailText(copy.badEmail), role: z.string() })

const invitationsQuery = (projectId: string) => ({
  queryKey: [...keyOf(projectsApi.invitations), projectId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyPage(async (query) => {
      const { invitations, next } = await callApi(projectsApi.invitations, { params: { projectId }, query }, { signal })
      return { rows: invitations, next }
    }),
})

type Props = { projectId: string }

/** Invites people to this project alone, and shows who has not answered. For leads. */
export function ProjectInvitations({ projectId }: Props) {
  const read = useQuery(invitationsQuery(projectId))
  const { data, error } = read
  const [fields, setFields, discard] = useDraft('project-invitation', projectId, none)
  const invite = useInvite()
  const resend = useResend()
  const revoke = useRevoke()
  const form = useForm({
    schema: invitationForm,
    values: fields,
    onChange: setFields,
    send: async (invitation) => {
      await invite.mutateAsync({ params: { projectId }, body: { ...invitation, clientKey: newKey() } })
      discard()
    },
    explain: (error) => ({ message: '', fields: { email: messageOf(error, copy.changeFailed) } }),
  })
  return (
    <section aria-label={copy.invitations} className="space-y-4">
      <h2 className="text-lg font-semibold">{copy.invite}</h2>
      <Form of={form} className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field('email')}
          className="min-w-60 flex-1"
          label={copy.email}
          type="email"
          autoComplete="off"
        />
        <SelectField {...form.choice('role')} label={copy.role} options={roleOptions(fields.role)} />
        <WaitNote seconds={form.waitLeft} />
        <SubmitButton {...form.button}>{copy.send}</SubmitButton>
      </Form>
      <h3 className="font-semibold">{copy.invitations}</h3>
      {error && !data && <ErrorCard title={copy.invitationsFailed} of={read} />}
      {data?.length === 0 && <p className="text-ink-muted">{copy.noneInvited}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ id, email, role, status, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2">
            <p className="mr-auto min-w-0 wrap-anywhere">
              {email}{' '}
              <span className="text-ink-muted">
                as {role}, {status === 'expired' ? copy.expired : `until ${dayWords(expiresAt)}`}
              </span>
            </p>
            <IconButton
              label={`${copy.resend} to ${email ?? ''}`}
              icon={RotateCw}
              size="small"
              busy={resend.isPending && resend.variables.params.invitationId === id}
              onClick={() => resend.mutate({ params: { projectId, invitationId: id }, body: { clientKey: newKey() } })}
            />
            <IconButton
              label={`${copy.revoke} the invitation for ${email ?? ''}`}
              icon={Trash2}
              size="small"
              busy={revoke.isPending && revoke.variables.params.invitationId === id}
              onClick={() => revoke.mutate({ params: { projectId, invitationId: id } })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
