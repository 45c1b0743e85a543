import { useMemo } from 'react'

import { captionMentions, captionsOf, type Caption } from '#science/documents/captions.ts'
import { citationMarkers, raisedMarkers, type CitationMarker } from '#science/documents/citation-markers.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { documentReferences, type DocumentReferences } from '#science/documents/document-references.ts'
import type { ReferenceList } from '#science/documents/reference-list.ts'
import { tablesOf, type ReadTable } from '#science/documents/tables.ts'

import type { Spot } from './marks.ts'
import type { OpenedDocument } from './opened-document.ts'

const NO_REFERENCES: DocumentReferences = { isNumbered: false, entries: [] }

export type Structure = {
  references: ReferenceList
  captions: Caption[]
  /** Tables whose cells could be read. */
  tables: ReadTable[]
  markers: CitationMarker[]
  mentions: (TextRange & { caption: Caption })[]
  spots: Spot[]
  /** Where the list of references begins; the text's end where there is none. */
  referencesAt: number
}

/** The list of references, the figures, and what in the text leads to them. */
export function useStructure({ kind, text, sections, pdf }: OpenedDocument): Structure {
  return useMemo(() => {
    const references = kind === 'abstract' ? NO_REFERENCES : documentReferences(text, sections, pdf?.pages)
    const referencesAt = references.place?.start ?? text.length
    const captions = pdf ? captionsOf(pdf.pages) : []
    const tables = pdf ? tablesOf(pdf.pages, captions) : []
    const markers = [
      ...citationMarkers(text, references, referencesAt),
      ...(pdf ? raisedMarkers(pdf.pages, references, referencesAt) : []),
    ]
    const mentions = captionMentions(text, captions)
    const spots = [
      ...markers.map(({ start, end }, at) => ({ key: `r${at}`, start, end })),
      ...mentions.map(({ start, end }, at) => ({ key: `c${at}`, start, end })),
    ]
    return { references, captions, tables, markers, mentions, spots, referencesAt }
  }, [kind, text, sections, pdf])
}
