import { Copy } from 'lucide-react'
import { memo, useMemo, useState } from 'react'

import { stageProgress } from '#science/review-log/progress.ts'
import { sampleOf } from '#science/statistics/seeded-random.ts'
import { count } from '#shared/format/count.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { ownVotes } from './own-votes.ts'
import { stoppingOf } from './stop-state.ts'

const SAMPLE_MAX = 1500
const USUAL_SAMPLE = 60

/** When to stop, with a number behind it, and the sentence for the methods section. */
export const StopPanel = memo(function StopPanel({ waiting }: { waiting: readonly string[] }) {
  const { state, me, beside, body, write, canWrite } = useReview()
  const [size, setSize] = useState('')
  const votes = useMemo(() => ownVotes(state, me), [state, me])
  const total = useMemo(() => stageProgress(state, 'title-abstract').total, [state])
  const sampled = beside.samples.findLast(({ stage, by }) => stage === 'title-abstract' && by === me)
  const { advice, sampleLeft, isSampleOver } = useMemo(
    () => stoppingOf(total, votes, sampled, body.targetRecall),
    [total, votes, sampled, body.targetRecall],
  )
  if (total === 0) return <p className="text-ink-muted">Nothing is to be screened yet.</p>
  const wanted = Math.min(SAMPLE_MAX, waiting.length, Number(size) || (advice.sampleSize ?? USUAL_SAMPLE))
  const handleDraw = () => {
    const seed = body.seed + beside.samples.length + 1
    write([
      {
        kind: 'sampled',
        stage: 'title-abstract',
        seed,
        left: waiting.length,
        drawn: sampleOf(waiting.toSorted(), wanted, seed),
      },
    ])
    setSize('')
  }
  return (
    <div className="space-y-3">
      <p>{advice.sentence}</p>
      {isSampleOver && (
        <p className="text-ink-muted">
          Records outside the last control sample were screened after it was drawn, so it no longer counts. Draw a new
          one when you think of stopping.
        </p>
      )}
      {sampleLeft > 0 && (
        <p className="text-ink-muted">{count(sampleLeft, 'record', 'records')} of the control sample come first now.</p>
      )}
      {advice.bound?.recallAtLeast !== undefined && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
          <dt className="text-ink-muted">Recall, at least</dt>
          <dd className="text-right font-semibold">
            {(Math.floor(advice.bound.recallAtLeast * 1000) / 10).toFixed(1)}%
          </dd>
          <dt className="text-ink-muted">Missed, at most</dt>
          <dd className="text-right font-semibold">{advice.bound.mostMissed}</dd>
        </dl>
      )}
      {canWrite && sampleLeft === 0 && waiting.length > 0 && (
        <div className="flex items-end gap-2">
          <TextField
            label="Random sample"
            type="number"
            min={1}
            max={Math.min(SAMPLE_MAX, waiting.length)}
            placeholder={String(wanted)}
            className="w-28"
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />
          <Button onClick={handleDraw} disabled={wanted < 1}>
            Draw from {waiting.length.toLocaleString('en')} unread
          </Button>
        </div>
      )}
      <details>
        <summary className="cursor-pointer text-accent">Sentence for the methods</summary>
        <p className="mt-2 rounded-control bg-surface-sunken p-3">{advice.methods}</p>
        <Button
          size="small"
          icon={Copy}
          className="mt-2"
          onClick={() =>
            void navigator.clipboard.writeText(advice.methods).then(
              () => toast({ title: 'Copied' }),
              () => toast({ title: 'The browser did not allow copying', variant: 'destructive' }),
            )
          }
        >
          Copy
        </Button>
      </details>
    </div>
  )
})
