import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'

import { classNames } from './class-names.ts'

type Props = {
  trigger: ReactElement
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** A small card that hangs on its trigger. `label` names it for those who cannot see where it hangs. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', className, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classNames(
            'animate-rise scroll-quiet z-layer max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card bg-surface-raised p-4 shadow-float outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
