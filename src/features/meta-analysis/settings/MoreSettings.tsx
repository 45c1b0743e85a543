import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import type { Outcome } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from '../table/use-grid.ts'
import { chosen, doubleZeroChoices, levelChoices, predictionChoices, zeroChoices } from './choices.ts'

const WITH_EMPTY_CELLS = ['RR', 'OR', 'RD', 'IRR']

/** What is seldom changed. */
export function MoreSettings({ outcome, onEdit }: { outcome: Outcome; onEdit: OnEdit }) {
  const { settings, favours } = outcome
  const groups = outcome.groups ?? { first: '', second: '' }
  const set = (part: Partial<Outcome['settings']>) =>
    onEdit((before) => ({ ...before, settings: { ...before.settings, ...part } }))
  const setFavours = (side: 'left' | 'right', text: string) =>
    onEdit((before) => ({ ...before, favours: { ...before.favours, [side]: text } }), `favours ${side}`)
  const setGroup = (side: 'first' | 'second', text: string) =>
    onEdit(
      (before) => ({ ...before, groups: { first: '', second: '', ...before.groups, [side]: text } }),
      `group ${side}`,
    )
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Level"
          value={String(settings.level)}
          options={levelChoices}
          onChange={(event) => set({ level: Number(event.target.value) })}
        />
        <SelectField
          label="Reported intervals"
          value={String(outcome.reportedLevel)}
          options={levelChoices}
          onChange={({ target: { value } }) => onEdit((before) => ({ ...before, reportedLevel: Number(value) }))}
        />
      </div>
      <SelectField
        label="Prediction interval"
        value={settings.prediction}
        options={predictionChoices}
        onChange={({ target: { value } }) => {
          const prediction = chosen(predictionChoices, value)
          if (prediction) set({ prediction })
        }}
      />
      {WITH_EMPTY_CELLS.includes(settings.measure) && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="Empty cells: add"
            value={settings.zeroCells.add}
            options={zeroChoices}
            onChange={({ target: { value } }) => {
              const add = chosen(zeroChoices, value)
              if (add) set({ zeroCells: { ...settings.zeroCells, add } })
            }}
          />
          <SelectField
            label="No event in both"
            value={settings.zeroCells.doubleZero}
            options={doubleZeroChoices}
            onChange={({ target: { value } }) => {
              const doubleZero = chosen(doubleZeroChoices, value)
              if (doubleZero) set({ zeroCells: { ...settings.zeroCells, doubleZero } })
            }}
          />
        </div>
      )}
      {settings.measure === 'MD' && (
        <SelectField
          label="Variance of the difference"
          value={settings.meanVariance}
          options={[
            { value: 'separate', label: 'Each group its own deviation' },
            { value: 'pooled', label: 'One deviation for both' },
          ]}
          onChange={(event) => set({ meanVariance: event.target.value === 'pooled' ? 'pooled' : 'separate' })}
        />
      )}
      <SelectField
        label="Lines that count people twice"
        value={settings.dependent}
        options={[
          { value: 'refuse', label: 'Pool nothing until I decide' },
          { value: 'pool', label: 'Pool them all the same' },
        ]}
        onChange={(event) => set({ dependent: event.target.value === 'pool' ? 'pool' : 'refuse' })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="First group"
          placeholder="Intervention"
          value={groups.first}
          maxLength={60}
          onChange={(event) => setGroup('first', event.target.value)}
        />
        <TextField
          label="Control group"
          placeholder="Control"
          value={groups.second}
          maxLength={60}
          onChange={(event) => setGroup('second', event.target.value)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Left of the line"
          placeholder="Favours …"
          value={favours.left}
          maxLength={60}
          onChange={(event) => setFavours('left', event.target.value)}
        />
        <TextField
          label="Right of the line"
          placeholder="Favours …"
          value={favours.right}
          maxLength={60}
          onChange={(event) => setFavours('right', event.target.value)}
        />
      </div>
    </div>
  )
}
