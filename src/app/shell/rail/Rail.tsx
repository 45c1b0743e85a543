import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { shellCopy as copy } from '../shell.copy.ts'
import { PlaceLinks } from './PlaceLinks.tsx'

type Props = { isOpen: boolean; onToggle: () => void }

/** The places of the work beside every page. */
export function Rail({ isOpen, onToggle }: Props) {
  const makeNew = () => openDialog({ name: 'new' })
  return (
    <div className="flex h-full flex-col gap-3 px-2 py-3">
      {isOpen ? (
        <Button icon={Plus} onClick={makeNew}>
          {copy.makeNew}
        </Button>
      ) : (
        <IconButton label={copy.makeNew} icon={Plus} className="self-center" onClick={makeNew} />
      )}
      <div className="scroll-quiet -mx-2 min-h-0 flex-1 overflow-y-auto px-2">
        <PlaceLinks isFolded={!isOpen} />
      </div>
      <IconButton
        label={isOpen ? copy.foldRail : copy.openRail}
        icon={isOpen ? PanelLeftClose : PanelLeftOpen}
        size="small"
        className={isOpen ? 'self-end' : 'self-center'}
        onClick={onToggle}
      />
    </div>
  )
}
