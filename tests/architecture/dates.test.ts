import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { dayWords, longDay, momentWords, monthWords, nextMonthDay, serverDay, shortDay } from '#shared/format/dates.ts'

const sources = (readdirSync(new URL('../../src', import.meta.url), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`)
const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('dates are written in one module, in the locale of the person', () => {
  const writing = sources.filter((name) =>
    /toLocale(?:Date|Time)String|Intl\.DateTimeFormat|\b(?:dateStyle|timeStyle)\b/.test(textOf(name)),
  )
  // Sentences for a methods section are English wherever they are made.
  expect(writing.toSorted()).toEqual(['src/science/search/search-methods.ts', 'src/shared/format/dates.ts'])
})

test('no day is shown to a person as it is stored', () => {
  const shown = sources.filter((name) => name.endsWith('.tsx') && /\{[\w.?]+\.slice\(0, 10\)\}/.test(textOf(name)))
  expect(shown).toEqual([])
})

test('a day of the calendar is that day in every time zone, and what is no date is nothing', () => {
  const noon = (options: object) => new Intl.DateTimeFormat(undefined, options).format(new Date(2026, 10, 30, 12))
  expect(dayWords('2026-11-30')).toBe(noon({ dateStyle: 'medium' }))
  expect(longDay('2026-11-30')).toBe(noon({ dateStyle: 'long' }))
  expect(shortDay('2026-11-30')).toBe(noon({ day: 'numeric', month: 'short' }))
  expect(monthWords('2026-11')).toBe(noon({ month: 'long', year: 'numeric' }))
  expect(monthWords('2026-11-30')).toBe(monthWords('2026-11'))
  expect(serverDay('2026-11-30T23:59:59.000Z')).toBe(longDay('2026-11-30'))
  expect(nextMonthDay(new Date('2026-12-31T12:00:00Z'))).toMatch(/1/)
  for (const write of [dayWords, longDay, momentWords, shortDay, serverDay]) {
    for (const none of ['', 'when it suits', undefined, null, Number.NaN, new Date(Number.NaN)])
      expect(write(none)).toBe('')
  }
})
