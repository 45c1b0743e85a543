import { GripVertical } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'

import type { Panel } from '#contract/user.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import type { Direction } from './layout.ts'
import type { Dashboard } from './use-dashboard.ts'

const arrowKeys = new Map<string, Direction>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

type Props = {
  panel: Panel
  dashboard: Dashboard
  pointer: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
  isClickOfDrag: () => boolean
  cancelDrag: () => boolean
}

/** Where a panel is taken: dragged by a pointer, or picked up by keyboard and moved with the arrows. */
export function PanelHandle({ panel: { id, title }, dashboard, pointer, isClickOfDrag, cancelDrag }: Props) {
  const isHeld = dashboard.heldId === id

  function handleKey(event: KeyboardEvent) {
    const direction = arrowKeys.get(event.key)
    if (event.key === 'Escape' && (isHeld || cancelDrag())) {
      event.preventDefault()
      if (isHeld) dashboard.putBack()
    } else if (isHeld && direction) {
      event.preventDefault()
      dashboard.move(id, direction)
    }
  }

  function handleClick() {
    if (isClickOfDrag()) return
    if (isHeld) dashboard.putDown()
    else dashboard.pickUp(id)
  }

  return (
    <IconButton
      {...pointer}
      data-handle={id}
      label={copy.handle(title)}
      aria-description={copy.handleHelp}
      icon={GripVertical}
      size="small"
      pressed={isHeld}
      className="touch-none cursor-grab active:cursor-grabbing"
      onClick={handleClick}
      onKeyDown={handleKey}
      onBlur={() => isHeld && dashboard.putDown()}
    />
  )
}
