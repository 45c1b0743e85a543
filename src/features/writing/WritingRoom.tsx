import { Suspense } from 'react'

import { PickerSlot, type Picker } from '#research/grid/picker-slot.ts'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { DraftList } from './DraftList.tsx'
import { StartExtras } from './start-slot.ts'
import { OpenFileButton } from './transfer/OpenFileButton.tsx'

/** The editor is large: who looks at the list does not load it. */
const DraftWorkspace = lazyPart(async () => (await import('./DraftWorkspace.tsx')).DraftWorkspace)

const openFile = () => <OpenFileButton />

/** The list of drafts, or the one of that id. */
export function WritingRoom({ id, picker }: { id: string | undefined; picker: Picker }) {
  return (
    <CapabilityGate capability="analyses" title="Write">
      <PickerSlot value={picker}>
        {id === undefined ? (
          <StartExtras value={openFile}>
            <DraftList />
          </StartExtras>
        ) : (
          <Suspense
            fallback={
              <ListFrame>
                <Skeleton shape="row" lines={8} />
              </ListFrame>
            }
          >
            <DraftWorkspace key={id} id={id} />
          </Suspense>
        )}
      </PickerSlot>
    </CapabilityGate>
  )
}
