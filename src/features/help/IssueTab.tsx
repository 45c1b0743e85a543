import { useState } from 'react'

import { usePersona } from '#platform/persona/persona.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { FailureNote } from './FailureNote.tsx'
import { helpCopy } from './help.copy.ts'
import { emptyTicket, severities, ticketForm, ticketText } from './help.form.ts'
import { sendTicket } from './help.mutations.ts'
import { SentNotice } from './SentNotice.tsx'
import { queueTicket, useOutbox } from './ticket-outbox.ts'
import { noteTicket } from './tickets.ts'
import { useHelpForm } from './use-help-form.ts'
import { useSendWaiting } from './use-send-waiting.ts'
import { WaitingTickets } from './WaitingTickets.tsx'

const copy = helpCopy.issue
const options = severities.map((value) => ({ value, label: copy.severities[value] }))

type Props = {
  route: string
  /** Added below the text when the person has ticked it. */
  attachment?: string | undefined
}

/** Reports a problem; the number of the ticket takes the place of the form. */
export function IssueTab({ route, attachment }: Props) {
  const { user, isSignedIn } = useSession()
  const { persona } = usePersona()
  const [done, setDone] = useState<{ id?: string | undefined; isQueued?: boolean }>()
  useSendWaiting(user?.id)
  const waits = useOutbox(user?.id).length > 0
  const { form, values, set, problems, failure, waitLeft, isBusy, handleSubmit } = useHelpForm({
    schema: ticketForm,
    initial: emptyTicket,
    place: 'help-ticket',
    failed: copy.failed,
    send: async (valid) => {
      const text = ticketText(valid)
      const ticket = {
        title: valid.title,
        body: attachment ? `${text}\n\n${attachment}` : text,
        severity: valid.severity,
        route,
        ...(isSignedIn && { persona }),
      }
      if (!navigator.onLine) {
        queueTicket(user?.id, ticket, valid)
        return setDone({ isQueued: true })
      }
      const id = await sendTicket(ticket)
      if (id !== undefined) noteTicket(user?.id, id, valid.title)
      setDone({ id })
    },
  })

  const waiting = (
    <WaitingTickets
      userId={user?.id}
      onEdit={(fields) => {
        set(fields)
        setDone(undefined)
      }}
    />
  )
  if (done) {
    return (
      <>
        <SentNotice
          tone={done.isQueued && waits ? 'info' : 'success'}
          title={done.isQueued && waits ? helpCopy.outbox.queued : copy.done(done.id)}
          detail={
            done.isQueued
              ? helpCopy.outbox[waits ? 'queuedDetail' : 'sentDetail']
              : done.id
                ? copy.doneDetail
                : copy.doneWithoutNumber
          }
          again={copy.again}
          onAgain={() => setDone(undefined)}
        />
        <div className="mt-5">{waiting}</div>
      </>
    )
  }
  return (
    <>
      {waiting}
      <form ref={form} noValidate aria-label={copy.submit} onSubmit={handleSubmit} className="space-y-4">
        <p className="text-ink-muted">{copy.lead}</p>
        <TextField
          label={copy.title}
          required
          value={values.title}
          onChange={(event) => set({ title: event.target.value })}
          error={problems['title'] ?? ''}
        />
        <TextAreaField
          label={copy.body}
          required
          rows={4}
          value={values.body}
          onChange={(event) => set({ body: event.target.value })}
          error={problems['body'] ?? ''}
        />
        <SelectField
          label={copy.severity}
          options={options}
          value={values.severity}
          onChange={(event) => set({ severity: event.target.value })}
        />
        {(['steps', 'expected', 'actual'] as const).map((name) => (
          <TextAreaField
            key={name}
            label={copy[name]}
            rows={2}
            value={values[name]}
            onChange={(event) => set({ [name]: event.target.value })}
            error={problems[name] ?? ''}
          />
        ))}
        {!isSignedIn && (
          <TextField
            label="Your email (optional)"
            type="email"
            autoComplete="email"
            hint="So that somebody can answer you. Signed in, we know it."
            value={values.email}
            onChange={(event) => set({ email: event.target.value })}
            error={problems['email'] ?? ''}
          />
        )}
        <FailureNote failure={failure} waitLeft={waitLeft} />
        <SubmitButton busy={isBusy} disabled={waitLeft > 0}>
          {copy.submit}
        </SubmitButton>
      </form>
    </>
  )
}
