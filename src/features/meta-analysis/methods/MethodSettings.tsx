import { SelectField } from '#shared/forms/SelectField.tsx'
import type { NetworkChoices, Outcome } from '#research/meta-analysis/outcome.ts'
import { networkArms } from '#research/meta-analysis/method-tables.ts'

import { chosen } from '../settings/choices.ts'
import type { OnEdit } from '../table/use-grid.ts'

type Props = { outcome: Outcome; onEdit: OnEdit }

const errors = [
  { value: 'normal', label: 'Normal errors (REML)' },
  { value: 'binomial', label: 'Binomial errors (exact)' },
] as const
const measures = [
  { value: 'OR', label: 'Odds ratio (OR)' },
  { value: 'RR', label: 'Risk ratio (RR)' },
  { value: 'RD', label: 'Risk difference (RD)' },
  { value: 'MD', label: 'Mean difference (MD)' },
] as const
const models = [
  { value: 'REML', label: 'Random effects, REML' },
  { value: 'DL', label: 'Random effects, moments' },
  { value: 'common', label: 'Common effect' },
] as const

/** What a method besides the usual one is set to. */
export function MethodSettings({ outcome, onEdit }: Props) {
  const { accuracy, network } = outcome
  if (accuracy) {
    return (
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
        <SelectField
          label="Bivariate model"
          value={accuracy.model}
          options={errors}
          onChange={({ target: { value } }) => {
            const model = chosen(errors, value)
            if (model) onEdit((before) => ({ ...before, accuracy: { model } }))
          }}
        />
      </div>
    )
  }
  if (!network) return null
  const treatments = [...new Set(networkArms(outcome).arms.map(({ treatment }) => treatment))].toSorted()
  const set = (part: Partial<NetworkChoices>) =>
    onEdit((before) =>
      before.network
        ? {
            ...before,
            network: { ...before.network, ...part },
            ...(part.measure && { forms: [part.measure === 'MD' ? ('arm-means' as const) : ('arm-counts' as const)] }),
          }
        : before,
    )
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap">
      <SelectField
        label="Measure"
        value={network.measure}
        options={measures}
        onChange={({ target: { value } }) => {
          const measure = chosen(measures, value)
          if (measure) set({ measure })
        }}
      />
      <SelectField
        label="Model"
        value={network.model}
        options={models}
        onChange={({ target: { value } }) => {
          const model = chosen(models, value)
          if (model) set({ model })
        }}
      />
      <SelectField
        label="Better is"
        value={network.smallIsGood ? 'small' : 'large'}
        options={[
          { value: 'small', label: 'Fewer events, lower values' },
          { value: 'large', label: 'More events, higher values' },
        ]}
        onChange={({ target: { value } }) => set({ smallIsGood: value === 'small' })}
      />
      <SelectField
        label="Reference of the network"
        value={network.reference ?? ''}
        options={[
          { value: '', label: 'First in the alphabet' },
          ...treatments.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target: { value } }) => set({ reference: value === '' ? undefined : value })}
      />
    </div>
  )
}
