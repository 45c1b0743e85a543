import type { PaperDraft } from '#contract/papers.ts'

type CitedBy = NonNullable<PaperDraft['citedBy']>

const MOST = 10_000_000

/** A count of citations as a file gives it; undefined for what is no count. `source`: who counted. */
export function citedByOf(count: unknown, source: string): CitedBy | undefined {
  if (typeof count !== 'string' && typeof count !== 'number') return undefined
  const text = String(count)
    .trim()
    .replace(/[,\u00A0 ](?=\d{3}\b)/g, '')
  if (!/^\d{1,8}(?:\.0)?$/.test(text)) return undefined
  const value = Math.round(Number(text))
  return value > MOST ? undefined : { count: value, source }
}

const notes: readonly [RegExp, source: string][] = [
  [/\bTimes Cited in Web of Science Core Collection: {0,3}(\d{1,8})\b/i, 'Web of Science'],
  [/\bTotal Times Cited: {0,3}(\d{1,8})\b/i, 'Web of Science'],
  [/(?:\bExport Date: [^;\n]{4,40}[;\n]\s{0,3}|^)Cited By:? {0,3}(\d{1,8})\b/im, 'Scopus'],
]

/** A count that a database wrote into a note, by the words that it always uses there. */
export function citedByInNote(note: string): CitedBy | undefined {
  for (const [words, source] of notes) {
    const found = citedByOf(words.exec(note)?.[1], source)
    if (found) return found
  }
  return undefined
}

/** Names of columns that hold such a count, as `plainHeader` writes them. */
const columns: ReadonlySet<string> = new Set([
  'cited by',
  'cited by count',
  'times cited',
  'times cited wos core',
  'times cited all databases',
  'tc',
  'cites',
  'citation count',
  'citations',
  'citing works count',
  'article citation count',
  'is referenced by count',
])

/** Which of these columns holds counts of citations; undefined where none does. */
export function citedByColumn(plainHeaders: readonly string[]): number | undefined {
  const place = plainHeaders.findIndex((name) => columns.has(name))
  return place === -1 ? undefined : place
}
