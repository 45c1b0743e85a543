import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { DRAFT_MARK } from './draft-spot.ts'
import { overlayCopy as copy } from './overlay.copy.ts'

type Props = { isOpen: boolean; onOpen: () => void; register: (id: string, node: HTMLElement | null) => void }

/** Where the comment that is being written will stand. */
export function DraftMarker({ isOpen, onOpen, register }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    register(DRAFT_MARK, item.current)
    return () => register(DRAFT_MARK, null)
  }, [register])
  return (
    <li ref={item} className="invisible absolute top-0 left-0 size-0">
      <button
        type="button"
        aria-label={copy.unsent}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="pointer-events-auto absolute -top-3.5 -left-3.5 grid size-7 place-items-center rounded-full border-2 border-dashed border-accent bg-accent-soft text-accent shadow-control"
      >
        <Plus size={14} strokeWidth={2.5} aria-hidden />
      </button>
    </li>
  )
}
