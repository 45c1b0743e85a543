import { Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import { columnTypes, type ColumnType, type GridColumn } from '#contract/grid.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import type { Arrangement } from './arrangement.ts'
import { extractionCopy as copy } from './extraction.copy.ts'
import { columnWidth } from './grid-size.ts'

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

const linesIn = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
const hasChoices = (type: ColumnType) => type === 'choice' || type === 'choices'

const columnForm = z
  .object({
    name: neededText(copy.columnName),
    instruction: z.string().check(z.trim()),
    type: z.enum(columnTypes),
    unit: z.string().check(z.trim()),
    choices: z.pipe(z.string(), z.transform(linesIn)),
    width: z.string(),
  })
  .check(
    z.refine(({ type, choices }) => !hasChoices(type) || choices.length >= 2, {
      path: ['choices'],
      error: copy.choicesNeeded,
      when: () => true,
    }),
  )
type Given = z.infer<typeof columnForm>

/** The column as the form has it. A changed question is the next version. */
function columnOf({ name, instruction, type, unit, choices }: Given, column: GridColumn | undefined): GridColumn {
  const next: GridColumn = {
    id: column?.id ?? `own-${newKey()}`,
    version: column?.version ?? 1,
    name,
    type,
    field: column?.field ?? 'Own',
  }
  if (instruction !== '') next.instruction = instruction
  if (type === 'percent') next.unit = '%'
  else if (type === 'number' && unit !== '') next.unit = unit
  if (hasChoices(type)) next.choices = choices
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
  const ownWidth = columnWidth(column ?? { type: 'text' })
  const start: { [key in 'name' | 'instruction' | 'unit' | 'choices' | 'width']: string } & { type: ColumnType } = {
    name: column?.name ?? '',
    instruction: column?.instruction ?? '',
    type: column?.type ?? 'text',
    unit: column?.unit ?? '',
    choices: column?.choices?.join('\n') ?? '',
    width: String((column && arrangement?.widths[column.id]) ?? ownWidth),
  }
  const form = useForm({
    schema: columnForm,
    defaultValues: start,
    send: (given) => {
      const next = columnOf(given, column)
      if (!column || JSON.stringify(next) !== JSON.stringify(column)) writes.putColumn(next)
      const width = Math.min(Math.max(Number(given.width) || ownWidth, 80), 640)
      if (column && onArrange && width !== (arrangement?.widths[column.id] ?? ownWidth)) {
        onArrange((before) => ({ ...before, widths: { ...before.widths, [column.id]: width } }))
      }
      onClose()
    },
  })
  const { type } = form.values
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
      onClose={onClose}
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
            <SubmitButton form="column-form" {...form.button}>
              {column ? 'Save column' : 'Add column'}
            </SubmitButton>
          )}
        </>
      }
    >
      <Form of={form} id="column-form" className="space-y-4">
        <TextField {...form.field('name')} label="Name" maxLength={200} />
        <TextAreaField
          {...form.field('instruction')}
          label="Instruction"
          hint="What to look for, in plain words. A run follows it."
          rows={3}
          maxLength={2000}
        />
        <SelectField
          {...form.choice('type')}
          label="Answers are"
          options={columnTypes.map((value) => ({ value, label: typeWords[value] }))}
        />
        {type === 'number' && (
          <TextField {...form.field('unit')} label="Unit" hint="People, mg, months. Left empty, none." maxLength={40} />
        )}
        {hasChoices(type) && (
          <TextAreaField {...form.field('choices')} label="Allowed values" hint="One a line." rows={4} />
        )}
        {column && onArrange && (
          <div className="flex flex-wrap items-end gap-2">
            <div className="w-28">
              <TextField {...form.field('width')} label="Width in px" inputMode="numeric" />
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
      </Form>
    </Dialog>
  )
}
