import { useId, useState } from 'react'

import { namesPapers } from '#science/records/csv-columns.ts'
import type { ColumnMapping } from '#science/records/table-columns.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { TableChoice, TableToMap } from '../import-session.ts'
import { columnsCopy as copy, fieldNames } from './columns.copy.ts'
import { useRememberedColumns } from './remembered-columns.ts'

type Props = {
  file: string
  table: TableToMap
  onChoice: (choice: TableChoice) => void
  onCancel: () => void
}

const options = [{ value: '', label: copy.leaveOut }, ...fieldNames.map(([value, label]) => ({ value, label }))]

/** Asks what the columns of a table hold, and which sheet of a workbook is meant, before anything is read. */
export function MapColumns({ file, table, onChoice, onCancel }: Props) {
  const { columns, isKnown, hasHead, sheet, sheets } = table
  const { recall, remember } = useRememberedColumns()
  const [recalled] = useState(() => (isKnown || !hasHead ? undefined : recall(columns)))
  const [mapping, setMapping] = useState<ColumnMapping>(
    () => recalled ?? Object.fromEntries(columns.map(({ name, field }) => [name, field ?? null])),
  )
  const [isTried, setTried] = useState(false)
  const fieldsOf = columns.map(({ name }) => mapping[name] ?? undefined)
  const isNameless = !namesPapers(fieldsOf)
  const at = sheet === undefined ? {} : { sheet }

  const titleId = useId()
  const read = () => {
    if (isKnown) return onChoice({ isFinal: true, ...at })
    setTried(true)
    if (isNameless) return
    if (hasHead) remember(columns, mapping)
    onChoice({ isFinal: true, mapping, ...at })
  }

  return (
    <section aria-labelledby={titleId} className="space-y-4">
      <div className="space-y-1">
        <h3 id={titleId} className="font-semibold wrap-anywhere">
          {copy.title(file)}
        </h3>
        <p className="text-ink-muted">{isKnown ? copy.sheetLead : copy.lead}</p>
        {recalled && <p className="text-ink-muted">{copy.remembered}</p>}
      </div>
      {sheets !== undefined && sheets.length > 1 && (
        <SelectField
          label={copy.sheet}
          value={sheet ?? ''}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(event) => onChoice({ isFinal: false, sheet: event.target.value })}
        />
      )}
      {!isKnown && columns.length > 0 && (
        <div className="space-y-1">
          <Checkbox
            label={copy.hasHead}
            checked={hasHead}
            onChange={(isHead) => onChoice({ isFinal: false, hasHead: isHead, ...at })}
          />
          {!hasHead && <p className="text-ink-muted">{copy.noHead}</p>}
        </div>
      )}
      {columns.length === 0 && <Notice tone="warning">{copy.noColumns}</Notice>}
      {!isKnown && columns.length > 0 && (
        <ul
          aria-label={copy.columns}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line"
        >
          {columns.map(({ name, sample }, index) => (
            <li key={name} className="grid gap-x-4 gap-y-1 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_15rem]">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name.trim() === '' ? copy.unnamed(index + 1) : name}</p>
                <p className="truncate text-ink-muted" title={sample}>
                  {sample === '' ? copy.noSample : sample}
                </p>
              </div>
              <SelectField
                label={name.trim() === '' ? copy.unnamed(index + 1) : name}
                labelHidden
                value={mapping[name] ?? ''}
                options={options}
                onChange={({ target }) => {
                  const field = fieldNames.find(([each]) => each === target.value)?.[0] ?? null
                  setMapping({ ...mapping, [name]: field })
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isTried && isNameless && !isKnown && (
        <p role="alert" className="font-medium text-state-red">
          {copy.nothingNames}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        {columns.length > 0 && (
          <Button variant="primary" onClick={read}>
            {isKnown ? copy.readSheet : copy.read}
          </Button>
        )}
      </div>
    </section>
  )
}
