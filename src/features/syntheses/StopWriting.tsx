import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { copy } from './syntheses.copy.ts'

const SECOND = 1000

/** What a model is at while it writes, since when, and the button that ends it. */
export function StopWriting({ synthesis: { id, run, writtenBy, keptIn } }: { synthesis: Synthesis }) {
  const now = useNow(SECOND)
  const { has } = useCapabilities()
  const { mutateAsync } = useApiMutation(analysesApi.stop, { invalidates: [synthesesApi.get, synthesesApi.list] })
  const [stop, isBusy] = useOnce(async () => {
    try {
      await mutateAsync({ params: { id } })
    } catch (error) {
      toast({ title: copy.stopFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  const model = writtenBy?.kind === 'model' ? (writtenBy.model ?? undefined) : undefined
  const seconds = run ? Math.max(0, Math.round((now - Date.parse(run.startedAt)) / SECOND)) : undefined
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {has('analyses') && keptIn !== 'browser' && (
        <Button size="small" busy={isBusy} onClick={stop}>
          {copy.stop}
        </Button>
      )}
      {run && seconds !== undefined && (
        <p className="text-xs text-ink-muted">
          {copy.stage(model, run.stage ?? undefined)} {copy.soFar(seconds, run.tokensAnswered ?? undefined)}
        </p>
      )}
    </div>
  )
}
