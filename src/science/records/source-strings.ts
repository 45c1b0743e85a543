import { parseDate, type PublicationDate } from './dates.ts'

/** Where a paper stands, read from one line. */
export type SourceParts = {
  venue?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  pages?: string | undefined
  date: PublicationDate
}

/** PubMed's citation: "N Engl J Med. 2019 Jan 17;380(3):215-228. doi: 10.1056/x.", ahead of print "J Bryol. 2024 Feb 3:1-4." */
export function parsePubmedCitation(text: string): SourceParts {
  const [, venue, date = '', volume, issue, pages] =
    /^([^;]{1,300}?)\. (\d{4}[^;.:]{0,30})(?:;([^:(.]{0,60})(?:\(([^)]{0,60})\))?)?(?::([^.]{1,60}))?\./.exec(text) ??
    []
  return { venue, date: parseDate(date), volume, issue, pages }
}

/** Embase's source: "Clin. Infect. Dis. (2019) 69:3 (480-486). Article Number: 12. Date of Publication: 15 Jul 2019". */
export function parseEmbaseSource(text: string): SourceParts {
  const [, venue, year = '', volume, issue, supplement, pages] =
    /^([^;]{1,400}?) \((\d{4})\)(?: (\w{1,20}))?(?::([^()]{1,40}?))?(?: (Suppl[^()]{0,40}?))?(?: \(([^()]{1,60})\))?(?:[.,]|$)/i.exec(
      text,
    ) ?? []
  const day = /Date of Publication: ([^.,;]{4,40})/i.exec(text)?.[1] ?? ''
  const article = /Article (?:Number|No\.?):? ([^\s.,;]{1,40})/i.exec(text)?.[1]
  const exact = parseDate(day)
  const date = String(exact.year) === year || year === '' ? exact : parseDate(year)
  return { venue, volume, issue: issue ?? supplement, pages: pages ?? article, date }
}

/** Ovid's source: "Gut. 380(3):215-228, 2019 Jan 17." or "Gut. 69 (3) (pp 480-486), 2019." */
export function parseOvidSource(text: string): SourceParts {
  const [, venue, volume, issue, pages, other, date = ''] =
    /^(.{1,300}?)\. (\w{1,20})?(?: ?\((?!pp )([^()]{1,40})\))?(?: ?:([^,()]{1,60})| \(pp ([^()]{1,60})\))?(?: ?\([^()]{1,60}\))?, (\d{4}[^.]{0,30})/i.exec(
      text,
    ) ?? []
  return { venue, volume, issue, pages: pages ?? other, date: parseDate(date) }
}
