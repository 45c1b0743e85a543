import { useState } from 'react'

import { measures } from '#science/statistics/measures/measure.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { noEffectOf } from '#research/meta-analysis/result-words.ts'
import { favouredChoices, ruleChoices, stepChoices, stepsOf } from './unseen-choices.ts'
import { UnseenResult } from './UnseenResult.tsx'
import { chosen } from '../settings/choices.ts'

/** What the effect would be if studies of one direction were published the likelier; a person says which direction. */
export function UnseenSection({ analysis }: { analysis: Analysis }) {
  const [favoured, setFavoured] = useState('')
  const [rule, setRule] = useState('one-sided-05')
  const [cuts, setCuts] = useState('0.025')
  const { measure } = analysis.settings
  const none = noEffectOf(measure)
  const directions = favouredChoices(none ?? 0)
  const direction = chosen(directions, favoured)
  return (
    <section aria-label="Unseen studies" className="space-y-4">
      <h3 className="font-semibold">Unseen studies</h3>
      {none === undefined ? (
        <p className="text-ink-muted">
          A {measures[measure].name} of one group has no direction that could be favoured: nothing is computed here.
        </p>
      ) : (
        <>
          <p className="max-w-reading text-ink-muted">
            What the effect would be if studies with effects in one direction were the likelier to be published. The
            direction is an assumption that you make; the studies here cannot show it.
          </p>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Published the likelier"
              value={favoured}
              options={[{ value: '', label: 'Choose a direction' }, ...directions]}
              onChange={({ target: { value } }) => setFavoured(value)}
            />
            <SelectField
              label="PET finds an effect at"
              value={rule}
              options={ruleChoices}
              onChange={({ target: { value } }) => setRule(value)}
            />
            <SelectField
              label="Steps of the selection model (one-sided p)"
              value={cuts}
              options={stepChoices}
              onChange={({ target: { value } }) => setCuts(value)}
            />
          </div>
          {direction && (
            <UnseenResult
              analysis={analysis}
              favoured={direction}
              rule={chosen(ruleChoices, rule) ?? 'one-sided-05'}
              steps={stepsOf(cuts)}
            />
          )}
        </>
      )}
    </section>
  )
}
