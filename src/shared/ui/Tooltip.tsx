import * as Radix from '@radix-ui/react-tooltip'
import { use, type FocusEvent, type ReactElement } from 'react'

import { TooltipContext, TooltipProvider } from './TooltipProvider.tsx'

type Props = { label: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactElement }

/** Says in words what its child does or stands for. The child must be able to take the focus. */
export function Tooltip({ label, side = 'bottom', children }: Props) {
  const isProvided = use(TooltipContext)
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={ignoreGivenFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear pointer-events-none z-toast max-w-72 rounded-control bg-ink px-2 py-1 text-xs text-page shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return isProvided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

/**
 * Focus that a closing menu gives back, or that an opening layer gives its first control, is no question: a tooltip would
 * only cover what comes next, and take the Escape that is meant for the layer.
 */
const ignoreGivenFocus = (event: FocusEvent<HTMLElement>) => {
  const { currentTarget: control, relatedTarget: before } = event
  const layer = control.closest('[role=dialog], [role=alertdialog]')
  const isGiven = layer !== null && !layer.contains(before)
  if (isGiven || !control.matches(':focus-visible')) event.preventDefault()
}
