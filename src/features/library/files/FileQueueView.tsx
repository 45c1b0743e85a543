import { CircleAlert, CircleCheck, Copy, FileText, RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { LedgerSum } from '../LedgerSum.tsx'
import { fileLedger, type FileState, type QueuedFile } from './file-queue.ts'
import { fileSize } from '#research/files/file-size.ts'
import { filesCopy as copy } from './files.copy.ts'

type Props = { files: readonly QueuedFile[]; onRetry: (key: string) => void; mayTake: number | undefined }

/** Files on their way into the library: each with its own progress and end, and the sum of all. */
export function FileQueueView({ files, onRetry, mayTake }: Props) {
  const { total, added, attached, duplicate, refused, open } = fileLedger(files)
  // What needs a person stands first once all is done; until then nothing moves about.
  const inOrder =
    open > 0 ? files : [...files].sort((a, b) => Number(b.state.is === 'refused') - Number(a.state.is === 'refused'))
  return (
    <div className="space-y-4">
      {open > 0 ? (
        <>
          <Progress label={copy.working(total - open, total)} value={total - open} max={total} />
          <p className="text-ink-muted">{copy.canLeave}</p>
        </>
      ) : (
        <>
          <p role="status" className="text-base font-semibold">
            {copy.done(total)}
          </p>
          <LedgerSum
            parts={[
              { name: copy.figures.added, value: added, tone: 'text-accent' },
              { name: copy.figures.attached, value: attached },
              { name: copy.figures.duplicate, value: duplicate },
              { name: copy.figures.refused, value: refused, tone: refused > 0 ? 'text-state-red' : undefined },
            ]}
            total={{ name: total === 1 ? 'file' : 'files', value: total }}
          />
        </>
      )}
      {mayTake !== undefined && <p className="text-ink-muted">{copy.left(mayTake)}</p>}
      <ul aria-label="Files" className="divide-y divide-line rounded-card border border-line bg-surface">
        {inOrder.map((each) => (
          <FileLine key={each.key} queued={each} onRetry={onRetry} />
        ))}
      </ul>
    </div>
  )
}

const FileLine = memo(function FileLine({ queued, onRetry }: { queued: QueuedFile; onRetry: (key: string) => void }) {
  const { key, file, state } = queued
  return (
    <li className="flex gap-3 px-4 py-2.5">
      <span className="mt-0.5 shrink-0">
        <Sign state={state} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
          <span className="shrink-0 text-xs whitespace-nowrap text-ink-muted">{fileSize(file.size)}</span>
        </p>
        <Words state={state} />
      </div>
      {state.is === 'refused' && state.mayRetry && (
        <Button
          size="small"
          icon={RotateCcw}
          aria-label={`${copy.tryAgain}: ${file.name}`}
          className="self-center"
          onClick={() => onRetry(key)}
        >
          {copy.tryAgain}
        </Button>
      )}
    </li>
  )
})

function Sign({ state }: { state: FileState }) {
  if (state.is === 'reading' || state.is === 'sending') return <Spinner />
  if (state.is === 'waiting') return <FileText size={16} aria-hidden className="text-ink-muted" />
  if (state.is === 'refused') return <CircleAlert size={16} aria-hidden className="text-state-red" />
  if (state.is === 'done' && state.outcome === 'duplicate')
    return <Copy size={16} aria-hidden className="text-ink-muted" />
  return <CircleCheck size={16} aria-hidden className="text-state-green" />
}

function Words({ state }: { state: FileState }) {
  switch (state.is) {
    case 'waiting':
      return <p className="text-ink-muted">{copy.waiting}</p>
    case 'reading':
    case 'sending':
      return (
        <p className="text-ink-muted">
          {copy[state.is]} {Math.round(state.share * 100)} %
        </p>
      )
    case 'refused':
      return (
        <p className="wrap-anywhere">
          <span className="font-medium text-state-red">{copy.refused}.</span> {state.reason}
        </p>
      )
    case 'done':
      return (
        <>
          <p className="wrap-anywhere text-ink-muted">
            {state.outcome === 'added'
              ? copy.added
              : state.outcome === 'attached'
                ? copy.attached(state.by)
                : copy.duplicate}
            :{' '}
            <Link to={paths.document(state.documentId)} className="text-accent underline-offset-2 hover:underline">
              {state.title || 'Untitled'}
            </Link>
          </p>
          {state.remarks.map((remark) => (
            <p key={remark} className="wrap-anywhere text-ink-muted">
              {remark}
            </p>
          ))}
        </>
      )
  }
}
