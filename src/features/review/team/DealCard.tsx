import { useState } from 'react'

import type { ReviewStage } from '#contract/review-log.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { stageNames } from '../model/words.ts'
import { dealEvents } from './deal.ts'

/** Who reads what: records that lack votes are dealt out evenly. Who has left is left out, and their votes stay. */
export function DealCard() {
  const { state, team, names, beside, write, canWrite, members } = useReview()
  const [stage, setStage] = useState<ReviewStage>('title-abstract')
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const people = team.filter((by) => !out.has(by))
  const deal = beside.deals[stage]
  const present = new Set(team)
  const left = [...(deal?.keys() ?? [])].filter((by) => !present.has(by))
  const { reviewers } = state.stages[stage]
  const handleDeal = async () => {
    const { drafts, each } = dealEvents(state, stage, people)
    const isSure = await confirm({
      title: 'Deal records out?',
      body: `${[...each].map(([by, n]) => `${names.get(by) ?? 'Somebody'}: ${n.toLocaleString('en')}`).join(' · ')}. Votes that were given stay.`,
      action: 'Deal out',
    })
    if (!isSure) return
    write(drafts)
    toast({ title: 'Records are dealt out' })
  }
  return (
    <Card title="Assignments">
      <div className="space-y-4">
        {left.length > 0 && (
          <Notice tone="warning" title="Somebody with assigned records has left">
            {left.map((by) => names.get(by) ?? 'Somebody').join(', ')}. Deal out again: what they have not read goes to
            the others.
          </Notice>
        )}
        <p className="text-ink-muted">
          {deal
            ? [...deal]
                .map(([by, ids]) => `${names.get(by) ?? 'Somebody who left'}: ${count(ids.size, 'record', 'records')}`)
                .join(' · ')
            : 'Nothing is assigned: everybody sees every record that needs votes.'}
        </p>
        {canWrite && (
          <>
            <SelectField
              label="Stage"
              value={stage}
              onChange={(event) => setStage(event.target.value === 'full-text' ? 'full-text' : 'title-abstract')}
              options={(['title-abstract', 'full-text'] as const).map((value) => ({ value, label: stageNames[value] }))}
            />
            <fieldset>
              <legend className="mb-1 font-medium">Deal to</legend>
              <div className="flex flex-col gap-1">
                {team.map((by) => (
                  <Checkbox
                    key={by}
                    label={names.get(by) ?? members.find(({ userId }) => userId === by)?.name ?? 'You'}
                    checked={!out.has(by)}
                    onChange={(isIn) =>
                      setOut((before) => new Set(isIn ? [...before].filter((each) => each !== by) : [...before, by]))
                    }
                  />
                ))}
              </div>
            </fieldset>
            {people.length < reviewers && (
              <p className="text-state-yellow">
                {reviewers} votes are asked for on each record, and {count(people.length, 'person is', 'people are')}{' '}
                chosen.
              </p>
            )}
            <Button disabled={people.length === 0} onClick={() => void handleDeal()}>
              Deal out evenly
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
