import * as z from 'zod/mini'

import { useEdits } from '#platform/drafts/use-edits.ts'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText, textUpTo } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import type { ReviewPatch } from '../model/use-review-saver.ts'
import { CriteriaEditor } from './CriteriaEditor.tsx'
import { registrationText } from './registration-text.ts'
import { StageSettings } from './StageSettings.tsx'
import { startCopy as copy } from './start.copy.ts'

const pico = [
  ['population', 'Population'],
  ['intervention', 'Intervention or exposure'],
  ['comparator', 'Comparison'],
  ['outcome', 'Outcome'],
] as const
const pcc = [
  ['population', 'Population'],
  ['concept', 'Concept'],
  ['context', 'Context'],
] as const
const protocolFields = [
  ['rationale', 'Why this review', 'What is known, and what it will add.'],
  ['registration', 'Registration', 'Register and number, or why there is none.'],
  ['search', 'Search', 'Databases with dates and full strategies, as they go into the report.'],
  ['dataItems', 'Data items', 'What will be taken out of each report.'],
  ['synthesis', 'Synthesis', 'How results will be put together, and for which outcomes.'],
  ['amendments', 'Amendments', 'What was changed after the start, when and why.'],
] as const

const protocolForm = z.catchall(z.object({ title: neededText(copy.needsTitle) }), textUpTo(20_000))

/** Protocol, criteria and how the stages work. Settings can change later; earlier votes stay. */
export function ProtocolStage() {
  const { body, title, question, id, canWrite, state, team, names, save, sign } = useReview()
  const nameOf = (by: string) => names.get(by) ?? 'Somebody who left'
  const { parts, protocol } = body
  const questionFields = body.subtype === 'scoping' ? pcc : pico
  const saved: { [field: string]: string } = {
    title,
    question,
    deadline: protocol.deadline ?? '',
    ...Object.fromEntries(questionFields.map(([name]) => [`part-${name}`, parts[name] ?? ''])),
    ...Object.fromEntries(protocolFields.map(([name]) => [name, protocol[name] ?? ''])),
  }
  const { values, change, settle, isChanged } = useEdits('review-protocol', id, saved)
  const form = useForm({
    schema: protocolForm,
    values,
    onChange: (next, name) => change({ [name]: next[name] ?? '' }),
    send: (given, typed) => {
      const text = (name: string) => given[name] ?? ''
      const patch: ReviewPatch = {}
      if (given.title !== title) patch.title = given.title
      if (text('question') !== question) patch.query = text('question')
      const nextParts = Object.fromEntries(questionFields.map(([name]) => [name, text(`part-${name}`)]))
      if (questionFields.some(([name]) => (parts[name] ?? '') !== nextParts[name]))
        patch.parts = { ...parts, ...nextParts }
      const nextProtocol = {
        ...protocol,
        ...Object.fromEntries(protocolFields.map(([name]) => [name, text(name)])),
        deadline: text('deadline') || undefined,
      }
      if (JSON.stringify(nextProtocol) !== JSON.stringify(protocol)) patch.protocol = nextProtocol
      void save(patch)
      settle(typed)
    },
  })
  const field = (name: string) => ({ ...form.field(name), readOnly: !canWrite })
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Form of={form} aria-label="Protocol" className="space-y-5">
        <Card title="Question">
          <div className="space-y-4">
            <TextField label="Title" maxLength={300} {...field('title')} />
            <TextAreaField label="Question" maxLength={4000} {...field('question')} />
            <div className="grid gap-4 sm:grid-cols-2">
              {questionFields.map(([name, label]) => (
                <TextAreaField key={name} label={label} rows={2} {...field(`part-${name}`)} />
              ))}
            </div>
            <TextField label="Deadline" type="date" {...field('deadline')} />
          </div>
        </Card>
        <Card title="Protocol">
          <div className="space-y-4">
            {protocolFields.map(([name, label, hint]) => (
              <TextAreaField key={name} label={label} hint={hint} {...field(name)} />
            ))}
          </div>
        </Card>
        {canWrite && (
          <div className="sticky bottom-0 -mx-1 flex items-center gap-3 bg-page/95 px-1 py-3">
            <SubmitButton {...form.button} disabled={form.button.disabled || !isChanged}>
              Save protocol
            </SubmitButton>
            {isChanged ? <span className="text-ink-muted">Not saved yet</span> : <SaveSign {...sign} />}
          </div>
        )}
      </Form>
      <div className="space-y-6">
        <CriteriaEditor />
        <StageSettings />
        <Card title="Registration">
          <p className="mb-3 text-ink-muted">
            The saved protocol in the order in which registers such as PROSPERO or OSF ask for it.
          </p>
          <Button
            onClick={() =>
              saveFile(
                new File(
                  [
                    registrationText({
                      title,
                      question,
                      body,
                      stages: state.stages,
                      pilots: state.pilots,
                      people: team.map(nameOf),
                    }),
                  ],
                  `${title} registration.txt`,
                  { type: 'text/plain' },
                ),
              )
            }
          >
            Registration text
          </Button>
        </Card>
      </div>
    </div>
  )
}
