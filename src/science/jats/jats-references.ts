import { canonical } from '../records/identifiers.ts'
import type { XmlElement } from '../records/xml.ts'
import { elementsIn, lineOf, nameOf } from './jats-blocks.ts'

/** An entry of the list of references, as one line, with what identifies it. */
export type JatsReference = { text: string; label?: string; doi?: string; pmid?: string; title?: string; year?: number }

const CITATIONS = new Set(['mixed-citation', 'element-citation', 'citation', 'nlm-citation'])

function* within(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsIn(element)) {
    yield child
    yield* within(child)
  }
}

/** Fields of an entry that has nothing between them are told apart as lists of references do. */
function lineOfFields(citation: XmlElement): string {
  const people = [...within(citation)]
    .filter((each) => ['name', 'string-name', 'collab'].includes(nameOf(each)))
    .map((each) => elementsIn(each).map(lineOf).filter(Boolean).join(' ') || lineOf(each))
  const one = (name: string) => lineOf([...within(citation)].find((each) => nameOf(each) === name))
  const pages = [one('fpage'), one('lpage')].filter(Boolean).join('–')
  const issue = one('issue')
  const volume = `${one('volume')}${issue === '' ? '' : `(${issue})`}${pages === '' ? '' : `:${pages}`}`
  const parts = [people.join(', '), one('article-title') || one('chapter-title'), one('source'), one('year'), volume]
  return parts.filter(Boolean).join('. ')
}

function entryOf(citation: XmlElement): JatsReference | undefined {
  const all = [...within(citation)]
  const isMixed = citation.children.some((child) => typeof child === 'string' && /[\p{L}\p{N}]/u.test(child))
  const ids = all.filter((each) => ['pub-id', 'ext-link', 'article-id'].includes(nameOf(each)))
  const idOf = (kind: string) => ids.find(({ attributes }) => attributes['pub-id-type'] === kind)
  const doi = canonical.doi(lineOf(idOf('doi'))) ?? ids.flatMap((each) => canonical.doi(lineOf(each)) ?? [])[0]
  const pmid = canonical.pmid(lineOf(idOf('pmid')))
  const title = lineOf(all.find((each) => nameOf(each) === 'article-title'))
  const year = Number(/\b(?:1[5-9]|20)\d{2}\b/.exec(lineOf(all.find((each) => nameOf(each) === 'year')))?.[0])
  const bare = isMixed ? lineOf(citation) : lineOfFields(citation)
  if (bare === '') return undefined
  const text = doi !== undefined && !bare.toLowerCase().includes(doi) ? `${bare}. doi:${doi}` : bare
  return {
    text,
    ...(doi !== undefined && { doi }),
    ...(pmid !== undefined && { pmid }),
    ...(title !== '' && { title }),
    ...(Number.isFinite(year) && { year }),
  }
}

/** The list of references of an article: each entry once, in its order. */
export function jatsReferences(back: XmlElement | undefined): JatsReference[] {
  if (!back) return []
  return [...within(back)]
    .filter((each) => nameOf(each) === 'ref')
    .flatMap((ref) => {
      const citation = [...within(ref)].find((each) => CITATIONS.has(nameOf(each)))
      const entry = citation && entryOf(citation)
      const label = /\d+/.exec(lineOf(elementsIn(ref).find((each) => nameOf(each) === 'label')))?.[0]
      return entry ? [{ ...entry, ...(label !== undefined && { label }) }] : []
    })
}
