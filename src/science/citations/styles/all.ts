import type { CitationStyle } from '../citation.ts'
import type { StyleDefinition } from '../style.ts'
import { apa } from './apa.ts'
import { chicagoAuthorDate, chicagoNotes } from './chicago.ts'
import { harvard } from './harvard.ts'
import { ieee } from './ieee.ts'
import { ama, vancouver } from './medical.ts'
import { mla } from './mla.ts'
import { nature } from './nature.ts'

const definitions: Record<CitationStyle, StyleDefinition> = {
  apa,
  vancouver,
  ama,
  mla,
  'chicago-author-date': chicagoAuthorDate,
  'chicago-notes': chicagoNotes,
  harvard,
  ieee,
  nature,
}

export const definitionOf = (style: CitationStyle): StyleDefinition => definitions[style]
