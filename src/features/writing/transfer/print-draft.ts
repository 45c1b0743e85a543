const WAIT = 60_000

/**
 * Prints a page that stands by itself, in a frame of its own. Its style comes as a sheet object, which the policy of this
 * site allows where it forbids style elements; the text is moved over as nodes, and scripts were never in it.
 */
export async function printHtml(html: string): Promise<void> {
  const [opened, closed] = [html.indexOf('<style>'), html.indexOf('</style>')]
  const hasStyle = opened >= 0 && closed > opened
  const style = hasStyle ? html.slice(opened + '<style>'.length, closed) : ''
  // Style elements and attributes are refused by the policy even in a parsed page; text of the draft holds no bare quotes.
  const bare = (hasStyle ? html.slice(0, opened) + html.slice(closed + '</style>'.length) : html).replace(
    / style="[^"]*"/g,
    '',
  )
  const parsed = new DOMParser().parseFromString(bare, 'text/html')
  const frame = document.createElement('iframe')
  frame.title = 'Print view of the draft'
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.className = 'pointer-events-none fixed bottom-0 left-0 size-px border-0 opacity-0'
  document.body.append(frame)
  const inner = frame.contentWindow as (Window & typeof globalThis) | null
  const page = frame.contentDocument
  if (inner === null || page === null) {
    frame.remove()
    throw new Error('no frame')
  }
  const sheet = new inner.CSSStyleSheet()
  await sheet.replace(style)
  page.adoptedStyleSheets = [sheet]
  page.title = parsed.title
  page.documentElement.lang = 'en'
  page.body.replaceWith(page.importNode(parsed.body, true))
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)))
  const done = new Promise<void>((resolve) => {
    inner.addEventListener('afterprint', () => resolve(), { once: true })
    setTimeout(resolve, WAIT)
  })
  inner.focus()
  inner.print()
  void done.then(() => frame.remove())
}
