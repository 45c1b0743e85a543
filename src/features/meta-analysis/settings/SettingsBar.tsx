import { SlidersHorizontal } from 'lucide-react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { useMedia } from '#shared/browser/use-media.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

import { withMeasure, type Outcome } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from '../table/use-grid.ts'
import { chosen, measureChoices, modelChoices, testChoices } from './choices.ts'
import { MoreSettings } from './MoreSettings.tsx'

type Props = { outcome: Outcome; onEdit: OnEdit }

/** What is pooled and how. */
export function SettingsBar({ outcome, onEdit }: Props) {
  const { settings } = outcome
  const models = modelChoices(settings.measure)
  const set = (part: Partial<Outcome['settings']>) =>
    onEdit((before) => ({ ...before, settings: { ...before.settings, ...part } }))
  const setTest = (value: string) => {
    const test = chosen(testChoices, value)
    if (test === undefined) return
    onEdit(({ isTestChosen: _isTestChosen, ...before }) =>
      test === 'auto' ? before : { ...before, isTestChosen: true, settings: { ...before.settings, test } },
    )
  }
  const isNarrow = useMedia('(max-width: 639px)')
  const main = (
    <>
      <SelectField
        label="Measure"
        className="lg:w-64"
        value={settings.measure}
        options={measureChoices}
        onChange={({ target: { value } }) => {
          const measure = chosen(measureChoices, value)
          if (measure) onEdit((before) => withMeasure(before, measure))
        }}
      />
      <SelectField
        label="Model"
        className="lg:w-68"
        value={settings.model}
        options={models}
        onChange={({ target: { value } }) => {
          const model = chosen(models, value)
          if (model) set({ model })
        }}
      />
      <SelectField
        label="Interval"
        className="lg:w-60"
        value={outcome.isTestChosen ? settings.test : 'auto'}
        options={testChoices}
        onChange={(event) => setTest(event.target.value)}
      />
    </>
  )
  const nameIn = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <div className="flex flex-wrap items-end gap-3 sm:grid sm:grid-cols-2 lg:flex">
      {isNarrow ? (
        // On a phone the table comes first: what is pooled and how stands on one button, and is changed behind it.
        <Popover
          label="Measure, model and interval"
          trigger={
            <Button className="h-auto min-h-10 whitespace-normal text-left">
              {nameIn(measureChoices, settings.measure)} · {nameIn(models, settings.model)}
            </Button>
          }
        >
          <div className="space-y-3">{main}</div>
        </Popover>
      ) : (
        main
      )}
      <div className="flex items-center gap-1">
        <Popover
          label="More settings"
          trigger={<Button icon={SlidersHorizontal}>More settings</Button>}
          className="w-88"
        >
          <MoreSettings outcome={outcome} onEdit={onEdit} />
        </Popover>
        <HelpLink article="fixed-or-random-effects" about="models" />
      </div>
    </div>
  )
}
