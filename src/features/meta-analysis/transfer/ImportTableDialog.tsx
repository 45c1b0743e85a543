import { useEffect, useState } from 'react'

import { count } from '#shared/format/count.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { columns, forms, formsFor } from '#research/meta-analysis/columns.ts'
import { isOtherMethod, type Outcome } from '#research/meta-analysis/outcome.ts'
import { moderatorKey } from '#research/meta-analysis/read-lines.ts'
import type { OnEdit } from '../table/use-grid.ts'
import { hasHeadings, matchHeadings, withTable, type Target } from './match-columns.ts'
import { readTableText } from './read-table-text.ts'

type Props = { outcome: Outcome; onEdit: OnEdit; onClose: () => void }

const MB = 1024 * 1024
const PREVIEW = 5
const ROWS_MAX = 5000

const isFilled = (outcome: Outcome) =>
  outcome.lines.some(({ cells }) => Object.values(cells).some((text) => text.trim() !== ''))

/** Places that a column may go to. */
function choices(outcome: Outcome) {
  const own = isOtherMethod(outcome) ? outcome.forms : formsFor(outcome.settings.measure)
  const fitting = own.flatMap((form) => [...forms[form].columns])
  const keys = [
    ...new Set<keyof typeof columns>(['label', 'year', ...fitting, 'subgroup', 'sampleId', 'controlId', 'sharedBy']),
  ]
  return [
    { value: 'nowhere', label: 'Leave out' },
    { value: 'moderator', label: 'New moderator' },
    ...outcome.moderators.map(({ key, name }) => ({ value: moderatorKey(key), label: `Moderator ${name}` })),
    ...keys.map((key) => ({
      value: key,
      label:
        'hint' in columns[key] && columns[key].hint
          ? `${columns[key].label}: ${columns[key].hint}`
          : columns[key].label,
    })),
  ]
}

const valueOf = (target: Target | undefined) => (target?.is === 'column' ? target.key : (target?.is ?? 'nowhere'))
const targetOf = (value: string): Target =>
  value === 'nowhere' || value === 'moderator' ? { is: value } : { is: 'column', key: value }

/** A table pasted or chosen as a file: which column is which is shown before anything is taken over. */
export function ImportTableDialog({ outcome, onEdit, onClose }: Props) {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<string[][]>([])
  const [isHeaded, setHeaded] = useState(true)
  const [targets, setTargets] = useState<Target[]>([])
  const [isInstead, setInstead] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    void readTableText(text).then((read) => {
      if (!isCurrent) return
      const [first = [], ...rest] = read
      const headed =
        hasHeadings(first, outcome) || (read.length > 1 && first.every((cell) => Number.isNaN(Number(cell))))
      const width = Math.max(0, ...read.map((row) => row.length))
      const heads = Array.from({ length: width }, (_, i) => (headed ? (first[i] ?? '') : ''))
      setRows(read)
      setHeaded(headed)
      setTargets(matchHeadings(heads, headed ? rest : read, outcome))
    })
    return () => {
      isCurrent = false
    }
    // What is in the table does not change what a column means.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])

  const body = isHeaded ? rows.slice(1) : rows
  const headings = isHeaded ? (rows[0] ?? []) : targets.map((_, i) => `Column ${i + 1}`)
  const taken = targets.flatMap((target) => (target.is === 'column' ? [target.key] : []))
  const isTwice = new Set(taken).size < taken.length
  const canTake = body.length > 0 && taken.length > 0 && !isTwice && body.length <= ROWS_MAX

  const readFile = (file: File | undefined) => {
    setProblem(undefined)
    if (!file) return
    if (file.size > 5 * MB) return setProblem(`${file.name} has ${Math.ceil(file.size / MB)} MB; up to 5 MB are read.`)
    file
      .text()
      .then(setText, () => setProblem(`${file.name} could not be read. Choose it again, or paste its content.`))
  }
  const take = () => {
    onEdit((before) => withTable(before, headings, body, targets, isInstead || !isFilled(before)))
    const left = headings.filter((_, i) => targets[i]?.is === 'nowhere')
    toast({
      title: `${count(body.length, 'line', 'lines')} taken over`,
      ...(left.length > 0 && { description: `Left out: ${left.join(', ')}.` }),
    })
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Import a table"
      description="CSV, TSV or a block copied from a spreadsheet, a paper or another program."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canTake} onClick={take}>
            {body.length > 0 ? `Take over ${count(body.length, 'line', 'lines')}` : 'Take over'}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FileField
          label="File"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          {...(problem !== undefined && { error: problem })}
          onChange={(event) => readFile(event.target.files?.[0])}
        />
        <TextAreaField
          label="Or paste it here"
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono"
        />
        {rows.length > 0 && (
          <>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              <Checkbox label="The first row holds headings" checked={isHeaded} onChange={setHeaded} />
              {isFilled(outcome) && (
                <Checkbox label="Instead of the lines that are there" checked={isInstead} onChange={setInstead} />
              )}
            </div>
            {isTwice && <Notice tone="warning">Two columns go to the same place: leave one of them out.</Notice>}
            {body.length > ROWS_MAX && (
              <Notice tone="warning">{`More than ${ROWS_MAX} lines: take over a part of them.`}</Notice>
            )}
            <ScrollBox label="Columns of the table" className="overflow-x-auto rounded-card border border-line">
              <table className="w-full text-left">
                <thead>
                  <tr>
                    {targets.map((target, i) => (
                      // Columns keep their places as long as the text is the same.
                      // oxlint-disable-next-line react/no-array-index-key
                      <th key={i} scope="col" className="min-w-36 border-b border-line bg-surface-sunken p-2 align-top">
                        <span className="mb-1 block text-xs">{headings[i] || `Column ${i + 1}`}</span>
                        <select
                          aria-label={`Where ${headings[i] || `column ${i + 1}`} goes`}
                          value={valueOf(target)}
                          onChange={(event) =>
                            setTargets((before) =>
                              before.map((each, place) => (place === i ? targetOf(event.target.value) : each)),
                            )
                          }
                          className={`${INPUT_LOOK} h-8 px-2 font-normal`}
                        >
                          {choices(outcome).map(({ value, label }) => (
                            <option key={value} value={value}>
                              {label}
                            </option>
                          ))}
                        </select>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {body.slice(0, PREVIEW).map((row, place) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <tr key={place}>
                      {targets.map((target, i) => (
                        <td
                          // oxlint-disable-next-line react/no-array-index-key
                          key={i}
                          className={`max-w-48 overflow-hidden px-2 py-1 text-ellipsis whitespace-nowrap ${target.is === 'nowhere' ? 'text-ink-faint line-through' : ''}`}
                        >
                          {row[i] ?? ''}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
            {body.length > PREVIEW && <p className="text-ink-muted">{`and ${body.length - PREVIEW} more lines`}</p>}
          </>
        )}
      </div>
    </Dialog>
  )
}
