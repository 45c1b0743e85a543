import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { activityApi } from '#contract/activity.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { projectTasksQuery } from '#research/projects/project-tasks.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FileField } from '#shared/forms/FileField.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { count } from '#shared/format/count.ts'
import type { TaskFile } from '#science/tasks/task-csv.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import type { Tasks } from '../use-tasks.ts'
import { addsUp, importTasks, type Ledger } from './import-tasks.ts'

const BYTES_MAX = 10 * 1024 * 1024

/** Tasks out of a CSV file: what will come is said first, what came is accounted for row by row. */
export function ImportTasksDialog({ state, onClose }: { state: Tasks; onClose: () => void }) {
  const client = useQueryClient()
  const { projectId } = state.project
  const [file, setFile] = useState<{ name: string; read: TaskFile; key: string }>()
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState(0)
  const [ledger, setLedger] = useState<Ledger>()
  const turn = useRef(0)

  const choose = async (chosen: File | undefined) => {
    turn.current += 1
    const mine = turn.current
    setProblem(undefined)
    setFile(undefined)
    if (!chosen) return
    if (chosen.size > BYTES_MAX) {
      setProblem('File size must be less than 10MB.')
      return
    }
    try {
      const [{ readTaskCsv }, text] = await Promise.all([import('#science/tasks/task-csv.ts'), chosen.text()])
      if (mine === turn.current) setFile({ name: chosen.name, read: readTaskCsv(text), key: newKey().slice(0, 30) })
    } catch (error) {
      if (mine === turn.current) setProblem(`The file could not be read. ${messageOf(error, '')}`)
    }
  }
  const [run, isRunning] = useOnce(async () => {
    if (!file) return
    setProblem(undefined)
    setSent(0)
    try {
      // Sent again after a failure it has the same key: what was made is not made twice.
      setLedger(await importTasks(projectId, file.read, state, file.key, setSent))
    } catch (error) {
      setProblem(
        `${messageOf(error, 'The import broke off.')} Some tasks may have been created. Import again: they are not created twice.`,
      )
    }
    await client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
    await invalidate(client, [milestonesApi.list, activityApi.list])
  })

  return (
    <Dialog
      title="Import tasks"
      description="A CSV file with a column “title”. Columns of other programs, such as name, assignee, due date and tags, are understood."
      onClose={onClose}
      footer={
        ledger ? (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              busy={isRunning}
              disabled={!file || file.read.tasks.length === 0}
              onClick={() => run()}
            >
              {file && file.read.tasks.length > 0
                ? `Import ${count(file.read.tasks.length, 'task', 'tasks')}`
                : 'Import'}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4">
        <FormError>{problem}</FormError>
        {ledger ? (
          <Account ledger={ledger} />
        ) : (
          <>
            <FileField
              label="CSV file"
              accept=".csv,text/csv"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
            {file && <Preview file={file.read} />}
            {isRunning && file && <Progress label="Tasks sent" value={sent} max={file.read.tasks.length} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Preview({ file }: { file: TaskFile }) {
  return (
    <div role="status" className="space-y-2">
      <p className="font-semibold">
        {`${count(file.rows, 'row', 'rows')}: ${count(file.tasks.length, 'task', 'tasks')}, ${file.skipped.length} skipped`}
      </p>
      {file.unknown.length > 0 && (
        <p className="text-ink-muted wrap-anywhere">{`Not used: ${file.unknown.join(', ')}.`}</p>
      )}
      <Lines heading="Skipped" rows={file.skipped} />
    </div>
  )
}

function Account({ ledger }: { ledger: Ledger }) {
  const { made, skipped, rows, remarks } = ledger
  return (
    <div className="space-y-3">
      <p role="status" className="text-base font-semibold">
        {`${made} made + ${skipped.length} skipped ${addsUp(ledger) ? '=' : '≠'} ${count(rows, 'row', 'rows')} in the file`}
      </p>
      <Lines heading="Skipped" rows={skipped} />
      <Lines heading="Made, with a remark" rows={remarks} />
    </div>
  )
}

const SHOWN = 200

function Lines({ heading, rows }: { heading: string; rows: readonly { line: number; reason: string }[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className="font-semibold">{heading}</h3>
      <ul className="scroll-quiet mt-1 max-h-48 overflow-y-auto text-ink-muted">
        {rows.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="wrap-anywhere">{`Line ${line}: ${reason}`}</li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="text-ink-muted">{`and ${rows.length - SHOWN} more`}</p>}
    </section>
  )
}
