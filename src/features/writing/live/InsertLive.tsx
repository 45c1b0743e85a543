import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { kindLabel } from '#research/analyses/analysis-kinds.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraft } from '../draft-context.ts'
import { insertLive } from './live-blocks.ts'
import { liveCopy as copy } from './live.copy.ts'
import { viewsOf } from './live-kinds.ts'
import { liveQuery } from './live.queries.ts'

const liveForm = z.object({ id: z.string(), view: z.string(), part: z.string(), caption: z.string().check(z.trim()) })
const start = { id: '', view: '', part: '', caption: '' }

/** Chooses an analysis and what of it goes into the text. */
export function InsertLive({ analyses }: { analyses: readonly Synthesis[] }) {
  const { editor } = useDraft()
  const client = useQueryClient()
  const form = useForm({
    schema: liveForm,
    defaultValues: start,
    send: async (given) => {
      if (!chosen || !shown) return
      const wanted = liveQuery(client, id, shown, part || undefined)
      const made = await client.fetchQuery({ ...wanted, staleTime: 0 })
      insertLive(editor, { analysisId: id, view: shown, caption: given.caption || made.title, made })
      form.reset({ ...form.values, caption: '' })
    },
    explain: (error) => ({ message: messageOf(error, copy.states.failed) }),
  })
  const { id, view, part } = form.values
  const chosen = analyses.find((each) => each.id === id)
  const views = chosen ? viewsOf(chosen) : []
  const shown = views.find((each) => each === view) ?? views[0]
  const asksOutcome = chosen?.kind === 'meta-analysis'
  const outcomes = useQuery({
    ...liveQuery(client, id, shown ?? 'summary'),
    enabled: asksOutcome && shown !== undefined,
  })
  const parts = asksOutcome ? (outcomes.data?.parts ?? []) : []

  return (
    <Form of={form} className="space-y-3">
      <SelectField
        label={copy.analysis}
        value={id}
        onChange={(event) => form.reset({ ...form.values, id: event.target.value, part: '' })}
        options={[
          { value: '', label: copy.choose },
          ...analyses.map(({ id: value, title, kind }) => ({
            value,
            label: `${title || copy.untitled} (${kindLabel(kind).toLowerCase()})`,
          })),
        ]}
      />
      {views.length > 1 && (
        <SelectField
          {...form.choice('view')}
          label={copy.view}
          value={shown ?? ''}
          options={views.map((value) => ({ value, label: copy.views[value] }))}
        />
      )}
      {parts.length > 1 && (
        <SelectField
          {...form.choice('part')}
          label={copy.outcome}
          value={part || parts[0]?.id}
          options={parts.map(({ id: value, name }) => ({ value, label: name || value }))}
        />
      )}
      {chosen && (
        <>
          <TextField {...form.field('caption')} label={copy.caption} maxLength={300} placeholder={chosen.title ?? ''} />
          <SubmitButton {...form.button} size="small">
            {form.isBusy ? copy.inserting : copy.insert}
          </SubmitButton>
        </>
      )}
      {form.problem && (
        <Notice tone="error" title={copy.insertFailed}>
          {form.problem}
        </Notice>
      )}
    </Form>
  )
}
