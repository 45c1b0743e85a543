import { X } from 'lucide-react'

import type { GridRow } from '#contract/grid.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { biasLevels } from '#science/hypotheses/weights.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { letterOf } from './EvidenceTable.tsx'
import { BIAS, isRatingWord, itemFacts, OWN_WEIGHT, PASSAGE, SIZE } from './hypothesis-columns.ts'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import { KeptField } from './KeptField.tsx'
import type { Comparison } from './use-comparison.ts'

type Props = { open: OpenGrid; comparison: Comparison; item: GridRow; onClose: () => void }

/** One item: its passage, what its weight is made of, and the reason of each rating. */
export function ItemPanel({ open, comparison, item, onClose }: Props) {
  const { grid, writes } = open
  const { hypotheses, weights } = comparison
  const facts = itemFacts(grid, item.id)
  const weight = weights.get(item.id)
  const setNumber = (columnId: string, text: string) => {
    const value = Number(text)
    if (text.trim() === '') writes.commitCell({ rowId: item.id, columnId, verb: 'clear' })
    else if (Number.isFinite(value)) writes.commitCell({ rowId: item.id, columnId, verb: 'set', value })
  }
  return (
    <section aria-label="Evidence item" className="space-y-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-base font-semibold">Weight {(weight?.weight ?? 0).toFixed(2)}</h2>
        <IconButton label="Close" icon={X} size="small" onClick={onClose} />
      </div>
      <dl className="space-y-1">
        {weight?.parts.map(({ name, value, why }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-muted">
              {name === 'own' ? 'Own weight' : name}: {why}
            </dt>
            <dd className="tabular-nums">{value.toFixed(2)}</dd>
          </div>
        ))}
      </dl>
      <KeptField
        key={`size ${facts.size ?? ''}`}
        label="People"
        {...(facts.sizeOfPaper !== undefined && { hint: copy.sizeOfPaper(facts.sizeOfPaper.toLocaleString('en')) })}
        {...(facts.offeredSize !== undefined && { hint: copy.offeredSize(facts.offeredSize.toLocaleString('en')) })}
        inputMode="numeric"
        value={facts.size === undefined ? '' : String(facts.size)}
        isValid={(text) => text.trim() === '' || Number(text) >= 0}
        onKeep={(text) => setNumber(SIZE.id, text)}
      />
      <SelectField
        label="Risk of bias"
        value={facts.bias}
        onChange={(event) =>
          writes.commitCell({ rowId: item.id, columnId: BIAS.id, verb: 'set', value: event.target.value })
        }
        options={biasLevels.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
      />
      <KeptField
        key={`own ${facts.own ?? ''}`}
        label="Own weight"
        hint="0 to 1. It takes the place of the parts above."
        inputMode="decimal"
        value={facts.own === undefined ? '' : String(facts.own)}
        isValid={(text) => text.trim() === '' || (Number(text) >= 0 && Number(text) <= 1)}
        onKeep={(text) => setNumber(OWN_WEIGHT.id, text)}
      />
      <div className="space-y-3 border-t border-line pt-3">
        {hypotheses.map(({ id }) => {
          const cell = grid.cell(item.id, id)
          const { value } = cell ?? {}
          if (!isRatingWord(value)) return null
          const who = cell?.by?.kind === 'person' ? `, ${cell.by.person.name}` : ''
          return (
            <KeptField
              key={`${id} ${cell?.note ?? ''}`}
              label={`Why ${value} with ${letterOf(hypotheses, id)}`}
              hint={`Rated${who}`}
              value={cell?.note ?? ''}
              isValid={(text) => text.length <= 2000}
              onKeep={(note) => writes.commitCell({ rowId: item.id, columnId: id, verb: 'set', value, note })}
            />
          )
        })}
      </div>
      {(grid.cell(item.id, PASSAGE.id)?.evidence ?? []).map((evidence) => (
        <EvidenceQuote key={evidence.start} evidence={evidence} />
      ))}
    </section>
  )
}
