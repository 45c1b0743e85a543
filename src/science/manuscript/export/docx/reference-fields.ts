import type { Paper } from '#contract/papers.ts'

import type { RichText } from '../../../citations/citation.ts'
import { writeCslJson } from '../../../records/write-csl-json.ts'
import type { CitationNode } from '../../manuscript.ts'
import { richPlain, type ExportContext } from '../export-input.ts'
import { el, xmlFile } from '../../../word/markup.ts'

const SCHEMA = 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json'

/** By this address a citation that comes back from a file is known as one of our own papers. */
export const paperUri = (paperId: string): string => `urn:roadrunner:paper:${encodeURIComponent(paperId)}`

export function paperIdOfUri(uri: unknown): string | undefined {
  const found = typeof uri === 'string' ? /^urn:roadrunner:paper:(.+)$/.exec(uri)?.[1] : undefined
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found)
  } catch {
    return undefined
  }
}

/** The record that travels inside the field, so that the citation can be formatted where our library is not. */
function itemData(paper: Paper): Record<string, unknown> {
  const [item] = JSON.parse(writeCslJson([paper])) as Record<string, unknown>[]
  const { abstract: _abstract, keyword: _keyword, custom: _custom, note: _note, ...rest } = item ?? {}
  return rest
}

/** What reference managers read as formatted text: HTML of a few elements. */
export const markedUp = (text: RichText): string =>
  text
    .map(({ text: words, italic, bold, superscript, subscript, smallCaps, underline }) => {
      let inner = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      if (italic === true) inner = `<i>${inner}</i>`
      if (bold === true) inner = `<b>${inner}</b>`
      if (superscript === true) inner = `<sup>${inner}</sup>`
      if (subscript === true) inner = `<sub>${inner}</sub>`
      if (underline === true) inner = `<u>${inner}</u>`
      return smallCaps === true ? `<span style="font-variant:small-caps;">${inner}</span>` : inner
    })
    .join('')

/**
 * The instruction of a citation field as Zotero and Mendeley write and read it: the whole citation as JSON, with its
 * records. `plainCitation` is what stands in the text: a manager takes another text for one that was changed by hand.
 */
export function citationInstruction(
  node: CitationNode,
  { rendered, papers }: ExportContext,
  noteIndex: number,
): string {
  const text = rendered.citations.get(node.attrs.id) ?? []
  const citation = {
    citationID: node.attrs.id,
    properties: { formattedCitation: markedUp(text), plainCitation: richPlain(text), noteIndex },
    citationItems: node.attrs.items.map((item) => {
      const paper = papers.get(item.paperId)
      return {
        id: item.paperId,
        uris: [paperUri(item.paperId)],
        ...(paper !== undefined && { itemData: itemData(paper) }),
        ...(item.locator !== undefined && { locator: item.locator, label: item.label ?? 'page' }),
        ...(item.prefix !== undefined && { prefix: item.prefix }),
        ...(item.suffix !== undefined && { suffix: item.suffix }),
        ...(item.suppressAuthor === true && { 'suppress-author': true }),
      }
    }),
    schema: SCHEMA,
  }
  return `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)}`
}

/** The instruction of the list of references. */
export function bibliographyInstruction({ numbering, alsoListed = [] }: ExportContext): string {
  const cited = new Set(numbering.clusters.flatMap(({ items }) => items.map(({ paperId }) => paperId)))
  const uncited = alsoListed.filter((id) => !cited.has(id)).map((id) => [paperUri(id)])
  return `ADDIN ZOTERO_BIBL ${JSON.stringify({ uncited, omitted: [], custom: [] })} CSL_BIBLIOGRAPHY`
}

const PROPERTY_MAX = 255

/**
 * The document's own preferences, as a reference manager keeps them in custom properties of at most 255 signs each: the
 * style, and that citations are fields (in notes where the style asks for notes).
 */
export function preferenceProperties({ citing }: ExportContext, sessionId: string): string {
  const isNote = citing.kind === 'note'
  const preference = el(
    'data',
    { 'data-version': 3, 'zotero-version': '6.0.0' },
    el('session', { id: sessionId }),
    el('style', { id: citing.cslId, locale: 'en-US', hasBibliography: 1, bibliographyStyleHasBeenSet: 1 }),
    el(
      'prefs',
      {},
      el('pref', { name: 'fieldType', value: 'Field' }),
      el('pref', { name: 'noteType', value: isNote ? 1 : 0 }),
    ),
  )
  const pieces = preference.match(new RegExp(`[\\s\\S]{1,${PROPERTY_MAX}}`, 'g')) ?? []
  return xmlFile(
    el(
      'Properties',
      {
        xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties',
        'xmlns:vt': 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes',
      },
      ...pieces.map((piece, index) =>
        el(
          'property',
          { fmtid: '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}', pid: index + 2, name: `ZOTERO_PREF_${index + 1}` },
          el('vt:lpwstr', {}, piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
        ),
      ),
    ),
  )
}
