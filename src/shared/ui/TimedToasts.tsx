import * as Radix from '@radix-ui/react-toast'

import { dismissToast, TOAST_DURATION_MS, useToasts } from '#shared/toast/toast.ts'

import { TOAST_ROW, toastAction, ToastCard, toastClose, toastLook } from './ToastCard.tsx'

/** Toasts that wait while they are pointed at, focused, or the window is away; F8 goes to them, Esc closes them. */
export function TimedToasts() {
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {useToasts().map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          type="background"
          onOpenChange={(open) => open || dismissToast(toast.id)}
          className={`animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toastLook(toast.variant)}`}
        >
          {/* The region around the toasts announces them; the library's own announcement would say everything twice. */}
          <div
            role={toast.variant === 'destructive' ? 'alert' : undefined}
            className={TOAST_ROW}
            data-radix-toast-announce-exclude=""
          >
            <ToastCard
              toast={toast}
              action={
                <Radix.Action
                  {...toastAction(toast)}
                  altText={toast.action?.label ?? ''}
                  onClick={toast.action?.onClick}
                />
              }
              close={<Radix.Close {...toastClose} />}
            />
          </div>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label="Messages ({hotkey})"
        className="pointer-events-none fixed right-0 bottom-0 z-toast m-0 flex w-full list-none flex-col gap-2 p-4 outline-none sm:w-105"
      />
    </Radix.Provider>
  )
}
