import type { PageBlock } from '#science/first-page/page-block.ts'

/** A web page as text, and what its heads say of the paper (the tags that search engines for papers read). */
export type HtmlText = {
  blocks: PageBlock[]
  meta: { title?: string; authors: string[]; doi?: string; year?: number; venue?: string; abstract?: string }
}

const BLOCK = 'h1, h2, h3, h4, h5, h6, p, li, td, th, blockquote, pre, figcaption, dt, dd, caption'

/** Reads a saved web page. It is parsed as a document without a window: nothing in it runs, and nothing is fetched. */
export function readHtml(source: string): HtmlText {
  const page = new DOMParser().parseFromString(source, 'text/html')
  for (const node of page.querySelectorAll('script, style, noscript, template, svg, nav, iframe, object')) node.remove()
  const contents = (name: string) =>
    [...page.querySelectorAll(`meta[name="${name}" i]`)].flatMap((node) => node.getAttribute('content')?.trim() || [])
  const nodes = [...page.body.querySelectorAll(BLOCK)].filter((node) => !node.querySelector(BLOCK))
  const blocks = nodes.flatMap((node, y): PageBlock[] => {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    const level = /^h(\d)$/i.exec(node.tagName)?.[1]
    const size = level === undefined ? 10 : Math.max(22 - 2 * Number(level), 12)
    return text === '' ? [] : [{ text, size, y, isHeading: level !== undefined }]
  })
  const whole = (page.body.textContent ?? '').trim()
  const [title, doi, venue, abstract] = [
    'citation_title',
    'citation_doi',
    'citation_journal_title',
    'citation_abstract',
  ].map((name) => contents(name)[0])
  const date = [...contents('citation_publication_date'), ...contents('citation_date'), ...contents('citation_year')][0]
  const year = /\b(?:19|20)\d{2}\b/.exec(date ?? '')?.[0]
  return {
    blocks: blocks.length > 0 || whole === '' ? blocks : [{ text: whole, size: 10, y: 0, isHeading: false }],
    meta: {
      authors: contents('citation_author'),
      ...(title && { title }),
      ...(doi && { doi }),
      ...(venue && { venue }),
      ...(abstract && { abstract }),
      ...(year && { year: Number(year) }),
    },
  }
}
