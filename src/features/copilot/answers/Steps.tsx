import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'

import type { Answer, Step } from '#contract/copilot.ts'

import { copilotCopy as copy } from '../copilot.copy.ts'

/** How an answer was come by: planned, looked, read, answered, each with what it did. Open while it is at work. */
export function Steps({ answer }: { answer: Answer }) {
  const { scope, steps, status } = answer
  if (steps.length === 0 && !scope) return null
  const isOpen = status === 'writing'
  return (
    <details key={isOpen ? 'open' : 'folded'} open={isOpen} className="mb-3 text-xs text-ink-muted">
      <summary className="cursor-pointer rounded-control select-none hover:text-ink">
        {scope ? copy.scopeOf(scope.label, scope.papers) : copy.copilot}
        {steps.length > 0 && <span> · {copy.steps(steps.length)}</span>}
      </summary>
      <ol className="mt-2 space-y-1.5 border-l border-line pl-3">
        {steps.map((step) => (
          <li key={`${step.kind} ${step.text}`} className="flex gap-2">
            <Sign status={step.status} />
            <div className="min-w-0 wrap-anywhere">
              <span className="font-semibold text-ink">{copy.stepNames[step.kind] ?? step.kind}</span> {step.text}
              <StepDetails details={step.details ?? []} />
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Sign({ status }: Pick<Step, 'status'>) {
  if (status === 'failed')
    return <CircleAlert size={14} aria-label="failed" className="mt-px shrink-0 text-state-red" />
  if (status === 'running') return <CircleDashed size={14} aria-label="under way" className="mt-px shrink-0" />
  return <CircleCheck size={14} aria-label="done" className="mt-px shrink-0 text-state-green" />
}

const FEW = 3

function StepDetails({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null
  const list = (
    <ul className="mt-1 list-disc space-y-0.5 pl-4">
      {details.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  if (details.length <= FEW) return list
  return (
    <details>
      <summary className="cursor-pointer hover:text-ink">Which {details.length}</summary>
      {list}
    </details>
  )
}
