import type { PaperDraft } from '#contract/papers.ts'

import { cleanLine, trimmed } from './clean-text.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfEndnote, hasGenre, hasNumber } from './item-types.ts'
import { parseName, parseNames } from './names.ts'
import { isPublicationType } from './publication-types.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { childrenOf, findElements, outlineOf, textOf, type XmlElement } from './xml.ts'

/** Elements that tell of the program, not of the paper. */
const bookkeeping = new Set(['database', 'source-app', 'rec-number', 'foreign-keys', 'ref-type'])

/** Reads the XML that EndNote exports (`<xml><records><record>…`), with or without its `<style>` wrappers. */
export function readEndnoteXml(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('endnote-xml')
  for (const { element, line, closed, end } of findElements(text, new Set(['record']))) {
    collector.take(line, draftOf(element), outlineOf(element, bookkeeping))
    if (!closed) collector.warn(line, cutOff)
    if (collector.count() % 50 === 0) onProgress?.(end, text.length)
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

function draftOf(record: XmlElement): PaperDraft {
  const values = (...path: string[]) =>
    childrenOf(record, ...path)
      .map((element) => trimmed(textOf(element)))
      .filter((value) => value !== '')
  const first = (...path: string[]) => values(...path)[0]
  const type = cslTypeOfEndnote(childrenOf(record, 'ref-type')[0]?.attributes['name'] ?? 'Generic')
  const workTypes = values('work-type')
  const isOwnKind = hasGenre(type)
  const accession = first('accession-num')
  const urls = values('urls', 'related-urls', 'url').map(cleanLine)
  const fromPubmed = /^(?:nlm|pubmed|medline)\b/i.test(
    first('remote-database-provider') ?? first('remote-database-name') ?? '',
  )
  const notes = (first('notes') ?? '').split(/[\r\n]+/)

  return buildDraft({
    type,
    title: first('titles', 'title'),
    authors: values('contributors', 'authors', 'author').flatMap(parseNames),
    editors: [
      ...values('contributors', 'secondary-authors', 'author'),
      ...values('contributors', 'tertiary-authors', 'author'),
    ].map((name) => parseName(name)),
    translators: values('contributors', 'subsidiary-authors', 'author').map((name) => parseName(name)),
    date: joinDates([...values('dates', 'year'), ...values('dates', 'pub-dates', 'date')].map(parseDate)),
    venue:
      first('titles', 'secondary-title') ??
      first('periodical', 'full-title') ??
      first('alt-periodical', 'full-title') ??
      first('titles', 'alt-title'),
    venueShort: first('periodical', 'abbr-1') ?? first('alt-periodical', 'abbr-1') ?? first('titles', 'alt-title'),
    series: first('titles', 'tertiary-title'),
    volume: first('volume'),
    issue: hasNumber(type) ? undefined : first('number'),
    number: first('report-id') ?? (hasNumber(type) ? first('number') : undefined),
    genre: isOwnKind ? workTypes[0] : undefined,
    accessed: first('access-date'),
    pages: first('pages') ?? first('electronic-pages'),
    publisher: first('publisher'),
    place: first('pub-location'),
    edition: first('edition')?.replace(/^\d{4}\/\d{2}.*$/, ''),
    abstract: first('abstract'),
    keywords: values('keywords', 'keyword'),
    language: first('language'),
    url: urls.find((url) => /^(?:https?:)?\/\//i.test(url)),
    note: notes.filter((line) => !isPublicationType(line)).join('\n'),
    publicationTypes: [...(isOwnKind ? workTypes.slice(1) : workTypes), ...notes.filter(isPublicationType)],
    ids: identifiersIn({
      doi: first('electronic-resource-num'),
      pmid: [...urls.filter((url) => /pubmed/i.test(url)), fromPubmed ? accession : undefined],
      pmcid: first('custom2'),
      numbers: first('isbn'),
      addresses: urls,
      accession,
    }),
  })
}
