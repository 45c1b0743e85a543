import { Copy, MessageSquareText, Quote } from 'lucide-react'

import { highlightColours, type HighlightColour } from '#contract/highlights.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Tooltip } from '#shared/ui/Tooltip.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { highlightLook } from './highlight-look.ts'
import { readerCopy as copy } from './reader.copy.ts'

type Props = {
  /** Where the selection ends in the window. */
  at: { x: number; y: number }
  canHighlight: boolean
  onHighlight: (colour: HighlightColour) => void
  onNote: () => void
  onCopy: () => void
  onCopyCited: () => void
}

/** What can be done with selected words, beside them. Pressing here leaves the selection alone. */
export function SelectionBar({ at, canHighlight, onHighlight, onNote, onCopy, onCopyCited }: Props) {
  const left = Math.max(8, Math.min(at.x - 140, innerWidth - 296))
  const top = Math.max(64, Math.min(at.y + 12, innerHeight - 60))
  return (
    <div
      role="toolbar"
      aria-label={copy.selection}
      style={{ left, top }}
      // The press must not take the selection away before the click acts on it.
      onPointerDown={(event) => event.preventDefault()}
      className="animate-rise fixed z-layer flex items-center gap-1 rounded-card bg-surface-raised p-1.5 shadow-float"
    >
      {canHighlight && (
        <>
          {highlightColours.map((colour) => (
            <Tooltip key={colour} label={copy.highlightIn(highlightLook[colour].name)}>
              <button
                type="button"
                aria-label={copy.highlightIn(highlightLook[colour].name)}
                className="grid size-8 place-items-center rounded-control hover:bg-hover"
                onClick={() => onHighlight(colour)}
              >
                <span
                  className={classNames('size-4.5 rounded-full ring-1 ring-line-strong/60', highlightLook[colour].spot)}
                />
              </button>
            </Tooltip>
          ))}
          <IconButton size="small" icon={MessageSquareText} label={copy.addNote} onClick={onNote} />
          <span className="mx-0.5 h-5 w-px bg-line" />
        </>
      )}
      <IconButton size="small" icon={Copy} label={copy.copyWords} onClick={onCopy} />
      <IconButton size="small" icon={Quote} label={copy.copyCited} onClick={onCopyCited} />
    </div>
  )
}
