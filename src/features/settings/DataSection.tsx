import { Download } from 'lucide-react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { dataCopy as copy } from './data.copy.ts'
import { useExport } from './use-export.ts'

/** Everything of the person, to take along. */
export function DataSection() {
  const { has, isPending } = useCapabilities()
  const { start, stop, isBusy, step, error, isDone } = useExport()
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-muted">
        {copy.contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!isPending && !has('documents') && <p className="mt-3 text-ink-muted">{copy.withoutLibrary}</p>}
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
        <Button variant="primary" icon={Download} busy={isBusy} disabled={isPending} onClick={() => start()}>
          {isDone ? copy.again : copy.action}
        </Button>
        {isBusy && <Button onClick={stop}>{copy.stop}</Button>}
      </div>
    </Card>
  )
}
