import { Dialog } from '#shared/ui/Dialog.tsx'

import { useDraft, useDraftText } from '../draft-context.ts'
import { TargetList } from './TargetList.tsx'

/** Chooses what a new cross reference points to. */
export function TargetDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useDraft()
  const { numbering } = useDraftText()
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
