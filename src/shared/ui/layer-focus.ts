import { useRef } from 'react'

const FIELDS = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * Where the focus goes when a layer opens and closes. In: `first` is its first field that is to be filled in, else the
 * layer itself, so that its title is read first and no key is armed with "Close"; `own` leaves that to the layer. Back: to
 * where it was, else into the page. (The library gives it back to a trigger alone, and these layers have none.) A field
 * with `autoFocus` has taken it before anybody could see where it was.
 */
export function useLayerFocus(into: 'first' | 'own' = 'first') {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement
      if (into === 'first') focusFirst(event)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { current } = before
      // A mark of a figure opens layers as well as a button does.
      const canTakeIt = current instanceof HTMLElement || current instanceof SVGElement
      const isThere = canTakeIt && current.isConnected && current !== document.body
      const target = isThere ? current : document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
    },
  }
}

function focusFirst(event: Event) {
  const layer = event.currentTarget
  if (!(layer instanceof HTMLElement)) return
  event.preventDefault()
  const field = layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer.querySelector<HTMLElement>(FIELDS)
  const isToFill = field && !(field instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(field.type))
  const target = isToFill ? field : layer
  target.focus()
}
