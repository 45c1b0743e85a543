import { Download } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { exportCopy as copy } from './export.copy.ts'
import { useExport } from './use-export.ts'

/** The button that takes everything of the person along, how far it has come, and what went wrong. */
export function ExportProgress({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { isPending } = useCapabilities()
  const { start, stop, isBusy, step, error, isDone } = useExport()
  return (
    <>
      {error !== undefined && !isBusy && (
        <div className="mt-4">
          <ErrorCard title={copy.failed} error={error} kept={copy.failedKept} onRetry={() => start()} />
        </div>
      )}
      {step && (
        <div className="mt-4 max-w-100">
          <Progress label={copy.reading[step.part]} value={step.done} max={step.total} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant={variant} icon={Download} busy={isBusy} disabled={isPending} onClick={() => start()}>
          {isDone ? copy.again : copy.action}
        </Button>
        {isBusy && <Button onClick={stop}>{copy.stop}</Button>}
      </div>
    </>
  )
}
