import { useEffect } from 'react'

import { dismissToast, TOAST_DURATION_MS, useToasts, type Toast } from '#shared/toast/toast.ts'

import { TOAST_ROW, toastAction, ToastCard, toastClose, toastLook } from './ToastCard.tsx'

/** Toasts without the fetched part: they appear, stay 5000 ms, and close. */
export function PlainToasts() {
  return (
    <ol className="pointer-events-none fixed right-0 bottom-0 z-toast flex w-full list-none flex-col gap-2 p-4 sm:w-105">
      {useToasts()
        .filter((toast) => toast.open)
        .map((toast) => (
          <PlainToast key={toast.id} toast={toast} />
        ))}
    </ol>
  )
}

function PlainToast({ toast }: { toast: Toast }) {
  const close = () => dismissToast(toast.id)
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast.id])
  const act = () => {
    toast.action?.onClick()
    close()
  }
  return (
    <li className={toastLook(toast.variant)}>
      <div role={toast.variant === 'destructive' ? 'alert' : undefined} className={TOAST_ROW}>
        <ToastCard
          toast={toast}
          action={<button {...toastAction(toast)} onClick={act} />}
          close={<button {...toastClose} onClick={close} />}
        />
      </div>
    </li>
  )
}
