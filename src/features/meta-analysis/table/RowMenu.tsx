import { ArrowLeftRight, CircleMinus, CirclePlus, CornerUpLeft, SquareFunction, Trash2 } from 'lucide-react'

import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

export type RowAction = 'convert' | 'exclude' | 'include' | 'swap' | 'insert' | 'remove'

type Props = { place: number; name: string; isOut: boolean; onAction: (action: RowAction, place: number) => void }

/** What can be done with a line, behind its number. */
export function RowMenu({ place, name, isOut, onAction }: Props) {
  const on = (action: RowAction) => () => onAction(action, place)
  return (
    <DropdownMenu
      label={`What to do with ${name}`}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={`What to do with ${name}`}
          className="size-8 w-full rounded-[4px] hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-expanded:bg-hover"
        >
          {place + 1}
        </button>
      }
      items={[
        { label: 'Work out a number', icon: SquareFunction, onSelect: on('convert') },
        isOut
          ? { label: 'Take in again', icon: CirclePlus, onSelect: on('include') }
          : { label: 'Leave out, with a reason', icon: CircleMinus, onSelect: on('exclude') },
        { label: 'Exchange the groups', icon: ArrowLeftRight, onSelect: on('swap') },
        { label: 'Insert a line above', icon: CornerUpLeft, onSelect: on('insert') },
        'separator',
        { label: 'Delete the line', icon: Trash2, tone: 'danger', onSelect: on('remove') },
      ]}
    />
  )
}
