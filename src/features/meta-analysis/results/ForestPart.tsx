import { useState } from 'react'

import { forestOf } from '#research/meta-analysis/forest.ts'
import { ForestPlot } from '#research/meta-analysis/ForestPlot.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { LineField } from './LineField.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import type { PartProps } from './part.ts'

/** The forest plot with its order, its line and its groups. */
export function ForestPart({ computed, analysis, onEdit, chosenId, onChoose }: PartProps) {
  const { outcome } = computed
  const [isGrouped, setGrouped] = useState(true)
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  const out = analysis.rows.filter(({ state }) => state !== 'used')
  const left = out.map(({ label, ...row }) => `${label} (${'reason' in row ? row.reason || 'left out' : ''})`)
  return (
    <ForestPlot
      computed={computed}
      forest={forestOf(computed, isGrouped)}
      note={left.length > 0 ? ` Not in the figure: ${left.join('; ')}.` : ''}
      chosenId={chosenId}
      onChoose={onChoose}
      controls={
        <>
          {hasGroups && (
            <Checkbox label="By subgroup" className="items-center" checked={isGrouped} onChange={setGrouped} />
          )}
          <LineField computed={computed} onEdit={onEdit} />
          <OrderChoice order={outcome.order} onOrder={(order) => onEdit((before) => ({ ...before, order }))} />
        </>
      }
    />
  )
}
