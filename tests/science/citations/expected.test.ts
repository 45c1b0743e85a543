import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { citationStyles, type CitationItem, type CitationStyle, type RichText } from '#science/citations/citation.ts'
import type { CslItem } from '#science/citations/csl-item.ts'
import { plainCitation, renderCitations } from '#science/citations/render-citations.ts'

const folder = new URL('../../../../shared/data/citations/', import.meta.url)
const isThere = existsSync(folder)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

type Expected = {
  alone: Record<string, { bibliography: string; bibliography_html: string; citation: string }>
  list: { order: string[]; entries: string[] }
  cluster: { ids: string[]; text: string; with_locator: string }
}

/** Renderings that follow a fault of the style file and not the manual: ours differ on purpose. */
const exceptions: { style: CitationStyle; what: string[]; id: string; reason: string }[] = [
  ...(['chicago-author-date', 'chicago-notes'] as const).flatMap((style) =>
    ['ref-bY9cHRxB', 'ref-NuDPNceu'].map((id) => ({
      style,
      what: ['text', 'format', 'list'],
      id,
      reason:
        'The list says "Paper presented 2017 IEEE …": the word "at" is lost, which the note of the same style has.',
    })),
  ),
  {
    style: 'nature',
    what: ['text', 'format', 'list'],
    id: 'ref-17a3WKGzu',
    reason: 'The DOI is printed twice in one entry, as an address and as an identifier. Once is enough.',
  },
]

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

const entities: Record<string, string> = {
  '&#38;': '&',
  '&amp;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&lt;': '<',
  '&gt;': '>',
}
const fromHtml = (html: string) =>
  squeezed(html.replace(/<\/?div[^>]*>/g, ' ').replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity))

const toHtml = (label: string | undefined, text: RichText) =>
  squeezed(
    `${label ?? ''} ${text
      .map(({ text: words, italic, bold }) => {
        const inner = italic === true ? `<i>${words}</i>` : words
        return bold === true ? `<b>${inner}</b>` : inner
      })
      .join('')}`,
  )

const items = isThere ? (read('items.csl.json') as (CslItem & { id: string })[]) : []
const papers = new Map(items.map((item) => [item.id, item]))
const styles = isThere ? (read('expected.json') as { styles: Record<CitationStyle, Expected> }).styles : undefined

const isExcused = (style: CitationStyle, what: string, id: string) =>
  exceptions.some((exception) => exception.style === style && exception.id === id && exception.what.includes(what))

/** Every difference of a style, in words. */
function differences(style: CitationStyle, expected: Expected): string[] {
  const found: string[] = []
  const compare = (what: string, id: string, ours: string, theirs: string) => {
    if (ours !== theirs && !isExcused(style, what, id))
      found.push(`${style} ${what} ${id}\n  theirs ${theirs}\n  ours   ${ours}`)
  }
  for (const [id, theirs] of Object.entries(expected.alone)) {
    const { bibliography, citations } = renderCitations({
      style,
      papers,
      clusters: [{ id: 'c', items: [{ paperId: id }] }],
    })
    const [entry] = bibliography
    compare(
      'text',
      id,
      squeezed(`${entry?.label ?? ''} ${plainCitation(entry?.text ?? [])}`),
      squeezed(theirs.bibliography),
    )
    compare('format', id, toHtml(entry?.label, entry?.text ?? []), fromHtml(theirs.bibliography_html))
    compare('citation', id, plainCitation(citations.get('c') ?? []), squeezed(theirs.citation))
  }
  const all = renderCitations({ style, papers, clusters: [], alsoListed: items.map(({ id }) => id) })
  compare('order', 'list', all.bibliography.map(({ paperId }) => paperId).join(' '), expected.list.order.join(' '))
  for (const [index, entry] of all.bibliography.entries())
    compare(
      'list',
      entry.paperId,
      squeezed(`${entry.label ?? ''} ${plainCitation(entry.text)}`),
      squeezed(expected.list.entries[index] ?? ''),
    )
  const citation = (cited: CitationItem[]) =>
    plainCitation(renderCitations({ style, papers, clusters: [{ id: 'c', items: cited }] }).citations.get('c') ?? [])
  compare(
    'cluster',
    'three',
    citation(expected.cluster.ids.map((paperId) => ({ paperId }))),
    squeezed(expected.cluster.text),
  )
  compare(
    'cluster',
    'locator',
    citation([{ paperId: expected.cluster.ids[0] ?? '', locator: '12-14' }]),
    squeezed(expected.cluster.with_locator),
  )
  return found
}

describe.runIf(styles !== undefined)('44 works in nine styles as the reference processor writes them', () => {
  test.each(citationStyles)('%s', (style) => {
    const expected = styles?.[style]
    const found = expected === undefined ? ['nothing expected'] : differences(style, expected)
    const excused = exceptions.filter((exception) => exception.style === style).length
    console.log(`${style}: ${items.length} works, ${found.length} differences, ${excused} named exceptions`)
    expect(found.join('\n')).toBe('')
  })
})
