import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import type { Timeline } from './use-timeline.ts'

const yearIn = (text: string) => (/^\d{4}$/.test(text.trim()) ? Number(text) : undefined)
const SHOWN = 14

/** Lanes, the years shown, what counts as silence, and terms of one's own. */
export function TimelineControls({
  open,
  timeline,
  onAddEvent,
}: {
  open: OpenGrid
  timeline: Timeline
  onAddEvent: () => void
}) {
  const { state, setState, terms, lanes, silence } = timeline
  const columns = open.grid.columns.filter(({ type, field }) => type !== 'effect' && field !== 'Timeline')
  const laneBy = state.laneBy ?? 'none'
  const laneTerms = laneBy === 'terms' ? lanes.map(({ name }) => name) : []
  const setYear = (end: 'from' | 'to') => (text: string) =>
    setState((before) => {
      const { [end]: _gone, ...rest } = before
      const value = yearIn(text)
      return value === undefined ? rest : { ...rest, [end]: value }
    })
  const addTerm = (name: string) =>
    setState((before) => ({
      ...before,
      laneBy: 'terms',
      terms: [...new Set([...(before.terms ?? []), name])],
      laneTerms: [...new Set([...laneTerms.filter((each) => each !== 'Other'), name])],
    }))
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Lanes by"
          className="w-52 max-w-full"
          value={laneBy}
          onChange={(event) => setState((before) => ({ ...before, laneBy: event.target.value }))}
          options={[
            { value: 'none', label: 'One lane' },
            { value: 'design', label: 'Study design' },
            { value: 'terms', label: 'Terms' },
            ...columns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <YearField key={`from ${state.from ?? ''}`} label="From year" value={state.from} onKeep={setYear('from')} />
        <YearField key={`to ${state.to ?? ''}`} label="To year" value={state.to} onKeep={setYear('to')} />
        <SelectField
          label="Silence from"
          className="w-32"
          value={String(silence)}
          onChange={(event) => setState((before) => ({ ...before, silence: Number(event.target.value) }))}
          options={[1, 2, 3, 4, 5, 7, 10].map((n) => ({ value: String(n), label: n === 1 ? '1 year' : `${n} years` }))}
        />
        <Button icon={Plus} onClick={onAddEvent}>
          Add event
        </Button>
      </div>
      {laneBy === 'terms' && (
        <fieldset>
          <legend className="mb-1.5 font-medium">Terms that are lanes</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-1.5">
            {terms.slice(0, SHOWN).map(({ name, papers }) => (
              <Checkbox
                key={name}
                label={
                  <>
                    {name} <span className="text-ink-muted">{papers.length}</span>
                  </>
                }
                checked={laneTerms.includes(name)}
                onChange={(isOn) =>
                  setState((before) => ({
                    ...before,
                    laneTerms: isOn
                      ? [...laneTerms.filter((each) => each !== 'Other'), name]
                      : laneTerms.filter((each) => each !== name && each !== 'Other'),
                  }))
                }
              />
            ))}
          </div>
          <AddField
            className="mt-3 flex flex-wrap items-end gap-2"
            label="Another term"
            maxLength={120}
            onAdd={addTerm}
            action="Add term"
          />
        </fieldset>
      )}
    </div>
  )
}

function YearField({
  label,
  value,
  onKeep,
}: {
  label: string
  value: number | undefined
  onKeep: (text: string) => void
}) {
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const keep = () => {
    if (text !== (value === undefined ? '' : String(value))) onKeep(text)
  }
  return (
    <TextField
      label={label}
      className="w-24"
      inputMode="numeric"
      maxLength={4}
      placeholder="all"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
