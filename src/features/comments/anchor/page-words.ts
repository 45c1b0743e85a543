/** Everything of the overlay's own stands under this mark and is never taken for a part of the page. */
export const OVERLAY = '[data-comment-overlay]'

const EDITABLE = 'textarea, input, select, [contenteditable]:not([contenteditable="false"])'
const NAMED_BY_TEXT = /^(a|button|h[1-6]|summary|th|td|li|label|legend|figcaption|option|dt)$/
const ROLES: Record<string, string> = {
  a: 'link',
  button: 'button',
  img: 'img',
  svg: 'img',
  textarea: 'textbox',
  select: 'combobox',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
  li: 'listitem',
  ul: 'list',
  ol: 'list',
  p: 'paragraph',
  nav: 'navigation',
  main: 'main',
  section: 'region',
  article: 'article',
  canvas: 'canvas',
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The first `max` characters of the text in an element, with single spaces. What somebody typed is never read. */
export function textOf(element: Element, max: number): string {
  if (element.closest(EDITABLE)) return ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT
    return (node as Element).matches(`${OVERLAY}, ${EDITABLE}, style, script`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP
  })
  let text = ''
  while (text.length < max * 2 && walker.nextNode()) text += ` ${walker.currentNode.nodeValue ?? ''}`
  return tidy(text).slice(0, max)
}

export function roleOf(element: Element): string {
  const role = element.getAttribute('role')
  if (role) return role.slice(0, 40)
  const tag = element.localName
  if (/^h[1-6]$/.test(tag)) return 'heading'
  if (tag === 'input') return element.getAttribute('type') ?? 'textbox'
  return ROLES[tag] ?? ''
}

/** The name of an element as far as it can be had cheaply: labels first, then the words of what is named by its words. */
export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const byOthers = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
  const attribute = (name: string) => element.getAttribute(name) ?? ''
  const given = [
    byOthers,
    attribute('aria-label'),
    attribute('alt'),
    label,
    attribute('placeholder'),
    attribute('title'),
  ]
  const name = given.map(tidy).find((each) => each !== '')
  if (name) return name.slice(0, 120)
  return NAMED_BY_TEXT.test(element.localName) ? textOf(element, 120) : ''
}

/** The other words of the row, item or part of the page that an element stands in. */
export function aroundOf(element: Element): string {
  const frame = element.parentElement?.closest(
    'tr, li, article, figure, section, fieldset, [role="row"], [data-anchor]',
  )
  return frame ? tidy(textOf(frame, 160).replace(textOf(element, 120), ' ')) : ''
}

/** What an element is called when one speaks of it: 'heading “Long text”'. */
export function inWords(element: Element): string {
  const role = roleOf(element) || element.localName
  const words = nameOf(element) || textOf(element, 61)
  return words === '' ? role : `${role} “${words.length > 60 ? `${words.slice(0, 59)}…` : words}”`
}
