import { CloudUpload } from 'lucide-react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { TallyLine } from '../export/TallyLine.tsx'
import { movedCopy as copy } from './moved.copy.ts'
import { useMove } from './use-move.ts'

const parts = ['papers', 'files', 'highlights', 'analyses', 'filters', 'searches', 'conversations'] as const

/** Offers to move what this browser kept to the server that keeps it now; nothing goes from here before that is confirmed. */
export function MoveCard() {
  const { held, move, isMoving, step, stop, moved, problem, remove, isRemoving } = useMove()
  if (!held) return null
  const letGo = async () => {
    if (!(await confirm({ ...copy.sure, destructive: true }))) return
    remove()
  }
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <p role="status" className="mt-3 text-ink-muted">
        {copy.held(held)}
      </p>
      <p className="mt-3 text-ink-muted">{copy.stays}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" icon={CloudUpload} busy={isMoving} onClick={move}>
          {moved ? copy.again : copy.move}
        </Button>
        {isMoving ? (
          <Button onClick={stop}>{copy.stop}</Button>
        ) : (
          <Button busy={isRemoving} onClick={() => void letGo()}>
            {copy.remove}
          </Button>
        )}
      </div>
      {step && (
        <div className="mt-4 max-w-100">
          <Progress label={copy.busy[step.part]} value={step.done} max={step.total} />
        </div>
      )}
      <div role="status" className="mt-3 space-y-3">
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {moved &&
          parts
            .filter((part) => moved[part].total > 0)
            .map((part) => <TallyLine key={part} name={copy.kinds[part]} tally={moved[part]} sum={copy.sum} />)}
      </div>
    </Card>
  )
}
