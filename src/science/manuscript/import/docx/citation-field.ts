import { locatorLabels, type CitationItem, type LocatorLabel } from '../../../citations/citation.ts'
import { paperIdOfUri } from '../../export/docx/reference-fields.ts'

export type FieldCitation = { id: string; items: CitationItem[] }

type Records = Map<string, Record<string, unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

/**
 * Reads the JSON of a citation field (Zotero, Mendeley and others write the same). The records in it are added to
 * `records`. Undefined where there is no citation in it.
 */
export function readCitationJson(json: string, records: Records, makeId: () => string): FieldCitation | undefined {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return undefined
  }
  if (!isRecord(data) || !Array.isArray(data['citationItems'])) return undefined
  const items = data['citationItems'].flatMap((item: unknown): CitationItem[] => {
    if (!isRecord(item)) return []
    const uris = Array.isArray(item['uris']) ? item['uris'] : []
    const itemData = isRecord(item['itemData']) ? item['itemData'] : undefined
    const own = uris.map(paperIdOfUri).find((id) => id !== undefined)
    const id = own ?? words(uris[0]) ?? words(String(item['id'] ?? itemData?.['id'] ?? ''))
    if (id === undefined) return []
    if (itemData !== undefined && !records.has(id)) records.set(id, itemData)
    const label = words(item['label'])
    const locator = words(item['locator'])
    const prefix = words(item['prefix'])
    const suffix = words(item['suffix'])
    const isLabel = (name: string | undefined): name is LocatorLabel => locatorLabels.some((known) => known === name)
    return [
      {
        paperId: id,
        ...(locator !== undefined && { locator }),
        ...(locator !== undefined && isLabel(label) && label !== 'page' && { label }),
        ...(prefix !== undefined && { prefix }),
        ...(suffix !== undefined && { suffix }),
        ...(item['suppress-author'] === true && { suppressAuthor: true }),
      },
    ]
  })
  return items.length === 0 ? undefined : { id: words(data['citationID']) ?? makeId(), items }
}

/** The JSON in the instruction of a citation field, or undefined for any other field. */
export const citationJsonOf = (instruction: string): string | undefined =>
  /^ADDIN\s+(?:ZOTERO_ITEM\s+)?CSL_CITATION\s*(\{[\s\S]*\})\s*$/.exec(instruction)?.[1]

export const isBibliographyField = (instruction: string): boolean =>
  /^ADDIN\s+ZOTERO_BIBL\b|CSL_BIBLIOGRAPHY\s*$/.test(instruction)

/** The JSON of a citation in a content control, as newer versions of Mendeley keep it in the tag. */
export function citationJsonOfTag(tag: string | undefined): string | undefined {
  const found = /^MENDELEY_CITATION_v\d+_([A-Za-z0-9+/=_-]+)$/.exec(tag ?? '')?.[1]
  if (found === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(found.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}
