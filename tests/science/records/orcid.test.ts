import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { orcidCheckSign, readOrcid } from '#science/records/orcid.ts'

/** The iDs that ORCID's own documentation works through. */
const published = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X']

const anyOrcid = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  .map((digits) => digits.join(''))
  .map((digits) => `${digits}${orcidCheckSign(digits)}`)

describe('an ORCID iD', () => {
  test.each(published)('%s adds up', (orcid) => {
    expect(readOrcid(orcid)).toEqual({ is: 'orcid', orcid })
  })

  test.each([
    'https://orcid.org/0000-0002-1694-233X',
    'http://www.orcid.org/0000-0002-1694-233x/',
    'orcid.org/0000-0002-1694-233X',
    'ORCID: 0000-0002-1694-233X',
    'ORCID iD: 0000 0002 1694 233x',
    '000000021694233X',
    ' 0000–0002–1694–233X ',
  ])('is read from %j', (text) => {
    expect(readOrcid(text)).toEqual({ is: 'orcid', orcid: '0000-0002-1694-233X' })
  })

  test.each([
    '',
    '0000-0002-1825-009',
    '0000-0002-1825-00970',
    '0000-0002-18X5-0097',
    'Freya',
    'https://example.org/1',
  ])('%j is none', (text) => {
    expect(readOrcid(text)).toEqual({ is: 'no-orcid' })
  })

  test('any single wrong digit is found out', () => {
    fc.assert(
      fc.property(anyOrcid, fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 9 }), (signs, at, shift) => {
        const wrong = (Number(signs[at]) + shift) % 10
        const changed = `${signs.slice(0, at)}${wrong}${signs.slice(at + 1)}`
        expect(readOrcid(changed)).toEqual({ is: 'wrong-checksum' })
      }),
    )
  })

  test('two different neighbours exchanged are found out', () => {
    fc.assert(
      fc.property(anyOrcid, fc.integer({ min: 0, max: 13 }), (signs, at) => {
        fc.pre(signs[at] !== signs[at + 1])
        const swapped = `${signs.slice(0, at)}${signs[at + 1]}${signs[at]}${signs.slice(at + 2)}`
        expect(readOrcid(swapped)).toEqual({ is: 'wrong-checksum' })
      }),
    )
  })
})
