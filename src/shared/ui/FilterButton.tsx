import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { Popover } from './Popover.tsx'

type Props = {
  /** How many filters are set: said on the button. */
  count: number
  label?: string
  /** The fields, one below the other. */
  children: ReactNode
}

/** All filters of a list behind one button; the fields stand in the layer that it opens. */
export function FilterButton({ count, label = 'Filters', children }: Props) {
  return (
    <Popover
      label={label}
      align="start"
      trigger={
        <Button icon={ListFilter} aria-pressed={count > 0 || undefined}>
          {count > 0 ? `${label} (${count})` : label}
        </Button>
      }
    >
      <div className="space-y-3">{children}</div>
    </Popover>
  )
}
