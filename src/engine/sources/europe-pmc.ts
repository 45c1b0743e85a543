import type { Author } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'

import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf, type Bag } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

function authorOf(value: unknown): Author[] {
  const author = bagOf(value)
  const family = textOf(author['lastName'])
  const group = textOf(author['collectiveName'])
  if (family !== undefined) {
    return [present({ family, given: textOf(author['firstName']) ?? textOf(author['initials']) })]
  }
  return group === undefined ? [] : [{ literal: group }]
}

/** "Smith J, Doe A." where the list of names is missing. */
const namesIn = (line: unknown): Author[] =>
  (textOf(line) ?? '')
    .replace(/\.$/, '')
    .split(', ')
    .flatMap((name): Author[] => {
      const [, family, given] = /^(.+?) ([\p{Lu}-]{1,6})$/u.exec(name) ?? []
      if (family && given) return [{ family, given }]
      return name === '' ? [] : [{ literal: name }]
    })

const correctionsOf = (result: Bag) =>
  listOf(bagOf(result['commentCorrectionList'])['commentCorrection']).map((each) => {
    const { type, reference } = bagOf(each)
    return { type: (textOf(type) ?? '').toLowerCase(), reference: textOf(reference) ?? '' }
  })

function recordOf(value: unknown): SourceRecord[] {
  const result = bagOf(value)
  const id = textOf(result['id'])
  const title = plainOf(result['title'])
  if (!id || !title) return []
  const source = textOf(result['source']) ?? 'MED'
  const journal = bagOf(result['journalInfo'])
  const types = listOf(bagOf(result['pubTypeList'])['pubType']).flatMap((type) => textOf(type) ?? [])
  const isPreprint = source === 'PPR' || types.some((type) => /^preprint$/i.test(type))
  const corrections = correctionsOf(result)
  const authors = listOf(bagOf(result['authorList'])['author']).flatMap(authorOf)
  const says = (pattern: RegExp) => corrections.some(({ type }) => pattern.test(type))
  const draft = present({
    type: isPreprint ? 'article' : 'article-journal',
    // Its titles end with a full stop.
    title: title.replace(/(?<!\.)\.$/, ''),
    authors: authors.length > 0 ? authors : namesIn(result['authorString']),
    year: yearOf(result['pubYear']) ?? yearOf(journal['yearOfPublication']),
    venue: textOf(bagOf(journal['journal'])['title']),
    volume: textOf(journal['volume']),
    issue: textOf(journal['issue']),
    pages: textOf(result['pageInfo']),
    abstract: plainOf(result['abstractText']),
    keywords: listOf(bagOf(result['keywordList'])['keyword']).flatMap((word) => textOf(word) ?? []),
    language: textOf(result['language']),
    ids: present({
      doi: canonical.doi(textOf(result['doi']) ?? ''),
      pmid: canonical.pmid(textOf(result['pmid']) ?? ''),
      pmcid: canonical.pmcid(textOf(result['pmcid']) ?? ''),
    }),
    publicationTypes: types.length > 0 ? types : undefined,
  })
  return [
    present({
      sourceId: `${source}:${id}`,
      draft,
      isPreprint,
      retracted: says(/^retraction in/) || types.some((type) => /^retracted publication$/i.test(type)) || undefined,
      corrected: says(/^erratum in|^corrected and republished in/) || undefined,
      openAccess: result['isOpenAccess'] === 'Y' ? true : result['isOpenAccess'] === 'N' ? false : undefined,
      citedBy: countOf(result['citedByCount']),
      versionDois: corrections
        .filter(({ type }) => /^preprint (?:in|of)/.test(type))
        .flatMap(({ reference }) => canonical.doi(reference) ?? []),
    }),
  ]
}

/** https://europepmc.org/RestfulWebService: open, no key. */
export const europePmc: SourceAdapter = {
  source: 'europepmc',
  label: 'Europe PMC',
  base: 'https://www.ebi.ac.uk/europepmc/webservices/rest/search',
  most: 1000,
  formAt: (pathname) => `${pathname}POST`,
  parameters: (most, { mailto }, cursor = '*') => ({
    cursorMark: cursor,
    format: 'json',
    resultType: 'core',
    pageSize: String(most),
    ...(mailto && { email: mailto }),
  }),
  pace: () => 200,
  read: (body) => {
    const reply = bagOf(jsonOf(body))
    const total = countOf(reply['hitCount'])
    if (total === undefined) throw new UnreadableReply('no hit count')
    const results = listOf(bagOf(reply['resultList'])['result'])
    const next = textOf(reply['nextCursorMark'])
    // After the last page it gives the same mark again, or none.
    const isLast = results.length === 0 || next === undefined || next === textOf(bagOf(reply['request'])['cursorMark'])
    return { total, records: results.flatMap(recordOf), given: results.length, ...(!isLast && { next }) }
  },
}
