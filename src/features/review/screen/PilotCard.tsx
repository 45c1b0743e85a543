import { useState } from 'react'

import type { ReviewStage } from '#contract/review-log.ts'
import { joinedAfter, mayVoteBeyond } from '#science/review-log/pilot.ts'
import { queueFor } from '#science/review-log/progress.ts'
import type { ReviewState } from '#science/review-log/review-state.ts'
import { sampleOf } from '#science/statistics/seeded-random.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { gateText, pilotCopy as copy, roundText } from '../model/pilot.copy.ts'
import { useReview } from '../model/ReviewProvider.tsx'

/** Records of a stage on which nobody is known to have voted. */
function unread(state: ReviewState, stage: ReviewStage): string[] {
  const places = stage === 'full-text' ? ['retrieval', 'full-text'] : ['screening']
  const drawn = new Set(state.pilots[stage].rounds.flatMap(({ recordIds }) => recordIds))
  return [...state.records.values()].flatMap((record) => {
    const { votes } = stage === 'full-text' ? record.fullText : record.screening
    return places.includes(record.place) && votes.length === 0 && !drawn.has(record.id) ? [record.id] : []
  })
}

/** Where the pilot of a stage stands, and what is to be done for it; nothing where none is planned. */
export function PilotCard({ stage, isReport = false }: { stage: ReviewStage; isReport?: boolean }) {
  const { state, write, team, names, me, isLead, body } = useReview()
  const [isAsking, setAsking] = useState(false)
  const pilot = state.pilots[stage]
  const { plan, rounds, standing, waived } = pilot
  const last = rounds.at(-1)
  const isOpen = standing === 'met' || standing === 'waived'
  const joined = joinedAfter(pilot, team)
  const isCalibrating = isOpen && !mayVoteBeyond(pilot, me)
  /** A round that was drawn for who joined later, and did not meet the gate. */
  const isBelow = isOpen && last?.isComplete === true && last.people.some((by) => !mayVoteBeyond(pilot, by))
  const isAsked = isCalibrating || (isLead && (joined.length > 0 || isBelow))
  if (!plan || (!isReport && isOpen && rounds.length > 0 && !isAsked)) return null
  const nameOf = (by: string) => (by === me ? 'you' : (names.get(by) ?? 'somebody'))
  const mayDraw = isLead && (standing === 'planned' || standing === 'below' || joined.length > 0 || isBelow)
  const left = mayDraw ? unread(state, stage) : []
  const n = Math.min(plan.size, left.length)
  const handleDraw = () => {
    const seed = body.seed + 1000 + rounds.length
    write([{ kind: 'pilot-round', stage, recordIds: sampleOf(left.toSorted(), n, seed), people: [...team], seed }])
  }
  return (
    <Card title={copy.title} className="mb-5">
      <div className="space-y-2">
        <p className="text-ink-muted">{copy.planned(plan)}</p>
        <ol className="space-y-1">
          {rounds.map((round, i) => (
            <li key={round.id}>
              <span className="font-medium">{copy.round(i + 1)}</span>: {round.people.map(nameOf).join(', ')}.{' '}
              {round.isComplete ? `${roundText(round)}.` : copy.running(round.voted, round.recordIds.length)}
            </li>
          ))}
        </ol>
        {standing === 'running' && last?.people.includes(me) && <p>{copy.mine(queueFor(state, stage, me).length)}</p>}
        {standing === 'below' && <p className="text-state-yellow">{copy.below}</p>}
        {standing === 'met' && <p className="text-state-green">{copy.met}</p>}
        {isCalibrating && <p>{copy.calibrating}</p>}
        {isBelow && <p className="text-state-yellow">{copy.below}</p>}
        {joined.length > 0 && <p>{copy.joined(joined.map(nameOf).join(', '))}</p>}
        {waived && standing === 'waived' && (
          <p>
            {copy.waived(nameOf(waived.by))} {waived.why}
          </p>
        )}
        {standing === 'planned' && (
          <p>{!isLead ? copy.waits : team.length < 2 ? copy.tooFew : copy.everybody(team.map(nameOf).join(', '))}</p>
        )}
        {!isReport && isLead && (
          <div className="flex flex-wrap gap-2">
            {mayDraw && (
              <Button variant="primary" disabled={team.length < 2 || n === 0} onClick={handleDraw}>
                {rounds.length === 0 ? copy.draw(n) : isOpen ? copy.calibrate(n) : copy.drawAgain}
              </Button>
            )}
            {!isAsking && (!isOpen || isBelow) && <Button onClick={() => setAsking(true)}>{copy.goOn}</Button>}
          </div>
        )}
        {!isReport && isLead && isAsking && (
          <AddField
            label={copy.goOnWhy}
            hint={`${gateText(plan)}. ${copy.goOnHint}`}
            maxLength={4000}
            action={copy.goOn}
            onAdd={(why) => void write([{ kind: 'pilot-waived', stage, why }])}
          />
        )}
      </div>
    </Card>
  )
}
