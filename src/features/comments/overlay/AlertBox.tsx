import * as Radix from '@radix-ui/react-alert-dialog'

import { Button } from '#shared/ui/Button.tsx'
import { useLayerFocus } from '#shared/ui/layer-focus.ts'

import { overlayCopy as copy } from './overlay.copy.ts'

type Props = { title: string; message: string; onClose: () => void }

/** An alert of the texts, word for word, in the page: it stops nothing else from running. */
export function AlertBox({ title, message, onClose }: Props) {
  const focus = useLayerFocus('own')
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="animate-appear fixed inset-0 z-dialog bg-veil" />
        <Radix.Content
          {...focus}
          className="animate-rise fixed inset-x-0 bottom-0 z-dialog rounded-t-card bg-surface-raised p-5 shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-110 sm:rounded-card sm:p-6"
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-2 wrap-anywhere text-ink-muted">{message}</Radix.Description>
          <div className="mt-6 flex justify-end">
            <Radix.Cancel asChild>
              <Button variant="primary">{copy.understood}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
