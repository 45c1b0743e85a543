import type { ReactElement } from 'react'

import { Popover } from '#shared/ui/Popover.tsx'

import type { CellPlace } from './cell-place.ts'
import { CellDetails } from './CellDetails.tsx'
import type { OpenGrid } from './use-grid.ts'

type Props = { open: OpenGrid; place: CellPlace; trigger: ReactElement; flag?: string }

/** A cell in full, hanging on what shows it: for views that have no evidence panel. */
export function CellPopover({ open, place, trigger, flag }: Props) {
  const name = open.grid.columnById.get(place.columnId)?.name ?? 'Cell'
  return (
    <Popover trigger={trigger} label={name} className="w-96">
      <CellDetails open={open} place={place} {...(flag !== undefined && { flag })} />
    </Popover>
  )
}
