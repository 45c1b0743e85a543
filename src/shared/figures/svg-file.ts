import { onPaper } from './paint.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'
const VARIABLE = /var\((--[\w-]+)\)/g
/** What only works on the screen: places in the tab order, names for assistive technology, classes. */
const SCREEN_ATTRIBUTES = /^(?:class|style|tabindex|role|aria-.+|data-.+)$/

const paperValue = (value: string) => value.replace(VARIABLE, (all, name: string) => onPaper[name] ?? all)

function toPaper(element: Element) {
  for (const { name, value } of Array.from(element.attributes)) {
    if (SCREEN_ATTRIBUTES.test(name)) element.removeAttribute(name)
    else if (value.includes('var(')) element.setAttribute(name, paperValue(value))
  }
}

/**
 * A figure as a file that stands alone: its size in pixels, white ground, colours and fonts written out, readable whatever
 * the theme of the screen was. Elements with `data-screen-only` (grips, focus rings) stay out. The drawing on the page is
 * not touched.
 */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const element of copy.querySelectorAll('[data-screen-only]')) element.remove()
  const [, , width, height] = (copy.getAttribute('viewBox') ?? '0 0 640 400').split(/[\s,]+/)
  for (const element of [copy, ...copy.querySelectorAll('*')]) toPaper(element)
  copy.setAttribute('width', width ?? '640')
  copy.setAttribute('height', height ?? '400')

  const ground = document.createElementNS(NAMESPACE, 'rect')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: '#ffffff' }))
    ground.setAttribute(name, value)
  const after = [...copy.children].findLast(({ tagName }) => tagName === 'title' || tagName === 'desc')
  copy.insertBefore(ground, after ? after.nextSibling : copy.firstChild)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`
}

/** Width and height of a figure in its own pixels. */
export function svgSize(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  return { width: width || 640, height: height || 400 }
}

/** The figure as an SVG file. `name` comes without its ending. */
export const svgFile = (svg: SVGSVGElement, name: string): File =>
  new File([svgText(svg)], `${name}.svg`, { type: 'image/svg+xml' })
