import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { kindLabel } from '#research/analyses/analysis-kinds.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import type { LiveView } from '#science/manuscript/manuscript.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraft } from '../draft-context.ts'
import { insertLive } from './live-blocks.ts'
import { copy } from './live.copy.ts'
import { viewsOf } from './live-kinds.ts'
import { liveQuery } from './live.queries.ts'

/** Chooses an analysis and what of it goes into the text. */
export function InsertLive({ analyses }: { analyses: readonly Synthesis[] }) {
  const { editor } = useDraft()
  const client = useQueryClient()
  const [id, setId] = useState('')
  const [view, setView] = useState<LiveView>()
  const [part, setPart] = useState<string>()
  const [caption, setCaption] = useState('')
  const [problem, setProblem] = useState<string>()
  const chosen = analyses.find((each) => each.id === id)
  const views = chosen ? viewsOf(chosen) : []
  const shown = views.find((each) => each === view) ?? views[0]
  const asksOutcome = chosen?.kind === 'meta-analysis'
  const outcomes = useQuery({
    ...liveQuery(client, id, shown ?? 'summary'),
    enabled: asksOutcome && shown !== undefined,
  })
  const parts = asksOutcome ? (outcomes.data?.parts ?? []) : []

  const [insert, isInserting] = useOnce(async () => {
    if (!chosen || !shown) return
    setProblem(undefined)
    try {
      const made = await client.fetchQuery({ ...liveQuery(client, id, shown, part), staleTime: 0 })
      insertLive(editor, { analysisId: id, view: shown, caption: caption.trim() || made.title, made })
      setCaption('')
    } catch (error) {
      setProblem(messageOf(error, copy.states.failed))
    }
  })
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        insert()
      }}
    >
      <SelectField
        label={copy.analysis}
        value={id}
        onChange={(event) => {
          setId(event.target.value)
          setPart(undefined)
          setProblem(undefined)
        }}
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
          label={copy.view}
          value={shown ?? ''}
          onChange={(event) => setView(views.find((each) => each === event.target.value))}
          options={views.map((value) => ({ value, label: copy.views[value] }))}
        />
      )}
      {parts.length > 1 && (
        <SelectField
          label={copy.outcome}
          value={part ?? parts[0]?.id ?? ''}
          onChange={(event) => setPart(event.target.value)}
          options={parts.map(({ id: value, name }) => ({ value, label: name || value }))}
        />
      )}
      {chosen && (
        <>
          <TextField
            label={copy.caption}
            value={caption}
            maxLength={300}
            placeholder={chosen.title ?? ''}
            onChange={(event) => setCaption(event.target.value)}
          />
          <Button type="submit" size="small" variant="primary" busy={isInserting}>
            {isInserting ? copy.inserting : copy.insert}
          </Button>
        </>
      )}
      {problem !== undefined && (
        <Notice tone="error" title={copy.insertFailed}>
          {problem}
        </Notice>
      )}
    </form>
  )
}
