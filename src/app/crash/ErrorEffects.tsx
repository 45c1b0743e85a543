import { useEffect } from 'react'

import { isAbort } from '#shared/api/errors.ts'

import { isDomError } from './dom-errors.ts'

const nameOf = (reason: unknown) => (reason instanceof Error ? `${reason.name}: ${reason.message}` : typeof reason)

/** What nobody caught: promise rejections are logged and nothing else; errors of the DOM are kept quiet. */
export function ErrorEffects() {
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      event.preventDefault()
      if (!isAbort(event.reason)) console.error('Unhandled rejection:', nameOf(event.reason))
    }
    const onError = (event: ErrorEvent) => {
      if (isDomError(event.error ?? event.message)) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', onRejection)
    window.addEventListener('error', onError)
    return () => {
      window.removeEventListener('unhandledrejection', onRejection)
      window.removeEventListener('error', onError)
    }
  }, [])
  return null
}
