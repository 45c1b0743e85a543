import { answersTo, type BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { duration, medianOf, timeToReply, timeToResolve, type Median } from './board-times.ts'

/** How fast comments are answered and resolved, over those that are shown, each figure with its number. */
export function BoardSummary({ comments }: { comments: readonly BoardComment[] }) {
  const waiting = comments.filter((comment) => answersTo(comment).length === 0).length
  return (
    <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
      <Figure label={copy.firstReply} median={medianOf(comments.map(timeToReply))} otherwise={copy.noReplies} />
      <Figure label={copy.resolving} median={medianOf(comments.map(timeToResolve))} otherwise={copy.noResolving} />
      <div>
        <dt className="text-xs text-ink-muted">{copy.waiting}</dt>
        <dd className="text-lg font-semibold">
          {waiting.toLocaleString('en-US')}{' '}
          <span className="text-xs font-normal text-ink-muted">of {comments.length.toLocaleString('en-US')}</span>
        </dd>
      </div>
    </dl>
  )
}

function Figure({ label, median, otherwise }: { label: string; median: Median | undefined; otherwise: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="text-lg font-semibold">
        {median ? duration(median.value) : '–'}{' '}
        <span className="text-xs font-normal text-ink-muted">{median ? copy.median(median.n) : otherwise}</span>
      </dd>
    </div>
  )
}
