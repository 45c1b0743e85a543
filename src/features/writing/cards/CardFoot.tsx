import { Trash2 } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

type Props = { onDone: () => void; removeLabel: string; onRemove: () => void }

/** The end of a card: what was changed holds, or the thing goes. */
export const CardFoot = ({ onDone, removeLabel, onRemove }: Props) => (
  <div className="flex gap-2">
    <Button size="small" onClick={onDone}>
      Done
    </Button>
    <Button size="small" variant="ghost" icon={Trash2} className="ml-auto" onClick={onRemove}>
      {removeLabel}
    </Button>
  </div>
)
