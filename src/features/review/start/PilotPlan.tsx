import { useState } from 'react'

import type { ReviewStage } from '#contract/review-log.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { pilotCopy as copy } from '../model/pilot.copy.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { stageNames } from '../model/words.ts'

const share = (text: string, most: number) => {
  const n = Number(text)
  return text.trim() !== '' && n > 0 && n <= most ? n / most : undefined
}

/** The pilot of a stage: planned before anybody votes, and no longer changed after. */
export function PilotPlan({ stage }: { stage: ReviewStage }) {
  const { state, write, events, isLead } = useReview()
  const { plan } = state.pilots[stage]
  const [size, setSize] = useState('30')
  const [kappa, setKappa] = useState('0.6')
  const [percent, setPercent] = useState('')
  const [problem, setProblem] = useState<string>()
  const hasVotes = events.some((event) => event.kind === 'vote' && event.stage === stage)
  const handlePlan = () => {
    const n = Number(size)
    const least = { kappa: share(kappa, 1), percent: share(percent, 100) }
    const isWrong = (text: string, value: number | undefined) => text.trim() !== '' && value === undefined
    if (!Number.isInteger(n) || n < 5 || n > 500) return setProblem(copy.needsSize)
    const isNone = least.kappa === undefined && least.percent === undefined
    if (isNone || isWrong(kappa, least.kappa) || isWrong(percent, least.percent)) return setProblem(copy.needsGate)
    setProblem(undefined)
    write([
      {
        kind: 'pilot-plan',
        stage,
        size: n,
        ...(least.kappa !== undefined && { kappa: least.kappa }),
        ...(least.percent !== undefined && { percent: least.percent }),
      },
    ])
    return undefined
  }
  const mayPlan = isLead && !hasVotes
  return (
    <section aria-label={`${copy.title}: ${stageNames[stage]}`} className="space-y-2">
      <p className="font-medium">{copy.title}</p>
      {plan && <p>{copy.planned(plan)}</p>}
      {plan && mayPlan && (
        <Button size="small" onClick={() => write([{ kind: 'undone', undoes: plan.id }])}>
          {copy.takeBack}
        </Button>
      )}
      {!plan && <p className="text-xs text-ink-muted">{hasVotes ? copy.over : mayPlan ? copy.why : copy.none}</p>}
      {!plan && mayPlan && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={copy.size}
            inputMode="numeric"
            className="w-36"
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />
          <TextField
            label={copy.kappa}
            inputMode="decimal"
            className="w-28"
            value={kappa}
            onChange={(event) => setKappa(event.target.value)}
          />
          <TextField
            label={copy.percent}
            inputMode="decimal"
            className="w-40"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
          <Button onClick={handlePlan}>{copy.plan}</Button>
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-state-red">
          {problem}
        </p>
      )}
    </section>
  )
}
