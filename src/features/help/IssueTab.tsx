import { useState } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'

import { FailureNote } from './FailureNote.tsx'
import { FailureWords } from './FailureWords.tsx'
import { helpCopy } from './help.copy.ts'
import { emptyTicket, severities, ticketForm, ticketText } from './help.form.ts'
import { failureOf, sendTicket } from './help.mutations.ts'
import { SentNotice } from './SentNotice.tsx'
import { queueTicket, useOutbox } from './ticket-outbox.ts'
import { noteTicket } from './tickets.ts'
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
  const [values, setValues, discard] = useDraft('help-ticket', 'new', emptyTicket)
  const form = useForm({
    schema: ticketForm,
    values,
    onChange: setValues,
    explain: (error) => ({ message: <FailureWords {...failureOf(error, copy.failed)} /> }),
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
        discard()
        return setDone({ isQueued: true })
      }
      const id = await sendTicket(ticket)
      if (id !== undefined) noteTicket(user?.id, id, valid.title)
      discard()
      setDone({ id })
    },
  })
  const { field } = form

  const waiting = (
    <WaitingTickets
      userId={user?.id}
      onEdit={(fields) => {
        setValues((before) => ({ ...before, ...fields }))
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
      <Form of={form} aria-label={copy.submit} className="space-y-4">
        <p className="text-ink-muted">{copy.lead}</p>
        <TextField {...field('title')} label={copy.title} required />
        <TextAreaField {...field('body')} label={copy.body} required rows={4} />
        <SelectField {...form.choice('severity')} label={copy.severity} options={options} />
        {(['steps', 'expected', 'actual'] as const).map((name) => (
          <TextAreaField key={name} {...field(name)} label={copy[name]} rows={2} />
        ))}
        {!isSignedIn && (
          <TextField
            {...field('email')}
            label="Your email (optional)"
            type="email"
            autoComplete="email"
            hint="So that somebody can answer you. We know it when you are signed in."
          />
        )}
        <FailureNote of={form} />
        <SubmitButton {...form.button}>{copy.submit}</SubmitButton>
      </Form>
    </>
  )
}
