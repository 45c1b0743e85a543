import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { elementAt } from '../anchor/describe-place.ts'
import { OVERLAY } from '../anchor/page-words.ts'
import type { Point } from '../anchor/place.ts'

/** What a click on does something of the page's own. */
const BUSY = [
  'a, button, input, textarea, select, label, summary, option, audio, video, [contenteditable]',
  '[role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"]',
  '[role="switch"], [role="radio"], [role="slider"], [role="alertdialog"], [data-radix-popper-content-wrapper]',
].join(', ')

const hasSelection = () => (document.getSelection()?.toString().trim() ?? '') !== ''

/** Hears clicks on the page that mean nothing to the page itself: it goes on working while comments are shown. */
export function usePageClicks(onClick: (element: Element, point: Point) => void, isOn: boolean) {
  const handle = useEffectEvent((event: MouseEvent) => {
    if (event.button !== 0 || event.defaultPrevented || event.detail === 0) return
    const { target } = event
    if (!(target instanceof Element) || target.closest(OVERLAY) || target.closest(BUSY) || hasSelection()) return
    const point = { x: event.clientX, y: event.clientY }
    const element = elementAt(point)
    if (element && !element.closest('header')) onClick(element, point)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: MouseEvent) => handle(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [isOn])
}

/** The element of the page that had the focus last: where a comment begins that is written without a pointer. */
export function useLastFocused(): RefObject<Element | undefined> {
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const note = (element: Element | null) => {
      if (
        element &&
        element !== document.body &&
        !element.matches('main') &&
        !element.closest(`${OVERLAY}, [data-comment-toggle], header`)
      ) {
        last.current = element
      }
    }
    note(document.activeElement)
    const listen = (event: FocusEvent) => note(event.target instanceof Element ? event.target : null)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])
  return last
}
