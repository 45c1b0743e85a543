import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { useLayerFocus } from './layer-focus.ts'

type Props = {
  /** Absent: for as long as it is there. */
  open?: boolean
  onClose: () => void
  title: string
  body?: ReactNode
  action: string
  cancel?: string
  destructive?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** Asks once before something that cannot be taken back. A click outside is no answer. The focus starts on the way out. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  body,
  action,
  cancel = 'Cancel',
  destructive = false,
  busy = false,
  onConfirm,
}: Props) {
  const focus = useLayerFocus('own')
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          {...focus}
          {...(body === undefined && { 'aria-describedby': undefined })}
          className="animate-rise fixed inset-x-0 bottom-0 z-dialog max-h-[92dvh] overflow-y-auto rounded-t-card bg-surface-raised p-5 shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-110 sm:rounded-card sm:p-6"
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {body !== undefined && (
            <Radix.Description asChild>
              <div className="mt-2 text-ink-muted">{body}</div>
            </Radix.Description>
          )}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
