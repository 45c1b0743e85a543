import type { PaperIds } from '#contract/papers.ts'

/** An identifier in its canonical spelling: a DOI in lower case without its address, digits alone for a PMID, "PMC123". */
export type Identifier = { kind: 'doi' | 'pmid' | 'pmcid' | 'arxiv'; value: string }

const doi = /(?:https?:\/\/)?(?:(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/[^\s"“”<>]+)/i
const pmcid = /(?:https?:\/\/\S{0,200}\/)?(?:pmcid:\s*)?\b(PMC\d{1,9})\b\/?/i
const pmid =
  /(?:https?:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/|pmid:?\s*)(\d{1,9})\b\/?/i
const arxiv =
  /(?:https?:\/\/arxiv\.org\/(?:abs|pdf)\/|arxiv:\s*)(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?/i
/** A number alone is a PMID when it is long enough not to be a year or a count. */
const bareNumber = /^\s*(\d{5,9})\s*$/

/** Takes the identifiers out of a query. `rest` is what remains to be searched as text. */
export function findIdentifiers(query: string): { identifiers: Identifier[]; rest: string } {
  const identifiers: Identifier[] = []
  let rest = query.replace(/(^|[\s,;])(\d{7,9})(?=[\s,;]+\d{7,9}|[\s,;]*$)/g, (whole, lead: string, digits: string) =>
    /^[\d\s,;]+$/.test(query) ? `${lead}pmid:${digits}` : whole,
  )
  const take = (pattern: RegExp, kind: Identifier['kind'], canonical: (value: string) => string) => {
    for (let found = pattern.exec(rest); found?.[1]; found = pattern.exec(rest)) {
      const value = canonical(found[1])
      if (!identifiers.some((other) => other.kind === kind && other.value === value)) identifiers.push({ kind, value })
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    }
  }
  take(doi, 'doi', canonicalDoi)
  take(pmcid, 'pmcid', (value) => value.toUpperCase())
  take(pmid, 'pmid', (value) => value.replace(/^0+/, ''))
  take(arxiv, 'arxiv', (value) => value.toLowerCase())
  take(bareNumber, 'pmid', (value) => value)
  return { identifiers, rest: identifiers.length > 0 ? rest.replace(/^[\s,;.]+|[\s,;.]+$/g, '') : rest }
}

/** The keys under which an index finds a paper by its identifiers. */
export const identifierKeys = (ids: PaperIds): string[] =>
  (['doi', 'pmid', 'pmcid', 'arxiv'] as const).flatMap((kind) => {
    const value = ids[kind]
    return value
      ? [
          keyOf({
            kind,
            value: kind === 'doi' ? canonicalDoi(value) : kind === 'pmcid' ? value.toUpperCase() : value.toLowerCase(),
          }),
        ]
      : []
  })

export const keyOf = ({ kind, value }: Identifier) => `${kind}:${value}`

/** Trailing punctuation of a sentence is no part of a DOI; a closing bracket is one when it was opened inside. */
function canonicalDoi(value: string): string {
  let end = value.toLowerCase().replace(/(?<![.,;:'’])[.,;:'’]+$/, '')
  try {
    end = decodeURIComponent(end)
  } catch {
    // A per cent sign that encodes nothing belongs to the DOI.
  }
  while (/[)\]}]$/.test(end) && count(end, /[([{]/g) < count(end, /[)\]}]/g)) end = end.slice(0, -1)
  return end
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
