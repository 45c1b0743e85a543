import type { StudyDesign } from '#contract/papers.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { biasLevels } from '#science/hypotheses/weights.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import { KeptField } from './KeptField.tsx'
import type { Comparison } from './use-comparison.ts'

const inUnit = (text: string) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1

/** What each design, each level of bias and the size are worth: all visible, all to be changed. */
export function WeightRulesForm({ comparison, designs }: { comparison: Comparison; designs: readonly StudyDesign[] }) {
  const { rules, setState } = comparison
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="cursor-pointer px-5 py-3 font-semibold">{copy.weights}</summary>
      <div className="space-y-4 px-5 pb-5">
        <p className="max-w-reading text-ink-muted">{copy.weightsText}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {(['design', 'size', 'bias'] as const).map((part) => (
            <Checkbox
              key={part}
              label={`Weigh by ${part === 'bias' ? 'risk of bias' : part}`}
              checked={rules.uses[part]}
              onChange={(isOn) =>
                setState((before) => ({ ...before, uses: { ...rules.uses, ...before.uses, [part]: isOn } }))
              }
            />
          ))}
        </div>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {designs.map((design) => (
            <KeptField
              key={`${design} ${rules.design[design]}`}
              label={designNames[design]}
              inputMode="decimal"
              value={String(rules.design[design])}
              isValid={inUnit}
              onKeep={(text) =>
                setState((before) => ({ ...before, design: { ...before.design, [design]: Number(text) } }))
              }
            />
          ))}
          {biasLevels.map((level) => (
            <KeptField
              key={`${level} ${rules.bias[level]}`}
              label={`Risk of bias ${level}`}
              inputMode="decimal"
              value={String(rules.bias[level])}
              isValid={inUnit}
              onKeep={(text) => setState((before) => ({ ...before, bias: { ...before.bias, [level]: Number(text) } }))}
            />
          ))}
          <KeptField
            key={rules.halfSize}
            label="People that count half"
            inputMode="numeric"
            value={String(rules.halfSize)}
            isValid={(text) => Number(text) >= 1}
            onKeep={(text) => setState((before) => ({ ...before, halfSize: Number(text) }))}
          />
        </div>
        <Button size="small" onClick={() => setState(({ order }) => (order ? { order } : {}))}>
          Back to the start values
        </Button>
      </div>
    </details>
  )
}
