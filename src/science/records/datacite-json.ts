import type { Author, PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import { buildDraft, pageSpan } from './draft.ts'
import { canonical } from './identifiers.ts'
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
  const dates = itemsAt(work, 'dates').filter((date) => /^(?:issued|available)$/i.test(textAt(date, 'dateType') ?? ''))
  const csl = textAt(work, 'types', 'citeproc')
  const general = textAt(work, 'types', 'resourceTypeGeneral')
  const numbers = [...itemsAt(work, 'identifiers'), ...itemsAt(work, 'relatedIdentifiers')]
  const numberOf = (kind: string) =>
    numbers
      .filter((one) => (textAt(one, 'identifierType') ?? textAt(one, 'relatedIdentifierType'))?.toUpperCase() === kind)
      .map((one) => textAt(one, 'identifier') ?? textAt(one, 'relatedIdentifier') ?? '')[0] ?? ''
  const titles = itemsAt(work, 'titles')
  const titleOf = (kind: string | undefined) =>
    textAt(
      titles.find((one) => textAt(one, 'titleType') === kind),
      'title',
    )
  return buildDraft({
    type:
      general === 'Preprint'
        ? 'article'
        : csl !== undefined && csl !== 'article'
          ? csl
          : cslTypeOfRis(textAt(work, 'types', 'ris') ?? 'GEN'),
    title: [titleOf(undefined) ?? textAt(titles[0], 'title'), titleOf('Subtitle')].filter(Boolean).join(': '),
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
    pages: pageSpan(textAt(container, 'firstPage'), textAt(container, 'lastPage')),
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
      doi: canonical.doi(textAt(work, 'doi') ?? textAt(entry, 'id') ?? ''),
      issn: canonical.issn(
        textAt(container, 'identifierType') === 'ISSN' ? (textAt(container, 'identifier') ?? '') : '',
      ),
      isbn: canonical.isbn(numberOf('ISBN')),
    },
  })
}

function nameOf(entry: Item): Author | undefined {
  const [family, given] = [textAt(entry, 'familyName'), textAt(entry, 'givenName')]
  const name = textAt(entry, 'name') ?? ''
  if (family !== undefined && given !== undefined) return { family, given }
  const kind = textAt(entry, 'nameType')
  return kind === 'Organizational' ? { literal: name } : parseName(name, { givenFirst: kind === 'Personal' })
}
