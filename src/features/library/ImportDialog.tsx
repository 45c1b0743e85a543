import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { openDialog, type DialogProps } from '#platform/dialogs/dialogs.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { MapColumns } from './columns/MapColumns.tsx'
import { filesCopy } from './files/files.copy.ts'
import { FileQueueView } from './files/FileQueueView.tsx'
import { mayBeRetried, useFileQueue } from './files/use-file-queue.ts'
import { identifiersCopy } from './identifiers/identifiers.copy.ts'
import { PasteIdentifiers } from './identifiers/PasteIdentifiers.tsx'
import { importCopy as copy } from './import.copy.ts'
import { ImportChooser } from './ImportChooser.tsx'
import { ImportLedger } from './ImportLedger.tsx'
import { useImport } from './use-import.ts'
import { useImportFiles } from './use-import-files.ts'

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'limit_reached'

/** Files on their way into the library: one of references, or any number of papers. Closing the window leaves it running; opening it shows where it is. */
export function ImportDialog({ onClose }: DialogProps<'import'>) {
  const navigate = useNavigate()
  const { mayBeMany, take } = useImportFiles()
  const { state, start, choose, stop, reset, giveUp, resume } = useImport()
  const queue = useFileQueue()
  const usage = useUsage('upload')
  const [isPasting, setPasting] = useState(false)
  const [, , forgetPasted] = useDraft('import-identifiers', 'new', '')
  const isPastedDone = state.step === 'done' && state.file === identifiersCopy.file
  useEffect(() => {
    if (isPastedDone) forgetPasted()
  }, [isPastedDone, forgetPasted])
  const hasQueue = queue.files.length > 0
  const allowance = usage.data ? allowanceOf(usage.data) : { kind: 'unknown' as const }

  const showImported = () => {
    reset()
    queue.reset()
    onClose()
    void navigate(`${paths.resources()}?scope=own`)
  }
  // A finished or refused file is done with; one that is under way is found again.
  const close = () => {
    if (state.step === 'done' || state.step === 'refused') reset()
    if (!queue.isBusy && !queue.files.some(mayBeRetried)) queue.reset()
    onClose()
  }

  return (
    <Dialog
      onClose={close}
      title={copy.title}
      description={state.step === 'idle' && !hasQueue ? copy.description : undefined}
      size={state.step === 'done' || state.step === 'columns' || hasQueue ? 'large' : 'medium'}
      footer={footer()}
    >
      {body()}
    </Dialog>
  )

  function chooser(note?: string) {
    if (isPasting) return <PasteIdentifiers onFile={start} onBack={() => setPasting(false)} />
    return (
      <div className="space-y-3">
        <ImportChooser onFiles={take} mayBeMany={mayBeMany} note={note} />
        <div className="text-center">
          <Button variant="ghost" onClick={() => setPasting(true)}>
            {identifiersCopy.open}
          </Button>
        </div>
      </div>
    )
  }

  function body() {
    if (hasQueue) return <FileQueueView files={queue.files} onRetry={queue.retry} mayTake={queue.mayTake} />
    switch (state.step) {
      case 'idle':
        if (allowance.kind === 'used-up') return <LimitNotice />
        return chooser(allowance.kind === 'limited' ? copy.left(allowance.remaining) : undefined)
      case 'refused':
        return (
          <div className="space-y-4">
            <Notice tone="error" title={state.problem.title}>
              {state.problem.advice}
            </Notice>
            {chooser()}
          </div>
        )
      case 'columns':
        return (
          <MapColumns
            key={`${state.table.sheet} ${state.table.hasHead}`}
            file={state.file}
            table={state.table}
            onChoice={choose}
            onCancel={reset}
          />
        )
      case 'reading':
        return <Progress label={copy.reading(state.file)} value={state.done} max={state.total} />
      case 'saving':
        return (
          <div className="space-y-3">
            <Progress label={copy.saving(state.file)} value={state.saved} max={state.total} />
            <p className="text-ink-muted">{copy.canLeave}</p>
          </div>
        )
      case 'stopped':
        if (isLimit(state.error)) return <LimitNotice />
        return (
          <Notice tone={state.error === undefined ? 'info' : 'error'} title={copy.stopped(state.saved, state.total)}>
            {state.error !== undefined && <p>{messageOf(state.error, '')}</p>}
            <p>{copy.stoppedWhy}</p>
          </Notice>
        )
      case 'done':
        return <ImportLedger done={state} />
    }
  }

  function queueFooter() {
    if (queue.isBusy) return <Button onClick={queue.stop}>{filesCopy.stop}</Button>
    const again = queue.files.filter(mayBeRetried).length
    return (
      <>
        <Button onClick={queue.reset}>{filesCopy.more}</Button>
        {again > 1 && <Button onClick={() => queue.retry()}>{filesCopy.tryAllAgain(again)}</Button>}
        <Button variant="primary" onClick={showImported}>
          {filesCopy.show}
        </Button>
      </>
    )
  }

  function footer() {
    if (hasQueue) return queueFooter()
    switch (state.step) {
      case 'idle':
      case 'refused':
      case 'columns':
        return undefined
      case 'reading':
        return <Button onClick={stop}>Cancel</Button>
      case 'saving':
        return <Button onClick={stop}>Stop</Button>
      case 'stopped':
        return (
          <>
            <Button variant="ghost" onClick={giveUp}>
              {state.saved > 0 ? copy.keepArrived : copy.giveUp}
            </Button>
            <Button variant="primary" onClick={resume}>
              {state.error === undefined ? 'Go on' : 'Try Again'}
            </Button>
          </>
        )
      case 'done':
        return (
          <>
            <Button onClick={reset}>Import another file</Button>
            <Button variant="primary" onClick={showImported}>
              Show imported papers
            </Button>
          </>
        )
    }
  }
}

function LimitNotice() {
  return (
    <Notice
      tone="warning"
      title={copy.limitReached}
      action={<Button onClick={() => openDialog({ name: 'plans' })}>See plans</Button>}
    >
      {copy.limitReachedWhy}
    </Notice>
  )
}
