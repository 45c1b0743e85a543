/** What a pasted text can name. Values are canonical. */
export type FoundIdentifier = { kind: 'doi' | 'pmid' | 'pmcid' | 'arxiv'; value: string }

const doiShape = /10\.\d{4,9}(?:\.\d{1,9}){0,6}\/\S+/
const resolver = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i

/**
 * The DOI in a text ("doi:10.1000/X.", "https://doi.org/10.1000/x", "10.1000/x [doi]"), in lower case and without its
 * address; undefined when there is none. DOIs compare without regard to case (DOI Handbook, section 2.4).
 */
function canonicalDoi(text: string): string | undefined {
  const source = /%2f|%28|%3c/i.test(text) ? decoded(text) : text
  const found = doiShape.exec(source)?.[0]
  if (found === undefined) return undefined
  const isAddress = resolver.test(source.trim())
  const value = withoutTail(isAddress ? found.replace(/[?#].*$/, '') : found)
  return /\/./.test(value) ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : undefined
}

/** A PMID: "PMID: 123", "123[pmid]", an address of PubMed or the digits alone become the digits, without leading zeros. */
function canonicalPmid(text: string): string | undefined {
  const trimmed = text.trim()
  const digits =
    /^(?:pmid:?\s*)?0*([1-9]\d{0,7})(?:\s*\[pmid\])?$/i.exec(trimmed) ??
    /pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/(?:\?term=)?0*([1-9]\d{0,7})(?!\d)/i.exec(trimmed)
  return digits?.[1]
}

/** A PubMed Central number as "PMC123": from "PMC123", "PMCID: PMC123", "123[pmcid]", an address or its file name. */
function canonicalPmcid(text: string): string | undefined {
  const digits =
    /(?:^|[^a-z])pmc(?:id)?:?\s*(?:pmc)?0*([1-9]\d{0,8})(?!\d)/i.exec(text) ??
    /^0*([1-9]\d*)\s*\[pmcid\]$/i.exec(text.trim())
  return digits?.[1] === undefined ? undefined : `PMC${digits[1]}`
}

/** An arXiv number without its version: "2101.00001", or "math/0309136" as it was before April 2007. */
function canonicalArxiv(text: string): string | undefined {
  const source = text.trim()
  const fresh =
    /(?:^|arxiv[:.\s/]|arxiv\.org\/(?:abs|pdf|html)\/)\s*(\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?(?=$|[\s\]),;?#])/i.exec(
      source,
    )
  if (fresh?.[1] !== undefined) return fresh[1]
  const old =
    /(?:^|arxiv[:.\s]|arxiv\.org\/(?:abs|pdf)\/)\s*([a-z-]+)(?:\.[a-z]{2})?\/(\d{7})(?:v\d+)?(?=$|[\s\]).,;?#])/i.exec(
      source,
    )
  return old ? `${String(old[1]).toLowerCase()}/${old[2]}` : undefined
}

/** An ISSN as "1234-567X": from "1234567x", "1234-5678 (Print)" or the first of several. */
function canonicalIssn(text: string): string | undefined {
  const found = /(?:^|[^\dX-])(\d{4})-?(\d{3}[\dX])(?![\dX-])/i.exec(text)
  return found ? `${found[1]}-${String(found[2]).toUpperCase()}` : undefined
}

/** An ISBN of 10 or 13 signs, without hyphens. */
function canonicalIsbn(text: string): string | undefined {
  const found = /(?:^|[^\d])((?:97[89][-\s]?)?\d(?:[-\s]?\d){8}[-\s]?[\dX])(?![\dX])/i.exec(text)
  return found?.[1]?.replace(/[-\s]/g, '').toUpperCase()
}

/** The one spelling of each kind of number, by the name that a record gives it; undefined for a text that is none. */
export const canonical = {
  doi: canonicalDoi,
  pmid: canonicalPmid,
  pmcid: canonicalPmcid,
  arxiv: canonicalArxiv,
  issn: canonicalIssn,
  isbn: canonicalIsbn,
} as const

/** The identifier that a person pasted: a DOI or its address, a PMID, a PMC number, an arXiv number. */
export function findIdentifier(text: string): FoundIdentifier | undefined {
  const arxiv = canonicalArxiv(text) ?? canonicalArxiv((canonicalDoi(text) ?? '').replace(/^10\.48550\//, ''))
  if (arxiv !== undefined) return { kind: 'arxiv', value: arxiv }
  const doi = canonicalDoi(text)
  if (doi !== undefined) return { kind: 'doi', value: doi }
  const pmcid = canonicalPmcid(text)
  if (pmcid !== undefined) return { kind: 'pmcid', value: pmcid }
  const pmid = canonicalPmid(text)
  return pmid === undefined ? undefined : { kind: 'pmid', value: pmid }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Drops what a sentence puts behind a DOI, but keeps a closing bracket whose opening one belongs to the DOI. */
function withoutTail(doi: string): string {
  let value = doi.replace(/\[(?:doi|pii)\]$/i, '')
  for (;;) {
    const last = value.at(-1) ?? ''
    const opening = { ')': '(', ']': '[', '}': '{', '>': '<' }[last]
    const loose = opening === undefined ? /[.,;:"'’”]/.test(last) : count(value, last) > count(value, opening)
    if (!loose) return value
    value = value.slice(0, -1)
  }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
