/**
 * Calendar files (iCalendar, RFC 5545) of whole days: what is due when. Lines end with CRLF and are folded at 75 octets
 * without cutting a character in two (3.1); text is escaped as 3.3.11 says.
 */

export type CalendarDay = {
  /** The same thing has the same id in every file, so that a calendar which reads it again changes it and doubles nothing. */
  id: string
  title: string
  description?: string | undefined
  /** The first day: `2026-11-30`. */
  start: string
  /** The last day, itself included; absent = the same day. */
  end?: string | undefined
  categories?: readonly string[] | undefined
  url?: string | undefined
  isDone?: boolean | undefined
}

const FOLD_OCTETS = 75
const DAY_MS = 24 * 60 * 60_000

const encoder = new TextEncoder()

// RFC 5545 allows no control character but the tab in a text; a line break is written as \n.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Text for a value: backslash, semicolon, comma and line breaks escaped. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Undoes `escapeText`. */
export const unescapeText = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** Breaks a line into pieces of at most 75 octets, each but the first begun with a space. */
export function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const width = encoder.encode(character).length
    if (octets + width > FOLD_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += width
  }
  return [...pieces, piece].join('\r\n')
}

/** The lines of a file as they were before folding. */
export const unfoldLines = (file: string): string[] =>
  file
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
const stampOf = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`

function linesOf(day: CalendarDay, stamp: string): string[] {
  // DTEND is the first day on which it is over (3.6.1).
  const over = dayAfter(day.end ?? day.start)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(day.id)}@roadrunner`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day.start)}`,
    `DTEND;VALUE=DATE:${compact(over)}`,
    `SUMMARY:${escapeText(day.title)}`,
    ...(day.description ? [`DESCRIPTION:${escapeText(day.description)}`] : []),
    ...(day.categories && day.categories.length > 0
      ? [`CATEGORIES:${day.categories.map((each) => escapeText(each)).join(',')}`]
      : []),
    ...(day.url ? [`URL:${day.url}`] : []),
    // A day on which something is due does not make anybody busy.
    'TRANSP:TRANSPARENT',
    ...(day.isDone ? ['X-ROADRUNNER-DONE:TRUE'] : []),
    'END:VEVENT',
  ]
}

/**
 * Writes a calendar file.
 *
 * @param name what the calendar is called where it is opened
 * @param now the moment of writing, ISO
 */
export function writeCalendar(days: readonly CalendarDay[], name: string, now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roadrunner//Project calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap((day) => linesOf(day, stampOf(now))),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

const dashed = (value: string) => value.replace(/^(\d{4})(\d{2})(\d{2}).*$/s, '$1-$2-$3')

/** Categories: parted by commas that are not escaped. */
const listed = (value: string) => (value.match(/(?:\\.|[^,\\])+/gs) ?? []).map(unescapeText)

/** Reads the events of a calendar file that span whole days, or the days of those that do not. */
export function readCalendar(file: string): CalendarDay[] {
  const days: CalendarDay[] = []
  let fields: Map<string, string> | undefined
  for (const line of unfoldLines(file)) {
    if (line === 'BEGIN:VEVENT') fields = new Map()
    else if (line === 'END:VEVENT' && fields) {
      const day = dayOf(fields)
      if (day) days.push(day)
      fields = undefined
    } else if (fields) {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).split(';')[0]?.toUpperCase() ?? ''
      if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1))
    }
  }
  return days
}

function dayOf(fields: ReadonlyMap<string, string>): CalendarDay | undefined {
  const start = dashed(fields.get('DTSTART') ?? '')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(start)) return undefined
  const over = dashed(fields.get('DTEND') ?? '')
  const end = /^\d{4}-\d{2}-\d{2}$/.test(over) ? dayBefore(over) : start
  const description = fields.get('DESCRIPTION')
  const categories = fields.get('CATEGORIES')
  const url = fields.get('URL')
  return {
    id: unescapeText(fields.get('UID') ?? '').replace(/@roadrunner$/, ''),
    title: unescapeText(fields.get('SUMMARY') ?? ''),
    start,
    ...(end > start && { end }),
    ...(description !== undefined && { description: unescapeText(description) }),
    ...(categories !== undefined && { categories: listed(categories) }),
    ...(url !== undefined && { url }),
    ...(fields.get('X-ROADRUNNER-DONE') === 'TRUE' && { isDone: true }),
  }
}
