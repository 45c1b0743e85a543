import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from './IconButton.tsx'
import { useLayerFocus } from './layer-focus.ts'

type Props = {
  /** Absent: for as long as it is there. */
  open?: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  /** Any CSS length; narrower on a narrow screen. */
  width?: string
  children: ReactNode
}

/** A panel that comes in from the right, over the page. */
export function Drawer({ open = true, onClose, title, subtitle, width = '27rem', children }: Props) {
  const focus = useLayerFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          tabIndex={-1}
          {...focus}
          {...(subtitle === undefined && { 'aria-describedby': undefined })}
          style={{ width }}
          className="animate-slide-in fixed inset-y-0 right-0 z-dialog flex max-w-full flex-col bg-surface-raised shadow-float outline-none"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-3.5">
            <div className="min-w-0">
              <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
              {subtitle !== undefined && (
                <Radix.Description asChild>
                  <div className="text-ink-muted">{subtitle}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={X} size="small" className="-mr-2" />
            </Radix.Close>
          </header>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
