import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import * as z from 'zod/mini'

import type { Column, ProjectDetail } from '#contract/projects.ts'
import { columnsOf } from '#research/projects/project-rights.ts'
import { useProjectTasks, useTaskChanges } from '#research/projects/project-tasks.queries.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { SectionForm } from './SectionForm.tsx'
import { columnEffects } from './settings-effects.ts'
import { columnsIn, columnTexts, newStatus, shifted } from './settings-rows.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { useSection } from './use-section.ts'

const COLUMNS_MAX = 12
const valuesOf = (project: ProjectDetail) => ({ columns: columnTexts(columnsOf(project)) })
const schema = z.object({
  columns: z.array(z.string()).check(
    z.minLength(1, copy.needsColumn),
    z.refine((columns) => columnsIn(columns).every(({ name }) => name.trim() !== ''), copy.needsName),
  ),
})
const bodyOf = ({ columns }: z.infer<typeof schema>) => ({
  columns: columnsIn(columns).map((column) => ({ ...column, name: column.name.trim() })),
})
const inWords = ({ name, isDone }: Column) => (isDone === true ? `${name} (finished)` : name)

type Props = { project: ProjectDetail; mayEdit: boolean }

/** The columns of the board, in their order; one or more of them hold what is finished. */
export function ColumnsSection({ project, mayEdit }: Props) {
  const section = useSection({ project, name: 'columns', valuesOf, schema, bodyOf })
  const tasks = useProjectTasks(project.projectId).data ?? []
  useTaskChanges(project.projectId)
  const before = columnsIn(section.saved.columns)
  const columns = columnsIn(section.values.columns)
  const { error, onChange } = section.form.choice('columns')
  const put = (next: readonly Column[]) => onChange(columnTexts(next))
  const set = (status: string, part: Partial<Column>) =>
    put(columns.map((column) => (column.status === status ? { ...column, ...part } : column)))
  return (
    <SectionForm
      title={copy.columns}
      section={section}
      mayEdit={mayEdit}
      problem={error}
      effects={columnEffects(before, columns, tasks)}
      theirText={() => ({ label: copy.columns, text: before.map(inWords).join('\n') })}
    >
      <ul className="space-y-3">
        {columns.map(({ status, name, isDone }, index) => {
          const called = name.trim() || `column ${index + 1}`
          return (
            <li key={status} className="flex flex-wrap items-end gap-3">
              <TextField
                className="min-w-40 flex-1"
                label={copy.columnName}
                labelHidden={index > 0}
                value={name}
                maxLength={40}
                readOnly={!mayEdit}
                onChange={(event) => set(status, { name: event.target.value })}
                {...(name.trim() === '' && { error: copy.needsName })}
              />
              <Checkbox
                className="mb-2"
                label={
                  <>
                    {copy.isDone}
                    <span className="sr-only"> in {called}</span>
                  </>
                }
                checked={isDone === true}
                disabled={!mayEdit}
                onChange={(checked) => set(status, { isDone: checked })}
              />
              {mayEdit && (
                <span className="inline-flex gap-1">
                  <IconButton
                    label={`${copy.up}: ${called}`}
                    icon={ArrowUp}
                    aria-disabled={index === 0}
                    onClick={() => put(shifted(columns, index, -1))}
                  />
                  <IconButton
                    label={`${copy.down}: ${called}`}
                    icon={ArrowDown}
                    aria-disabled={index === columns.length - 1}
                    onClick={() => put(shifted(columns, index, 1))}
                  />
                  <IconButton
                    label={`Remove ${called}`}
                    icon={Trash2}
                    onClick={() => put(columns.filter((column) => column.status !== status))}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {mayEdit && columns.length < COLUMNS_MAX && (
        <Button size="small" icon={Plus} onClick={() => put([...columns, { status: newStatus(columns), name: '' }])}>
          {copy.addColumn}
        </Button>
      )}
    </SectionForm>
  )
}
