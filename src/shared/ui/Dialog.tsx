import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { useLayerFocus } from './layer-focus.ts'

const WIDTHS = { small: 'sm:max-w-105', medium: 'sm:max-w-150', large: 'sm:max-w-245' } as const

type Props = {
  /** Absent: for as long as it is there. */
  open?: boolean
  /** Absent: only what stands in it ends it, neither Esc nor a click beside it. */
  onClose?: () => void
  title: string
  description?: ReactNode
  size?: keyof typeof WIDTHS
  footer?: ReactNode
  children: ReactNode
}

/** A task in front of the page. Below 600 px it rises from the bottom edge as a sheet. Esc closes the top one only. */
export function Dialog({ open = true, onClose, title, description, size = 'medium', footer, children }: Props) {
  const focus = useLayerFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          tabIndex={-1}
          {...focus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={classNames(
            'animate-rise fixed inset-x-0 bottom-0 z-dialog flex max-h-[92dvh] flex-col rounded-t-card bg-surface-raised shadow-float outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,56rem)] sm:w-[calc(100%-3rem)] sm:rounded-card',
            WIDTHS[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
            <div className="min-w-0 space-y-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className="text-ink-muted">{description}</div>
                </Radix.Description>
              )}
            </div>
            {onClose && (
              <Radix.Close asChild>
                <IconButton label="Close" icon={X} size="small" className="-mr-2" />
              </Radix.Close>
            )}
          </header>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:px-6">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
