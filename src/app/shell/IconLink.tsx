import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'

import { Tooltip } from '#shared/ui/Tooltip.tsx'
import { buttonLook, iconButtonSize } from '#shared/ui/button-look.ts'
import { classNames } from '#shared/ui/class-names.ts'

type Props = { to: string; label: string; icon: LucideIcon }

/** A link that shows an icon alone. */
export function IconLink({ to, label, icon: Icon }: Props) {
  return (
    <Tooltip label={label}>
      <NavLink
        to={to}
        aria-label={label}
        className={classNames(
          buttonLook('ghost'),
          iconButtonSize.medium,
          'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent',
        )}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </NavLink>
    </Tooltip>
  )
}
