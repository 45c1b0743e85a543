import type { Author, PaperDraft } from '#contract/papers.ts'

import { parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonicalDoi, canonicalIsbn, canonicalIssn, canonicalPmcid, canonicalPmid } from './identifiers.ts'
import { parseName } from './names.ts'
import { nbibRecords } from './nbib-lines.ts'
import { publicationType } from './publication-types.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import { byTag, lineValue, sourceOf, type TaggedField, type TaggedRecord } from './tagged-field.ts'

/** Reads PubMed's own format (.nbib, or "PubMed" text): MEDLINE/PubMed data element descriptions, National Library of Medicine. */
export function readNbib(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('nbib', 'PubMed')
  const lines = text.split(/\r\n|\n|\r/)
  for (const record of nbibRecords(lines)) {
    collector.take(record.line, draftOf(record), sourceOf(record))
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

function draftOf({ fields }: TaggedRecord): PaperDraft {
  const all = byTag(fields)
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const first = (...tags: string[]) => values(...tags)[0]
  const elsewhere = values('LID', 'AID')
  const types = values('PT')

  return buildDraft({
    type: publicationType(types, first('BTI', 'CTI') !== undefined || first('ISBN') !== undefined),
    title: values('TI').join(' ') || first('BTI') || first('TT'),
    authors: namesOf(fields, 'FAU', 'AU', 'CN'),
    editors: namesOf(fields, 'FED', 'ED', 'CE'),
    date: parseDate(first('DP') ?? ''),
    venue: first('JT', 'TA', ...(first('TI') === undefined ? [] : ['BTI'])),
    venueShort: first('TA'),
    volume: first('VI'),
    issue: first('IP'),
    pages: first('PG'),
    publisher: first('PB'),
    place: first('PL'),
    edition: first('EN'),
    abstract: (values('AB').length > 0 ? values('AB') : values('OAB')).join('\n'),
    keywords: values('MH', 'OT'),
    language: first('LA'),
    note: values('GN').join('\n'),
    publicationTypes: types,
    ids: {
      doi: elsewhere
        .filter((value) => /\[doi\]$|^doi:/i.test(value))
        .map(canonicalDoi)
        .find(Boolean),
      pmid: canonicalPmid(/^\d+/.exec(first('PMID') ?? '')?.[0] ?? ''),
      pmcid: canonicalPmcid(`PMC${(first('PMC', 'PMCR') ?? '').replace(/^PMC/i, '')}`),
      issn: values('IS').map(canonicalIssn).find(Boolean),
      isbn: values('ISBN').map(canonicalIsbn).find(Boolean),
    },
  })
}

/** Each author stands twice, in full (FAU) and short (AU) behind it; a short one alone is an author too. */
function namesOf(fields: readonly TaggedField[], full: string, short: string, group: string): (Author | undefined)[] {
  const names: (Author | undefined)[] = []
  let paired = false
  for (const field of fields) {
    if (field.tag === group) names.push({ literal: lineValue(field) })
    else if (field.tag === full || (field.tag === short && !paired)) names.push(parseName(lineValue(field)))
    if (field.tag === full) paired = lineValue(field) !== ''
    else if (field.tag === short) paired = false
  }
  return names
}
