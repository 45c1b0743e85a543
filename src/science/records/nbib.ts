import type { Author } from '#contract/papers.ts'

import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { parseName } from './names.ts'
import { nbibLines } from './nbib-lines.ts'
import { publicationType } from './publication-types.ts'
import { lineValue, type TaggedField } from './tagged-field.ts'
import { tabled, taggedReader, type TagTable } from './tagged-reader.ts'

const tags: TagTable = {
  date: 'DP',
  venueShort: 'TA',
  volume: 'VI',
  issue: 'IP',
  pages: 'PG',
  publisher: 'PB',
  place: 'PL',
  edition: 'EN',
  language: 'LA',
  publicationTypes: 'PT',
}

/** Reads PubMed's own format (.nbib, or "PubMed" text): MEDLINE/PubMed data element descriptions, National Library of Medicine. */
export const readNbib = taggedReader({
  format: 'nbib',
  database: 'PubMed',
  lines: nbibLines,
  draft: (found, { fields }) => {
    const { first, values } = found
    return buildDraft({
      ...tabled(found, tags),
      type: publicationType(values('PT'), first('BTI', 'CTI', 'ISBN') !== undefined),
      title: values('TI').join(' ') || first('BTI') || first('TT'),
      authors: namesOf(fields, 'FAU', 'AU', 'CN'),
      editors: namesOf(fields, 'FED', 'ED', 'CE'),
      venue: first('JT', 'TA', ...(first('TI') === undefined ? [] : ['BTI'])),
      abstract: (values('AB').length > 0 ? values('AB') : values('OAB')).join('\n'),
      keywords: values('MH', 'OT'),
      note: values('GN').join('\n'),
      ids: identifiersIn({
        doi: values('LID', 'AID').filter((value) => /\[doi\]$|^doi:/i.test(value)),
        pmid: /^\d+/.exec(first('PMID') ?? '')?.[0],
        pmcid: `PMC${(first('PMC', 'PMCR') ?? '').replace(/^PMC/i, '')}`,
        issn: values('IS'),
        isbn: values('ISBN'),
      }),
    })
  },
})

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
