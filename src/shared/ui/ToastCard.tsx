import type { ComponentProps, ReactNode } from 'react'

import type { Toast } from '#shared/toast/toast.ts'

import { AlertSign } from './AlertSign.tsx'
import { buttonLook, buttonSize, iconButtonSize } from './button-look.ts'
import { classNames } from './class-names.ts'
import { CloseSign } from './CloseSign.tsx'

export const toastLook = (variant: Toast['variant']): string =>
  classNames(
    'pointer-events-auto rounded-card border bg-surface-raised py-2 pr-2 pl-4 shadow-float',
    variant === 'destructive' ? 'border-state-red' : 'border-transparent',
  )

export const TOAST_ROW = 'flex items-start gap-3'

/** What a toast says. Its two controls are given by who knows how to close it. */
export function ToastCard({ toast, action, close }: { toast: Toast; action: ReactNode; close: ReactNode }) {
  return (
    <>
      {toast.variant === 'destructive' && <AlertSign size={20} className="mt-1.5 shrink-0 text-state-red" />}
      <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="mt-0.5 text-ink-muted">{toast.description}</p>}
      </div>
      {toast.action !== undefined && action}
      {close}
    </>
  )
}

export const toastAction = (toast: Toast): ComponentProps<'button'> => ({
  type: 'button',
  className: classNames(buttonLook('secondary'), buttonSize.small),
  children: toast.action?.label,
})

export const toastClose: ComponentProps<'button'> = {
  type: 'button',
  'aria-label': 'Close',
  className: classNames(buttonLook('ghost'), iconButtonSize.small),
  children: <CloseSign />,
}
