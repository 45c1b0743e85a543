/** Where a work stands, as the end of an entry says. */
export type ReferenceSource = {
  type: string
  venue?: string
  year?: number
  volume?: string
  issue?: string
  pages?: string
}

const PAGES = String.raw`(?:pp?\.?\s?)?([A-Za-z]?\d{1,7}[A-Za-z]?(?:\s?[-–—]\s?[A-Za-z]?\d{1,7}[A-Za-z]?)?|e\d{3,9})`
const ISSUE = String.raw`(?:\s?\(([^()]{1,30})\)|,?\s(?:nos?|issue|iss)\.?\s?([\w–-]{1,12}))?`
const VOLUME = String.raw`(?:vol(?:ume)?\.?\s?)?(\d{1,4}[A-Z]?)`
const MONTH = String.raw`(?:\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.?(?:[-–]\p{L}{3,9})?(?:\s\d{1,2})?)?`

/** Shapes of journal, year, volume, issue and pages, the surest first. */
const shapes: readonly { shape: RegExp; order: readonly ('year' | 'volume' | 'issue' | 'other' | 'pages')[] }[] = [
  // 2010;340(2):12-9 · 2004, 12:1-9
  {
    shape: new RegExp(
      String.raw`[\s.,(]{1,3}((?:18|19|20)\d{2})${MONTH}\)?[;,:]\s?${VOLUME}${ISSUE}\s?[:,]\s?${PAGES}`,
      'u',
    ),
    order: ['year', 'volume', 'issue', 'other', 'pages'],
  },
  // vol. 12, no. 3, pp. 1–9, Mar. 2010 · 12(3), 1–9 · 12 (2010), 1–9 · 12:1–9
  {
    shape: new RegExp(String.raw`[\s,.]{1,2}${VOLUME}${ISSUE}(?:,?\s\(?(?:18|19|20)\d{2}\)?)?\s?[:,]\s?${PAGES}`, 'u'),
    order: ['volume', 'issue', 'other', 'pages'],
  },
  // 12, 1–9 (2010)
  {
    shape: new RegExp(String.raw`\s${VOLUME},\s${PAGES}\s\(((?:18|19|20)\d{2})\)`, 'u'),
    order: ['volume', 'pages', 'year'],
  },
]

const PROCEEDINGS = /\b(?:proceedings|proc\.|conference|conf\.|workshop|symposium|congress)\b/i
const PUBLISHED = /\b(?:press|publish\w*|verlag|books|editions?|springer|wiley|elsevier|routledge|sage)\b/i

/** Reads what follows the title: a journal with its numbers, proceedings, or a publisher. */
export function referenceSource(rest: string): ReferenceSource {
  const words = rest.replace(/^[\s.,;:]+/, '')
  for (const { shape, order } of shapes) {
    const found = shape.exec(words)
    if (!found) continue
    const venue = venueOf(words.slice(0, found.index))
    if (venue === undefined) continue
    const value = (name: (typeof order)[number]) => found[order.indexOf(name) + 1]
    const [year, issue] = [order.includes('year') ? value('year') : undefined, value('issue')]
    const pages = value('pages')?.replace(/\s/g, '')
    const volume = value('volume')
    // "Systems, 2020, 1877–901": what stands there is the year.
    const isYear = year === undefined && /^(?:18|19|20)\d{2}$/.test(volume ?? '')
    return {
      type: PROCEEDINGS.test(venue) ? 'paper-conference' : 'article-journal',
      venue,
      ...((year ?? (isYear ? volume : undefined)) !== undefined && { year: Number(year ?? volume) }),
      ...(volume !== undefined && !isYear && { volume }),
      ...((order.includes('issue') ? (issue ?? value('other')) : undefined) !== undefined && {
        issue: issue ?? value('other') ?? '',
      }),
      ...(pages !== undefined && { pages }),
    }
  }
  const inside =
    /^in:?\s+(.{6,300}?)(?=,\s(?:pages?|pp?\.|vol|ed)|[.,]\s(?:\p{Lu}\p{L}+:|(?:18|19|20)\d{2})|\.\s|\.?$)/iu.exec(
      words,
    )?.[1]
  const pages = new RegExp(String.raw`\b(?:pages?|pp?\.)\s?(\d{1,5}\s?[-–]\s?\d{1,5})`, 'i').exec(words)?.[1]
  if (inside !== undefined)
    return {
      type: PROCEEDINGS.test(inside) ? 'paper-conference' : 'chapter',
      venue: inside.replace(/(?<![\s,.])[\s,.]+$/, ''),
      ...(pages !== undefined && { pages: pages.replace(/\s/g, '') }),
    }
  return { type: PUBLISHED.test(words) ? 'book' : 'document' }
}

/** The name of a journal, bare of what stands around it; undefined where that cannot be one. */
function venueOf(words: string): string | undefined {
  const name = words
    .replace(/^(?:in:?\s+)/i, '')
    .replace(/(?<![\s.,;:(])[\s.,;:(]+$/, '')
    .replace(/\s(?:Vol|vol)\.?$/, '')
    .trim()
  return name.length >= 2 && name.length <= 250 && /\p{L}{2}/u.test(name) ? name : undefined
}
