import { describe, expect, test } from 'vitest'

import { joinDates, parseDate } from '#science/records/dates.ts'
import { parseName, writeName } from '#science/records/names.ts'

import { sharedJson } from './shared-data.ts'

describe('names', () => {
  test.each([
    ['van der Berg, Jan', { family: 'van der Berg', given: 'Jan' }],
    ['Valle-Delgado,J. J. ', { family: 'Valle-Delgado', given: 'J. J.' }],
    ['Maguire, Gerald Q., Jr.', { family: 'Maguire', given: 'Gerald Q.', suffix: 'Jr.' }],
    ['Long V', { family: 'Long', given: 'V' }],
    ['van den Brink GR', { family: 'van den Brink', given: 'GR' }],
    ['World Health Organization', { literal: 'World Health Organization' }],
    ['C. Barata', { family: 'Barata', given: 'C.' }],
    ['J.-P. van der Serre', { family: 'van der Serre', given: 'J.-P.' }],
    ['M. L. King Jr.', { family: 'King', given: 'M. L.', suffix: 'Jr.' }],
    ['U.S. Department of Agriculture', { literal: 'U.S. Department of Agriculture' }],
    ['SYGMA Investigators', { literal: 'SYGMA Investigators' }],
    ['World Health Organization,', { literal: 'World Health Organization' }],
    ['University of California,, Los Angeles', { literal: 'University of California, Los Angeles' }],
    ['Ministry of Health, Brazil', { literal: 'Ministry of Health, Brazil' }],
    ['Center, David M.', { family: 'Center', given: 'David M.' }],
    ['Selvamani', { literal: 'Selvamani' }],
    ['Catarina Barata', { literal: 'Catarina Barata' }],
    ['  ', undefined],
    [',', undefined],
  ])('%s', (text, author) => expect(parseName(text)).toEqual(author))

  test('given name first, where a format says so', () => {
    const read = (text: string) => parseName(text, { givenFirst: true })
    expect(read('Jan van der Berg')).toEqual({ family: 'van der Berg', given: 'Jan' })
    expect(read('Gerald Q. Maguire Jr.')).toEqual({ family: 'Maguire', given: 'Gerald Q.', suffix: 'Jr.' })
    expect(read('Cochrane Collaboration')).toEqual({ literal: 'Cochrane Collaboration' })
  })

  const own = [
    { inverted: 'Olde Rikkert, Marcel GM', family: 'Olde Rikkert', given: 'Marcel GM' },
    { inverted: 'e Mattos, Luiz Alberto Piva', family: 'e Mattos', given: 'Luiz Alberto Piva' },
  ]
  const names = (sharedJson('naughty/author-names.json') ?? own) as typeof own

  test.each(names)('$inverted is read whole, and written so that it is read again', ({ inverted, family, given }) => {
    const read = parseName(inverted)
    expect([read?.family, read?.suffix].filter(Boolean).join(' ')).toBe(family)
    expect(read?.given).toBe(given)
    expect(parseName(writeName(read ?? {}))).toEqual(read)
  })
})

describe('dates', () => {
  test.each([
    ['2005/07/15', { year: 2005, month: 7, day: 15 }],
    ['2016/12//', { year: 2016, month: 12 }],
    ['2001///', { year: 2001 }],
    ['2001/00/00/', { year: 2001 }],
    ['2013/02/15/received', { year: 2013, month: 2, day: 15 }],
    ['2015/october', { year: 2015, month: 10 }],
    ['2019/10//undefined', { year: 2019, month: 10 }],
    ['2016 May 28', { year: 2016, month: 5, day: 28 }],
    ['23-27 July 2019', { year: 2019, month: 7, day: 23 }],
    ['July 23–27, 2019', { year: 2019, month: 7, day: 23 }],
    ['30 June - 2 July 2019', { year: 2019, month: 6, day: 30 }],
    ['June 30 - July 2, 2019', { year: 2019, month: 6, day: 30 }],
    ['2019 Jul 23-27', { year: 2019, month: 7, day: 23 }],
    ['1998 Dec-1999 Jan', { year: 1998, month: 12 }],
    ['2005 Spring', { year: 2005 }],
    ['2011-12', { year: 2011, month: 12 }],
    ['20160419', { year: 2016, month: 4, day: 19 }],
    ['15 Jul 2005', { year: 2005, month: 7, day: 15 }],
    ['Sep 18', { month: 9, day: 18 }],
    ['SEP', { month: 9 }],
    ['2018-05-17T00:00:00Z', { year: 2018, month: 5, day: 17 }],
    ['10 15', {}],
    ['99', {}],
    ['0000', {}],
    ['YEAR/MONTH/DAY/', {}],
    ['///', {}],
    ['2001/13/45', { year: 2001 }],
  ])('%s', (text, date) => expect(parseDate(text)).toEqual(date))

  test('a month that stands beside another year does not count', () => {
    expect(joinDates([{ year: 2019 }, { month: 9, day: 18 }])).toEqual({ year: 2019, month: 9, day: 18 })
    expect(joinDates([{ year: 2019 }, { year: 2018, month: 9 }])).toEqual({ year: 2019 })
    expect(joinDates([{ month: 9 }])).toEqual({})
  })
})
