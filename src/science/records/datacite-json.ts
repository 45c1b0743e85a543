import type { Author, PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonicalDoi, canonicalIsbn, canonicalIssn } from './identifiers.ts'
import { cslTypeOfRis } from './item-types.ts'
import { at, itemsAt, readJsonRecords, textAt, type Item } from './json-records.ts'
import { parseName } from './names.ts'
import type { OnProgress, ReadResult } from './read-result.ts'

/** Reads DataCite's metadata (schema 4) as its REST API and its search give it: `data` with `attributes`, or bare. */
export const readDataciteJson = (text: string, onProgress?: OnProgress): ReadResult =>
  readJsonRecords(text, { format: 'datacite-json', database: 'DataCite', list: 'data', draft: draftOf }, onProgress)

function draftOf(entry: Item): PaperDraft {
  const work = at(entry, 'data', 'attributes') ?? at(entry, 'attributes') ?? entry
  const people = (kind: string) =>
    itemsAt(work, 'contributors')
      .filter((one) => textAt(one, 'contributorType') === kind)
      .map(nameOf)
  const container = at(work, 'container')
  const [start, end] = [textAt(container, 'firstPage'), textAt(container, 'lastPage')]
  const dates = itemsAt(work, 'dates').filter((date) => /^(?:issued|available)$/i.test(textAt(date, 'dateType') ?? ''))
  const csl = textAt(work, 'types', 'citeproc')
  const general = textAt(work, 'types', 'resourceTypeGeneral')
  const numbers = [...itemsAt(work, 'identifiers'), ...itemsAt(work, 'relatedIdentifiers')]
  const numberOf = (kind: string) =>
    numbers
      .filter((one) => (textAt(one, 'identifierType') ?? textAt(one, 'relatedIdentifierType'))?.toUpperCase() === kind)
      .map((one) => textAt(one, 'identifier') ?? textAt(one, 'relatedIdentifier') ?? '')[0] ?? ''
  const title = itemsAt(work, 'titles').find((one) => textAt(one, 'titleType') === undefined)
  return buildDraft({
    type:
      general === 'Preprint'
        ? 'article'
        : csl !== undefined && csl !== 'article'
          ? csl
          : cslTypeOfRis(textAt(work, 'types', 'ris') ?? 'GEN'),
    title: textAt(title, 'title') ?? textAt(itemsAt(work, 'titles')[0], 'title'),
    authors: itemsAt(work, 'creators').map(nameOf),
    editors: people('Editor'),
    translators: people('Translator'),
    date: joinDates([
      parseDate(textAt(work, 'publicationYear') ?? ''),
      ...dates.map((date) => parseDate(textAt(date, 'date') ?? '')),
    ]),
    venue: textAt(container, 'title'),
    volume: textAt(container, 'volume'),
    issue: textAt(container, 'issue'),
    pages: start !== undefined && end !== undefined && start !== end ? `${start}-${end}` : start,
    publisher: textAt(work, 'publisher', 'name') ?? textAt(work, 'publisher'),
    version: textAt(work, 'version'),
    genre: textAt(work, 'types', 'resourceType'),
    abstract: textAt(
      itemsAt(work, 'descriptions').find((one) => textAt(one, 'descriptionType') === 'Abstract'),
      'description',
    ),
    keywords: itemsAt(work, 'subjects').map((one) => textAt(one, 'subject') ?? ''),
    language: textAt(work, 'language'),
    url: textAt(work, 'url'),
    ids: {
      doi: canonicalDoi(textAt(work, 'doi') ?? textAt(entry, 'id') ?? ''),
      issn: canonicalIssn(
        textAt(container, 'identifierType') === 'ISSN' ? (textAt(container, 'identifier') ?? '') : '',
      ),
      isbn: canonicalIsbn(numberOf('ISBN')),
    },
  })
}

function nameOf(entry: Item): Author | undefined {
  const [family, given] = [textAt(entry, 'familyName'), textAt(entry, 'givenName')]
  const name = textAt(entry, 'name') ?? ''
  if (family !== undefined && given !== undefined) return { family, given }
  return textAt(entry, 'nameType') === 'Organizational' ? { literal: name } : parseName(name)
}
