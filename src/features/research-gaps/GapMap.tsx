import { useState } from 'react'

import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { mapTable } from './gap-tables.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import { MapFigure } from './MapFigure.tsx'
import type { Gaps } from './use-gaps.ts'

/** The map of two of the questions, chosen where there are more. */
export function GapMap({ gaps }: { gaps: Gaps }) {
  const { facets } = gaps.map
  const [chosen, setChosen] = useState<{ across?: string; down?: string }>({})
  const down = facets.find(({ id }) => id === chosen.down) ?? facets[0]
  const across =
    facets.find(({ id }) => id === chosen.across && id !== down?.id) ?? facets.find(({ id }) => id !== down?.id)
  if (!down || !across) return <Notice>{copy.noMap}</Notice>
  const options = facets.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FigureFrame
      title={`${down.name} by ${across.name}`}
      caption={copy.mapText}
      fileName="gap map"
      table={mapTable(gaps, across.id, down.id)}
      controls={
        facets.length > 2 && (
          <>
            <SelectField
              label="Down"
              labelHidden
              value={down.id}
              onChange={(event) => setChosen((before) => ({ ...before, down: event.target.value }))}
              options={options}
            />
            <SelectField
              label="Across"
              labelHidden
              value={across.id}
              onChange={(event) => setChosen((before) => ({ ...before, across: event.target.value }))}
              options={options}
            />
          </>
        )
      }
    >
      {(width) => <MapFigure gaps={gaps} across={across.id} down={down.id} width={width} />}
    </FigureFrame>
  )
}
