import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { RunLine } from '#research/model-runs/RunLine.tsx'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'

/** What a model is at while it writes, since when, and the button that ends it. */
export function StopWriting({ synthesis: { id, run, writtenBy, keptIn } }: { synthesis: Synthesis }) {
  const { has } = useCapabilities()
  const { mutateAsync } = useApiMutation(analysesApi.stop, { invalidates: [synthesesApi.get, synthesesApi.list] })
  const [stop, isBusy] = useOnce(async () => {
    try {
      await mutateAsync({ params: { id } })
    } catch (error) {
      toast({ title: copy.stopFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {has('analyses') && keptIn !== 'browser' && (
        <Button size="small" busy={isBusy} onClick={stop}>
          {copy.stop}
        </Button>
      )}
      {run && <RunLine run={run} writtenBy={writtenBy} />}
    </div>
  )
}
