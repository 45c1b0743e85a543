import type { Author, PaperDraft } from '#contract/papers.ts'

import { cleanLine } from './clean-text.ts'
import { parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfZotero } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { childrenOf, findElements, outlineOf, textOf, type XmlElement } from './xml.ts'

const kinds = new Set(
  (
    'bib:Article bib:Book bib:BookSection bib:Thesis bib:Report bib:Document bib:Manuscript bib:Patent bib:Image bib:Motion bib:Recording ' +
    'bib:Software bib:Data bib:Legislation bib:Letter bib:Interview bib:ConferenceProceedings bib:Journal bib:Series bib:Periodical ' +
    'bib:Newspaper bib:Memo bib:MotionPicture bib:Illustration bib:CourtReporter rdf:Description z:Attachment z:Collection z:UserItem z:Blog ' +
    'z:EncyclopediaArticle z:DictionaryEntry z:Website'
  ).split(' '),
)

/** Reads the RDF that Zotero exports: journals and books that hold an item stand inside it or are named by their address. */
export function readZoteroRdf(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('zotero-rdf')
  const found = [...findElements(text, kinds)]
  const byAddress = new Map(
    found.flatMap(({ element }) => addressOf(element).map((address) => [address, element] as const)),
  )
  for (const { element, line, closed, end } of found) {
    const kind = value(element, 'z:itemType')
    // Attachments, notes and collections belong to records; journals and series are where these stand.
    if (kind === undefined || kind === 'attachment' || kind === 'note') continue
    const hosts = childrenOf(element, 'dcterms:isPartOf').flatMap((part) => {
      const inside = part.children.find((child) => typeof child !== 'string')
      const named = byAddress.get(part.attributes['rdf:resource'] ?? '')
      return [inside ?? named].filter((host) => host !== undefined)
    })
    collector.take(line, draftOf(element, kind, hosts), outlineOf(element), value(element, 'z:citationKey'))
    if (!closed) collector.warn(line, cutOff)
    if (collector.count() % 50 === 0) onProgress?.(end, text.length)
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

const addressOf = ({ attributes }: XmlElement): string[] =>
  attributes['rdf:about'] === undefined ? [] : [attributes['rdf:about']]

function draftOf(item: XmlElement, kind: string, hosts: readonly XmlElement[]): PaperDraft {
  const series = hosts.find(({ name }) => name === 'bib:Series')
  const host = hosts.find((one) => one !== series)
  const own = (...path: string[]) => value(item, ...path)
  const either = (...path: string[]) => own(...path) ?? value(host, ...path)
  const identifiers = [item, ...hosts].flatMap((element) =>
    childrenOf(element, 'dc:identifier').map((one) => cleanLine(textOf(one))),
  )
  const numberOf = (name: string) =>
    identifiers.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  const url = own('dc:identifier', 'dcterms:URI', 'rdf:value')
  const note = own('dc:description') ?? ''
  const noted = (name: string) =>
    note
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const type = cslTypeOfZotero(kind)
  return buildDraft({
    type,
    title: own('dc:title'),
    authors: people(item, 'bib:authors', 'z:presenters', 'z:programmers', 'z:inventors'),
    editors: people(item, 'bib:editors', 'z:seriesEditors'),
    translators: people(item, 'z:translators'),
    date: parseDate(own('dc:date') ?? ''),
    venue:
      value(host, 'dc:title') ?? own('prism:publicationTitle') ?? own('z:proceedingsTitle') ?? own('z:websiteTitle'),
    venueShort: value(host, 'dcterms:alternative'),
    volume: either('prism:volume'),
    issue: type === 'report' || type === 'patent' ? undefined : either('prism:number'),
    number: type === 'report' || type === 'patent' ? own('prism:number') : undefined,
    pages: own('bib:pages'),
    publisher: own('dc:publisher', 'foaf:Organization', 'foaf:name') ?? own('dc:publisher'),
    place: own('dc:publisher', 'foaf:Organization', 'vcard:adr', 'vcard:Address', 'vcard:locality'),
    edition: own('prism:edition'),
    genre: own('z:type'),
    version: own('prism:version') ?? own('z:versionNumber'),
    event: own('bib:presentedAt', 'bib:Conference', 'dc:title'),
    series: value(series, 'dc:title'),
    seriesNumber: value(series, 'dc:identifier'),
    abstract: childrenOf(item, 'dcterms:abstract').map(textOf)[0],
    keywords: childrenOf(item, 'dc:subject').map(
      (subject) => value(subject, 'z:AutomaticTag', 'rdf:value') ?? value(subject, 'rdf:value') ?? textOf(subject),
    ),
    language: own('z:language') ?? own('dc:language'),
    url,
    accessed: own('dcterms:dateSubmitted'),
    note,
    ids: identifiersIn({
      doi: [numberOf('DOI'), /doi\.org\//.test(url ?? '') ? url : undefined, noted('DOI')],
      pmid: noted('PMID'),
      pmcid: noted('PMCID'),
      arxiv: /^(arXiv:\S+)/im.exec(note)?.[1],
      issn: numberOf('ISSN'),
      isbn: numberOf('ISBN'),
      addresses: [url],
    }),
  })
}

function people(item: XmlElement, ...roles: string[]): (Author | undefined)[] {
  return roles.flatMap((role) =>
    childrenOf(item, role, 'rdf:Seq', 'rdf:li', 'foaf:Person').map((person) => {
      const family = value(person, 'foaf:surname') ?? ''
      const given = value(person, 'foaf:givenName') ?? value(person, 'foaf:givenname') ?? ''
      return given === '' ? (family === '' ? parseName(textOf(person)) : { literal: family }) : { family, given }
    }),
  )
}

function value(element: XmlElement | undefined, ...path: string[]): string | undefined {
  return childrenOf(element, ...path)
    .filter(({ children }) => children.every((child) => typeof child === 'string'))
    .map((child) => cleanLine(textOf(child)))
    .find((text) => text !== '')
}
