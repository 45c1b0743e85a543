import { Ellipsis } from 'lucide-react'

import type { Panel } from '#contract/user.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import { directions } from './layout.ts'
import type { Dashboard } from './use-dashboard.ts'

type Props = { panel: Panel; dashboard: Dashboard }

/** Everything that can be done with a panel, for those who do not drag. */
export function PanelMenu({ panel: { id, title, size }, dashboard }: Props) {
  const label = copy.options(title)
  const other = size === 'large' ? 'medium' : 'large'
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
      items={[
        ...directions.map((direction) => ({
          label: copy.move[direction],
          disabled: !dashboard.canMove(id, direction),
          onSelect: () => dashboard.move(id, direction),
        })),
        'separator',
        { label: copy.resize[other], onSelect: () => dashboard.resize(id, other) },
        { label: copy.remove, tone: 'danger', onSelect: () => dashboard.remove(id) },
      ]}
    />
  )
}
