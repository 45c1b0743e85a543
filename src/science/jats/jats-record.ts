import type { Author, PaperDraft } from '#contract/papers.ts'

import { buildDraft, pageSpan } from '../records/draft.ts'
import { canonical } from '../records/identifiers.ts'
import type { XmlElement } from '../records/xml.ts'
import { elementsIn, firstOf, lineOf, nameOf, paragraphsOf } from './jats-blocks.ts'

const named = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsIn(element).filter((child) => nameOf(child) === name) : []

function authorsOf(meta: XmlElement | undefined): Author[] {
  return named(meta, 'contrib-group')
    .flatMap((group) => named(group, 'contrib'))
    .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
    .flatMap((contrib): Author[] => {
      const name = firstOf(contrib, 'name')
      const family = lineOf(firstOf(name, 'surname'))
      const given = lineOf(firstOf(name, 'given-names'))
      if (family !== '') return [{ family, ...(given !== '' && { given }) }]
      const literal = lineOf(firstOf(contrib, 'collab') ?? firstOf(contrib, 'string-name'))
      return literal === '' ? [] : [{ literal }]
    })
}

/** The abstract, the parts of a structured one each behind its label. Other abstracts (for lay people, a picture) are none. */
export function abstractOf(meta: XmlElement | undefined): string {
  const abstract = named(meta, 'abstract').find(({ attributes }) => attributes['abstract-type'] === undefined)
  if (!abstract) return ''
  const own = paragraphsOf({
    ...abstract,
    children: abstract.children.filter((child) => typeof child === 'string' || nameOf(child) !== 'title'),
  })
  const parts = named(abstract, 'sec').map((section) => {
    const title = lineOf(firstOf(section, 'title')).replace(/[.:]$/, '')
    const rest = section.children.filter((child) => typeof child === 'string' || nameOf(child) !== 'title')
    const text = paragraphsOf({ ...section, children: rest }).join(' ')
    return title === '' ? text : `${title}: ${text}`
  })
  return [...own, ...parts].filter(Boolean).join('\n')
}

function yearOf(meta: XmlElement | undefined): number | undefined {
  const years = named(meta, 'pub-date').flatMap((date) => Number(lineOf(firstOf(date, 'year'))) || [])
  return years.length > 0 ? Math.min(...years) : undefined
}

/** What an article says of itself, as a record of the library. */
export function jatsDraft(front: XmlElement | undefined, fallbackTitle: string): PaperDraft {
  const meta = firstOf(front, 'article-meta')
  const journal = firstOf(front, 'journal-meta')
  const ids = named(meta, 'article-id')
  const idOf = (kind: string) => lineOf(ids.find(({ attributes }) => attributes['pub-id-type'] === kind))
  const pmc = idOf('pmcid') || idOf('pmc')
  const year = yearOf(meta)
  const line = (name: string) => lineOf(firstOf(meta, name)) || undefined
  return buildDraft({
    type: 'article-journal',
    title: lineOf(firstOf(firstOf(meta, 'title-group'), 'article-title')) || fallbackTitle,
    authors: authorsOf(meta),
    ...(year !== undefined && { date: { year } }),
    venue: lineOf(firstOf(firstOf(journal, 'journal-title-group') ?? journal, 'journal-title')) || undefined,
    volume: line('volume'),
    issue: line('issue'),
    pages: pageSpan(line('fpage'), line('lpage')),
    abstract: abstractOf(meta) || undefined,
    keywords: named(meta, 'kwd-group').flatMap((group) => named(group, 'kwd').map(lineOf)),
    ids: {
      doi: canonical.doi(idOf('doi')),
      pmid: canonical.pmid(idOf('pmid')),
      pmcid: canonical.pmcid(pmc === '' || /^PMC/i.test(pmc) ? pmc : `PMC${pmc}`),
    },
  })
}

/** The address or the words of the licence. */
export function licenceOf(front: XmlElement | undefined): string | undefined {
  const licence = firstOf(firstOf(firstOf(front, 'article-meta'), 'permissions'), 'license')
  const address = licence?.attributes['xlink:href'] ?? licence?.attributes['href']
  return address ?? (lineOf(licence).slice(0, 300) || undefined)
}
