import { lessonsCopy as copy } from './lessons.copy.ts'
import { ProgressBar } from './ProgressBar.tsx'

type Props = { done: number; total: number; share: number }

/** How much of everything is done. */
export function OverallProgress({ done, total, share }: Props) {
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-base font-semibold">{copy.progress}</h2>
        <span className="text-base font-semibold">{copy.percent(share)}</span>
      </div>
      <ProgressBar label={copy.progress} done={done} total={total} />
      <p className="text-ink-muted">{copy.completed(done, total)}</p>
    </div>
  )
}
