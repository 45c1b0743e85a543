import { useNavigate } from 'react-router-dom'

import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { openDialog, type DialogProps } from '#platform/dialogs/dialogs.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { importCopy as copy } from './import.copy.ts'
import { ImportChooser } from './ImportChooser.tsx'
import { ImportLedger } from './ImportLedger.tsx'
import { useImport } from './use-import.ts'

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'limit_reached'

/** A file of references on its way into the library. Closing the window leaves it running; opening it shows where it is. */
export function ImportDialog({ onClose }: DialogProps<'import'>) {
  const navigate = useNavigate()
  const { state, start, stop, reset, giveUp, resume } = useImport()
  const usage = useUsage('upload')
  const allowance = usage.data ? allowanceOf(usage.data) : { kind: 'unknown' as const }

  const showImported = () => {
    reset()
    onClose()
    void navigate(`${paths.resources()}?scope=own`)
  }
  // A finished or refused file is done with; one that is under way is found again.
  const close = () => {
    if (state.step === 'done' || state.step === 'refused') reset()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={copy.title}
      description={state.step === 'idle' ? copy.description : undefined}
      size={state.step === 'done' ? 'large' : 'medium'}
      footer={footer()}
    >
      {body()}
    </Dialog>
  )

  function body() {
    switch (state.step) {
      case 'idle':
        if (allowance.kind === 'used-up') return <LimitNotice />
        return (
          <ImportChooser
            onFile={start}
            note={allowance.kind === 'limited' ? copy.left(allowance.remaining) : undefined}
          />
        )
      case 'refused':
        return (
          <div className="space-y-4">
            <Notice tone="error" title={state.problem.title}>
              {state.problem.advice}
            </Notice>
            <ImportChooser onFile={start} />
          </div>
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

  function footer() {
    switch (state.step) {
      case 'idle':
      case 'refused':
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
