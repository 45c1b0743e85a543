import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Milestone } from '#contract/milestones.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { arithmetic, healthOf, tones } from './health.ts'
import { milestonesCopy as copy } from './milestones.copy.ts'
import { useUpdateMilestone } from './milestones.mutations.ts'

type Props = {
  milestone: Milestone
  today: string
  canWrite: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One milestone: its day, its health with the arithmetic, and every day that it had before. */
export function MilestoneCard({ milestone, today, canWrite, onEdit, onRemove }: Props) {
  const { id, projectId, title, description, dueDate, progress, slips, status, version } = milestone
  const pace = healthOf(milestone, today)
  const update = useUpdateMilestone()
  const [reach, isReaching] = useOnce(async (next: 'open' | 'reached') => {
    try {
      await update.mutateAsync({ params: { milestoneId: id }, body: { status: next, version } })
    } catch (error) {
      toast({ title: copy.saveFailed, description: (error as Error).message, variant: 'destructive' })
    }
  })
  return (
    <Card
      as="article"
      title={title}
      actions={
        canWrite && (
          <>
            <IconButton size="small" icon={Pencil} label={`Change “${title}”`} onClick={onEdit} />
            <IconButton size="small" icon={Trash2} label={`Remove “${title}”`} onClick={onRemove} />
          </>
        )
      }
    >
      <div className="space-y-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[pace.health]}>{copy.health[pace.health]}</Badge>
          <span className="text-ink-muted">{dueDate ? `Due ${dayWords(dueDate)}` : 'No due date yet'}</span>
        </p>
        {description && <p className="wrap-anywhere text-ink-muted">{description}</p>}
        {progress.total > 0 && <Progress label="Done" value={progress.done} max={progress.total} />}
        <ul className="space-y-0.5 text-xs text-ink-muted">
          {arithmetic(milestone, pace).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {slips.length > 0 && (
          <details>
            <summary className="font-medium">
              {slips.length === 1 ? 'Moved once' : `Moved ${slips.length} times`}
            </summary>
            <ol className="mt-1.5 space-y-1 text-ink-muted">
              {slips.map(({ from, to, reason, at, by }) => (
                <li key={at} className="wrap-anywhere">
                  {`From ${from ? dayWords(from) : 'no date'} to ${to ? dayWords(to) : 'no date'}${by ? ` by ${by.name}` : ''}${reason ? `: ${reason}` : ''}`}
                </li>
              ))}
            </ol>
          </details>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link className="text-accent hover:underline" to={paths.projectPart(projectId, 'tasks', { milestone: id })}>
            {`Tasks of “${title}”`}
          </Link>
          {canWrite && (
            <Button
              size="small"
              busy={isReaching}
              icon={status === 'reached' ? RotateCcw : Check}
              onClick={() => reach(status === 'reached' ? 'open' : 'reached')}
            >
              {status === 'reached' ? 'Open again' : 'Mark as reached'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
