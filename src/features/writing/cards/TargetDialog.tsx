import { Dialog } from '#shared/ui/Dialog.tsx'
import type { Numbering } from '#science/manuscript/numbering.ts'

import { useDraft } from '../draft-context.ts'
import { TargetList } from './TargetList.tsx'

/** Chooses what a new cross reference points to. */
export function TargetDialog({ numbering, onClose }: { numbering: Numbering; onClose: () => void }) {
  const { editor } = useDraft()
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title="Cross reference"
      description="Its number is updated when things move."
    >
      <TargetList
        numbering={numbering}
        onChoose={(targetId) => {
          onClose()
          setTimeout(() => editor.chain().focus().insertContent({ type: 'crossReference', attrs: { targetId } }).run())
        }}
      />
    </Dialog>
  )
}
