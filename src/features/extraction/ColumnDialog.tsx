import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { columnTypes, type ColumnType, type GridColumn } from '#contract/grid.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import type { Arrangement } from './arrangement.ts'
import { copy } from './extraction.copy.ts'
import { COLUMN_WIDTH } from './grid-size.ts'

const typeWords: Record<ColumnType, string> = {
  text: 'Text',
  number: 'Number',
  percent: 'Percentage',
  boolean: 'Yes or no',
  date: 'Date',
  choice: 'One of several values',
  choices: 'Any of several values',
  effect: 'Effect with interval',
}

type Props = {
  open: OpenGrid
  /** Absent: a new one. */
  column?: GridColumn
  arrangement?: Arrangement
  onArrange?: (step: (before: Arrangement) => Arrangement) => void
  onClose: () => void
}

/** One column: what it asks, and how its answers look. A changed question is another version; older cells stay. */
export function ColumnDialog({ open, column, arrangement, onArrange, onClose }: Props) {
  const { writes, mayWrite } = open
  const start: { [key in 'name' | 'instruction' | 'unit' | 'choices' | 'width']: string } & { type: ColumnType } = {
    name: column?.name ?? '',
    instruction: column?.instruction ?? '',
    type: column?.type ?? 'text',
    unit: column?.unit ?? '',
    choices: column?.choices?.join('\n') ?? '',
    width: String((column && arrangement?.widths[column.id]) ?? COLUMN_WIDTH),
  }
  const [form, setForm] = useState(start)
  const [problems, setProblems] = useState<{ name?: string; choices?: string }>({})
  const put = (patch: Partial<typeof form>) => setForm((before) => ({ ...before, ...patch }))
  const hasChoices = form.type === 'choice' || form.type === 'choices'
  const hasUnit = form.type === 'number'

  const read = (): GridColumn => {
    const choices = [...new Set(form.choices.split('\n').map((line) => line.trim()))].filter(Boolean)
    const next: GridColumn = {
      id: column?.id ?? `own-${newKey()}`,
      version: column?.version ?? 1,
      name: form.name.trim(),
      type: form.type,
      field: column?.field ?? 'Own',
    }
    if (form.instruction.trim() !== '') next.instruction = form.instruction.trim()
    if (form.type === 'percent') next.unit = '%'
    else if (hasUnit && form.unit.trim() !== '') next.unit = form.unit.trim()
    if (hasChoices) next.choices = choices
    const isSameQuestion =
      column !== undefined &&
      next.type === column.type &&
      next.unit === column.unit &&
      next.instruction === column.instruction &&
      (next.choices ?? []).join('\n') === (column.choices ?? []).join('\n')
    if (column && !isSameQuestion) next.version = column.version + 1
    // Rules answer the library's question; another question is the person's own.
    if (column?.libraryKey !== undefined && next.type === column.type) next.libraryKey = column.libraryKey
    return next
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const next = read()
    const found = {
      ...(next.name === '' && { name: copy.columnName }),
      ...(hasChoices && (next.choices ?? []).length < 2 && { choices: copy.choicesNeeded }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (!column || JSON.stringify(next) !== JSON.stringify(column)) writes.putColumn(next)
    const width = Math.min(Math.max(Number(form.width) || COLUMN_WIDTH, 80), 640)
    if (column && onArrange && width !== (arrangement?.widths[column.id] ?? COLUMN_WIDTH)) {
      onArrange((before) => ({ ...before, widths: { ...before.widths, [column.id]: width } }))
    }
    onClose()
  }
  const sortBy = (descending: boolean) => {
    if (!column) return
    onArrange?.((before) => ({ ...before, sort: [{ columnId: column.id, descending }] }))
    onClose()
  }
  const remove = async () => {
    if (!column) return
    const isSure = await confirm({
      title: `Remove the column “${column.name}”?`,
      body: 'Its cells stay in the log: Undo brings them back.',
      action: 'Remove',
      destructive: true,
    })
    if (!isSure) return
    writes.removeColumn(column)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={column ? column.name : 'Own column'}
      {...(column && { description: copy.versionNote })}
      footer={
        <>
          {column && mayWrite && (
            <Button icon={Trash2} variant="ghost" className="mr-auto" onClick={() => void remove()}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {mayWrite && (
            <Button type="submit" form="column-form" variant="primary">
              {column ? 'Save column' : 'Add column'}
            </Button>
          )}
        </>
      }
    >
      <form id="column-form" onSubmit={handleSubmit} noValidate className="space-y-4">
        <TextField
          label="Name"
          maxLength={200}
          value={form.name}
          error={problems.name}
          onChange={(event) => put({ name: event.target.value })}
        />
        <TextAreaField
          label="Instruction"
          hint="What to look for, in plain words. A run follows it."
          rows={3}
          maxLength={2000}
          value={form.instruction}
          onChange={(event) => put({ instruction: event.target.value })}
        />
        <SelectField
          label="Answers are"
          value={form.type}
          options={columnTypes.map((type) => ({ value: type, label: typeWords[type] }))}
          onChange={(event) => put({ type: event.target.value as ColumnType })}
        />
        {hasUnit && (
          <TextField
            label="Unit"
            hint="People, mg, months. Left empty, none."
            maxLength={40}
            value={form.unit}
            onChange={(event) => put({ unit: event.target.value })}
          />
        )}
        {hasChoices && (
          <TextAreaField
            label="Allowed values"
            hint="One a line."
            rows={4}
            value={form.choices}
            error={problems.choices}
            onChange={(event) => put({ choices: event.target.value })}
          />
        )}
        {column && onArrange && (
          <div className="flex flex-wrap items-end gap-2">
            <div className="w-28">
              <TextField
                label="Width in px"
                inputMode="numeric"
                value={form.width}
                onChange={(event) => put({ width: event.target.value })}
              />
            </div>
            <Button onClick={() => sortBy(false)}>Sort up</Button>
            <Button onClick={() => sortBy(true)}>Sort down</Button>
            {arrangement && arrangement.sort.length > 0 && (
              <Button
                onClick={() => {
                  onArrange((before) => ({ ...before, sort: [] }))
                  onClose()
                }}
              >
                No sorting
              </Button>
            )}
          </div>
        )}
      </form>
    </Dialog>
  )
}
