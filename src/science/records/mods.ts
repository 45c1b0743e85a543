import type { Author, PaperDraft } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'
import { parseDate } from './dates.ts'
import { buildDraft, pageSpan } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfBibtex, cslTypeOfEndnote, hasGenre } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { childrenOf, findElements, outlineOf, textOf, type XmlElement } from './xml.ts'

/** Reads MODS 3 (Library of Congress), with or without a prefix before its names. */
export function readMods(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('mods')
  const plain = text.replace(/<(\/?)mods:/g, '<$1')
  for (const { element, line, closed, end } of findElements(plain, new Set(['mods']))) {
    collector.take(line, draftOf(element), outlineOf(element), element.attributes['ID'])
    if (!closed) collector.warn(line, cutOff)
    if (collector.count() % 50 === 0) onProgress?.(end, plain.length)
  }
  onProgress?.(plain.length, plain.length)
  return collector.result()
}

function draftOf(mods: XmlElement): PaperDraft {
  const related = (type: string) =>
    childrenOf(mods, 'relatedItem').find(({ attributes }) => attributes['type'] === type)
  const host = related('host')
  const series = related('series')
  const parts = [...childrenOf(host, 'part'), ...childrenOf(mods, 'part')]
  const origins = [...childrenOf(mods, 'originInfo'), ...childrenOf(host, 'originInfo')]
  const names = childrenOf(mods, 'name')
  const withRole = (role: RegExp) => names.filter((name) => role.test(roleOf(name))).map(nameOf)
  const genres = values(mods, 'genre')
  const url = childrenOf(mods, 'location', 'url')[0]
  const detail = (type: string) =>
    parts
      .flatMap((part) => childrenOf(part, 'detail'))
      .filter(({ attributes }) => attributes['type'] === type)
      .flatMap((element) => values(element, 'number'))[0]
  const extent = parts.flatMap((part) => childrenOf(part, 'extent'))[0]
  const [start, end] = [values(extent, 'start')[0], values(extent, 'end')[0]]
  const [issued] = origins.flatMap((origin) => [
    ...values(origin, 'dateIssued'),
    ...values(origin, 'copyrightDate'),
    ...values(origin, 'dateCreated'),
  ])
  const date = issued ?? parts.flatMap((part) => values(part, 'date'))[0] ?? ''
  const type = typeOf(genres, host !== undefined, detail('volume') !== undefined || detail('issue') !== undefined)
  const identifier = (kind: string, from: readonly (XmlElement | undefined)[] = [mods, host]) =>
    from.flatMap((element) => childrenOf(element, 'identifier')).find(({ attributes }) => attributes['type'] === kind)

  return buildDraft({
    type,
    title: titleOf(mods),
    authors: [...withRole(/^(?:aut|author|creator|cre)$/i), ...names.filter((name) => roleOf(name) === '').map(nameOf)],
    editors: withRole(/^(?:edt|editor)$/i),
    translators: withRole(/^(?:trl|translator)$/i),
    date: parseDate(date.replace(/^\D+(?=\d{4})/, '')),
    venue: titleOf(host),
    venueShort: titleOf(host, 'abbreviated'),
    volume: detail('volume'),
    issue: detail('issue') ?? detail('number'),
    pages: pageSpan(start, end) ?? values(extent, 'list')[0],
    publisher: origins.flatMap((origin) => values(origin, 'publisher'))[0],
    place: origins
      .flatMap((origin) => childrenOf(origin, 'place', 'placeTerm'))
      .filter(({ attributes }) => attributes['type'] !== 'code')
      .map(textOf)[0],
    edition: origins.flatMap((origin) => values(origin, 'edition'))[0],
    series: titleOf(series),
    seriesNumber: values(series, 'titleInfo', 'partNumber')[0] ?? values(series, 'part', 'detail', 'number')[0],
    genre: hasGenre(type) ? genres.find((genre) => cslTypeOfGenre(genre) === undefined) : undefined,
    abstract: values(mods, 'abstract').join('\n'),
    keywords: childrenOf(mods, 'subject').map((subject) =>
      [...values(subject, 'topic'), ...values(subject, 'geographic')].join('--'),
    ),
    language: values(mods, 'language', 'languageTerm')[0],
    url: url && cleanLine(textOf(url)),
    accessed: url?.attributes['dateLastAccessed'],
    note: values(mods, 'note').join('\n'),
    ids: identifiersIn({
      doi: textOf(identifier('doi', [mods])),
      pmid: textOf(identifier('pmid', [mods]) ?? identifier('pubmed', [mods])),
      pmcid: textOf(identifier('pmc', [mods]) ?? identifier('pmcid', [mods])),
      arxiv: textOf(identifier('arxiv', [mods])),
      issn: textOf(identifier('issn')),
      isbn: textOf(identifier('isbn')),
    }),
  })
}

function typeOf(genres: readonly string[], isInside: boolean, isPlaced: boolean): string {
  const named = genres.map(cslTypeOfGenre).find((type) => type !== undefined)
  if (named !== undefined) return named
  return isInside ? (isPlaced ? 'article-journal' : 'chapter') : 'book'
}

/** Genres of the MARC list, of EndNote and of BibTeX. */
function cslTypeOfGenre(genre: string): string | undefined {
  const marc: Record<string, string> = {
    article: 'article-journal',
    'conference publication': 'paper-conference',
    periodical: 'periodical',
    'academic journal': 'article-journal',
    newspaper: 'article-newspaper',
    theses: 'thesis',
    'technical report': 'report',
    instruction: 'report',
    'web site': 'webpage',
    journalarticle: 'article-journal',
  }
  const word = genre.trim().toLowerCase()
  const found =
    marc[word] ?? [cslTypeOfEndnote(word), cslTypeOfBibtex(word.replace(/\s/g, ''))].find((type) => type !== 'document')
  return found
}

/** "The" + "Book" + ": a history"; the title that has no type, or the one of that type. */
function titleOf(element: XmlElement | undefined, type?: string): string | undefined {
  const info = childrenOf(element, 'titleInfo').find(({ attributes }) => attributes['type'] === type)
  const main = [...values(info, 'nonSort'), ...values(info, 'title')].join(' ')
  const [sub] = values(info, 'subTitle')
  const part = [...values(info, 'partNumber'), ...values(info, 'partName')].join(', ')
  const title = [main, ...(sub === undefined ? [] : [sub])].filter((text) => text !== '').join(': ')
  return title === ''
    ? undefined
    : type === undefined && part !== '' && sub === undefined && element?.name === 'mods'
      ? `${title}. ${part}`
      : title
}

const roleOf = (name: XmlElement): string => (values(name, 'role', 'roleTerm')[0] ?? '').replace(/\.$/, '')

function nameOf(name: XmlElement): Author | undefined {
  const part = (type: string) =>
    childrenOf(name, 'namePart')
      .filter(({ attributes }) => attributes['type'] === type)
      .map((element) => cleanLine(textOf(element)))
      .join(' ')
  const [whole] = childrenOf(name, 'namePart').filter(({ attributes }) => attributes['type'] === undefined)
  const [family, given] = [part('family'), part('given')]
  if (family !== '') return { family, given, ...(part('termsOfAddress') !== '' && { suffix: part('termsOfAddress') }) }
  const text = cleanLine(textOf(whole)) || given
  return name.attributes['type'] === 'corporate' || name.attributes['type'] === 'conference'
    ? { literal: text }
    : parseName(text)
}

function values(element: XmlElement | undefined, ...path: string[]): string[] {
  return childrenOf(element, ...path)
    .map((child) => cleanLine(textOf(child)))
    .filter((value) => value !== '')
}
