import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { escapeText, foldLine, readCalendar, unescapeText, unfoldLines, writeCalendar } from '#science/calendar/ical.ts'

const NOW = '2026-11-20T10:15:30.123Z'

test('a file reads as the standard writes it', () => {
  const file = writeCalendar(
    [
      {
        id: 'task-1',
        title: 'Screen 1, 2; and \\3',
        description: 'Two votes\neach',
        start: '2026-12-31',
        categories: ['a,b', 'c'],
      },
    ],
    'Statins',
    NOW,
  )
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Roadrunner//Project calendar//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Statins',
      'BEGIN:VEVENT',
      'UID:task-1@roadrunner',
      'DTSTAMP:20261120T101530Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Screen 1\\, 2\\; and \\\\3',
      'DESCRIPTION:Two votes\\neach',
      'CATEGORIES:a\\,b,c',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

const text = fc.string({ unit: 'binary', maxLength: 200 }).map((each) =>
  each
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''),
)
const day = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 86_400_000, max: Date.UTC(2080, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

describe('for every text', () => {
  test('escaping can be undone, and leaves no line break', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(escapeText(each)).not.toMatch(/[\r\n]/)
        expect(unescapeText(escapeText(each))).toBe(each)
      }),
    )
  })

  test('no folded line is longer than 75 octets, no character is cut, and unfolding gives the line back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (each) => {
        const line = `X:${each.replace(/[\r\n]/g, '')}`
        const folded = foldLine(line)
        for (const piece of folded.split('\r\n')) {
          expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75)
          expect(piece).not.toContain('\uFFFD')
        }
        expect(unfoldLines(folded)).toEqual([line])
      }),
    )
  })

  test('what is written is read again as it was', () => {
    const event = fc.record(
      {
        id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
        title: text,
        start: day,
        length: fc.integer({ min: 0, max: 60 }),
        description: text.filter((each) => each !== ''),
        categories: fc.array(
          text.filter((each) => each !== ''),
          { minLength: 1, maxLength: 4 },
        ),
        isDone: fc.constant(true as const),
      },
      { requiredKeys: ['id', 'title', 'start', 'length'] },
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), (events) => {
        const days = events.map(({ length, ...rest }) => ({
          ...rest,
          ...(length > 0 && {
            end: new Date(Date.parse(rest.start) + length * 86_400_000).toISOString().slice(0, 10),
          }),
        }))
        expect(readCalendar(writeCalendar(days, 'Any', NOW))).toEqual(days)
      }),
    )
  })
})
