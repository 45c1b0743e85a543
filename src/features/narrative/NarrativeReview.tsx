import { useSearchParams } from 'react-router-dom'

import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import { narrativeCopy as copy } from './narrative.copy.ts'
import { NarrativeDesk } from './NarrativeDesk.tsx'
import { NarrativeStart } from './NarrativeStart.tsx'
import { OpenedNarrative } from './OpenedNarrative.tsx'

const ID = /^[A-Za-z0-9_-]{1,128}$/

/** Begins a narrative review, or opens the one that the address names. */
export function NarrativeReview({ picker }: { picker: Picker }) {
  const [search] = useSearchParams()
  const id = search.get('id')
  const documents = (search.get('documents') ?? '').split(',').filter((each) => ID.test(each))
  return (
    <CapabilityGate capability="analyses" title={copy.title}>
      {id === null ? (
        <NarrativeStart picker={picker} documents={documents} />
      ) : (
        <OpenedNarrative key={id} id={id}>
          {(analysis) => <NarrativeDesk analysis={analysis} picker={picker} />}
        </OpenedNarrative>
      )}
    </CapabilityGate>
  )
}
