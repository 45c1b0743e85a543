import { OVERLAY } from '../anchor/page-words.ts'
import { contentBox } from '../anchor/place.ts'

/** What a comment may well be about; containers that only hold others are passed over. */
const MEANT = [
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, figure, figcaption, blockquote, pre, img, svg, canvas, video',
  'a[href], button, input, textarea, select, label, summary, [role], [data-anchor]',
].join(', ')

const isShown = (element: Element) => element.getClientRects().length > 0

/** Elements that one can walk through, in the order of the page; those inside an icon or a control count as that one. */
export function walkable(
  root: ParentNode = document.querySelector('[role="dialog"][data-state="open"]') ?? contentBox(),
) {
  return Array.from(root.querySelectorAll(MEANT)).filter(
    (element) =>
      !element.closest(OVERLAY) && !element.parentElement?.closest('svg, button, a[href]') && isShown(element),
  )
}

export type Step = 'next' | 'previous' | 'in' | 'out'

/** The element a step away: the next or the previous of the page, the first inside, the one around. Itself at the end. */
export function stepFrom(current: Element | undefined, step: Step, all = walkable()): Element | undefined {
  if (!current) return all[0]
  const at = all.indexOf(current)
  if (step === 'out') return all.findLast((each) => each !== current && each.contains(current)) ?? current
  if (step === 'in') return all.find((each) => each !== current && current.contains(each)) ?? current
  if (at === -1) {
    const after = all.findIndex((each) => current.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
    return (step === 'next' ? all[after] : all[(after === -1 ? all.length : after) - 1]) ?? current
  }
  return all[at + (step === 'next' ? 1 : -1)] ?? current
}
