import { measures } from '#science/statistics/measures/measure.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { noEffectOf } from '#research/meta-analysis/result-words.ts'
import { favouredChoices, ruleChoices, stepChoices, stepsOf } from './unseen-choices.ts'
import { UnseenResult } from './UnseenResult.tsx'
import { chosen } from '../settings/choices.ts'
import type { OnEdit } from '../table/use-grid.ts'

type Props = { analysis: Analysis; outcome: Outcome; onEdit: OnEdit }

/** What the effect would be if studies of one direction were published the likelier; a person says which direction. */
export function UnseenSection({ analysis, outcome, onEdit }: Props) {
  const { favoured = '', rule = 'one-sided-05', cuts = '0.025' } = outcome.unseen ?? {}
  const { measure } = analysis.settings
  const none = noEffectOf(measure)
  const directions = favouredChoices(none ?? 0)
  const direction = chosen(directions, favoured)
  const keep = (next: { favoured?: string; rule?: string; cuts?: string }) => {
    const known = chosen(directions, next.favoured ?? favoured)
    const unseen = known && {
      favoured: known,
      rule: chosen(ruleChoices, next.rule ?? rule) ?? 'one-sided-05',
      cuts: next.cuts ?? cuts,
    }
    onEdit(({ unseen: _before, ...rest }) => ({ ...rest, ...(unseen && { unseen }) }))
  }
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
              onChange={({ target: { value } }) => keep({ favoured: value })}
            />
            <SelectField
              label="PET finds an effect at"
              value={rule}
              options={ruleChoices}
              onChange={({ target: { value } }) => keep({ rule: value })}
            />
            <SelectField
              label="Steps of the selection model (one-sided p)"
              value={cuts}
              options={stepChoices}
              onChange={({ target: { value } }) => keep({ cuts: value })}
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
