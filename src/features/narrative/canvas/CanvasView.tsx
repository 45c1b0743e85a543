import { useSearchParams } from 'react-router-dom'

import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'

import { OpenedNarrative } from '../OpenedNarrative.tsx'
import { canvasCopy as copy } from './canvas.copy.ts'
import { CanvasChooser } from './CanvasChooser.tsx'
import { NarrativeCanvas } from './NarrativeCanvas.tsx'

/** The canvas of the review that the address names, or the choice of one. */
export function CanvasView() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <CapabilityGate capability="analyses" title={copy.title}>
      {id === null ? (
        <CanvasChooser />
      ) : (
        <OpenedNarrative key={id} id={id}>
          {(analysis) => <NarrativeCanvas analysis={analysis} />}
        </OpenedNarrative>
      )}
    </CapabilityGate>
  )
}
