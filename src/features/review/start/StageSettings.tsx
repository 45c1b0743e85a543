import { ArrowUp, Trash2 } from 'lucide-react'

import { changedVotes, settlings } from '#contract/review-body.ts'
import type { ReviewStage } from '#contract/review-log.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { PilotPlan } from './PilotPlan.tsx'
import { useReview } from '../model/ReviewProvider.tsx'
import { changedVotesNames, settlingNames, stageNames } from '../model/words.ts'

function Reasons({ stage }: { stage: ReviewStage }) {
  const { state, write, canWrite } = useReview()
  const { reviewers, reasons } = state.stages[stage]
  const set = (next: string[]) => write([{ kind: 'stage', stage, reviewers, reasons: next }])
  return (
    <div>
      <p className="mb-1 text-xs text-ink-muted">
        Reasons, in the order in which they count. The first nine have keys.
      </p>
      <ol className="space-y-0.5">
        {reasons.map((reason, index) => (
          <li key={reason} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="mr-1.5 text-ink-muted tabular-nums">{index + 1}</span>
              {reason}
            </span>
            {canWrite && (
              <span className="flex shrink-0">
                <IconButton
                  label={`Move “${reason}” up`}
                  icon={ArrowUp}
                  size="small"
                  disabled={index === 0}
                  onClick={() => set(reasons.toSpliced(index, 1).toSpliced(index - 1, 0, reason))}
                />
                <IconButton
                  label={`Delete reason “${reason}”`}
                  icon={Trash2}
                  size="small"
                  onClick={() => set(reasons.toSpliced(index, 1))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {canWrite && (
        <AddField
          className="mt-1.5 flex items-end gap-2"
          label={`Add a reason: ${stageNames[stage]}`}
          labelHidden
          placeholder="Add a reason"
          maxLength={300}
          onAdd={(reason) => (reasons.includes(reason) ? false : set([...reasons, reason]))}
        />
      )}
    </div>
  )
}

function OneStage({ stage }: { stage: ReviewStage }) {
  const { state, write, canWrite } = useReview()
  const { reviewers, reasons } = state.stages[stage]
  return (
    <div className="space-y-3">
      <SelectField
        label={stageNames[stage]}
        disabled={!canWrite}
        value={String(reviewers)}
        onChange={(event) =>
          write([{ kind: 'stage', stage, reviewers: Number(event.target.value), reasons: [...reasons] }])
        }
        options={[
          { value: '0', label: 'Not done: everything goes on' },
          { value: '1', label: 'One person decides' },
          { value: '2', label: 'Two people vote' },
          { value: '3', label: 'Three people vote' },
        ]}
      />
      <Reasons stage={stage} />
      {reviewers > 0 && <PilotPlan stage={stage} />}
    </div>
  )
}

/** How the stages work from now on: the log says since when, and earlier votes stay. */
export function StageSettings() {
  const { body, canWrite, save } = useReview()
  return (
    <Card title="How it is done">
      <div className="space-y-6">
        <OneStage stage="title-abstract" />
        <OneStage stage="full-text" />
        <Checkbox
          label="Blind: others’ votes and judgements stay hidden until all are in"
          checked={body.isBlind}
          disabled={!canWrite}
          onChange={(isBlind) => void save({ isBlind })}
        />
        <SelectField
          label="Who settles a disagreement of votes"
          hint="Nobody who voted decides alone."
          disabled={!canWrite}
          value={body.settling}
          onChange={(event) => {
            const settling = settlings.find((each) => each === event.target.value)
            if (settling) void save({ settling })
          }}
          options={settlings.map((value) => ({ value, label: settlingNames[value] }))}
        />
        <SelectField
          label="A vote that is changed after all have agreed"
          disabled={!canWrite}
          value={body.changedVotes}
          onChange={(event) => {
            const rule = changedVotes.find((each) => each === event.target.value)
            if (rule) void save({ changedVotes: rule })
          }}
          options={changedVotes.map((value) => ({ value, label: changedVotesNames[value] }))}
        />
        <SelectField
          label="Assessors of the risk of bias"
          disabled={!canWrite}
          value={String(body.assessors)}
          onChange={(event) => void save({ assessors: Number(event.target.value) })}
          options={[1, 2, 3].map((n) => ({ value: String(n), label: n === 1 ? 'One' : n === 2 ? 'Two' : 'Three' }))}
        />
        <SelectField
          label="Recall before screening may stop"
          disabled={!canWrite}
          value={String(body.targetRecall)}
          onChange={(event) => void save({ targetRecall: Number(event.target.value) })}
          options={[
            { value: '0.9', label: '90%' },
            { value: '0.95', label: '95%' },
            { value: '0.99', label: '99%' },
          ]}
        />
      </div>
    </Card>
  )
}
