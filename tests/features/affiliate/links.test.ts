import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { brokenSteps } from '#features/affiliate/funnel-check.ts'
import { buildLink } from '#features/affiliate/link-builder.ts'
import { shareWords } from '#features/affiliate/share-words.ts'
import { readTags } from '#platform/referral/link-tags.ts'

const ORIGIN = 'https://roadrunner.example'
const tags = { ref: 'INES', campaign: 'c-1', channel: 'talk' }

describe('a link to a public page', () => {
  test('carries its tags, and is read back as it was made', () => {
    const built = buildLink(ORIGIN, '/auth?view=register', tags)
    expect(built).toEqual({
      link: 'https://roadrunner.example/auth?view=register&ref=INES&campaign=c-1&channel=talk',
      replaced: [],
      foreign: [],
    })
    expect(readTags(new URL(built?.link ?? '').search)).toEqual(tags)
  })

  test('replaces tags of ours that are there, keeps those of others, and names both', () => {
    expect(buildLink(ORIGIN, `${ORIGIN}/search/shared/abc?ref=OTHER&utm_source=x&q=1`, { ref: 'INES' })).toEqual({
      link: 'https://roadrunner.example/search/shared/abc?utm_source=x&q=1&ref=INES',
      replaced: ['ref'],
      foreign: ['utm_source'],
    })
  })

  test.each([
    '',
    '/personalized-dashboard',
    '/admin',
    '//evil.test/',
    'https://evil.test/',
    'https://roadrunner.example.evil.test/',
    'https://user@roadrunner.example/',
    'javascript:alert(1)',
    '/search/shared/../../admin',
    '/\\evil.test',
    'auth',
  ])('%j is none', (page) => {
    expect(buildLink(ORIGIN, page, tags)).toBeUndefined()
  })

  test('whatever is typed, the link stays on this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (page) => {
          const built = buildLink(ORIGIN, page, tags)
          if (built) expect(new URL(built.link).origin).toBe(ORIGIN)
        },
      ),
    )
  })
})

test.each([
  ['?ref=ines', { ref: 'INES' }],
  ['?ref=INES&campaign=%3Cb%3E&channel=talk', { ref: 'INES', channel: 'talk' }],
  ['?ref=../x', undefined],
  ['?preference=INES', undefined],
  ['', undefined],
])('the tags of %j', (search, expected) => {
  expect(readTags(search)).toEqual(expected)
})

test('a step that has more than the one before is named', () => {
  const funnel = { clicks: 10, leads: 4, customers: 5, commissions: 1, paid: 1 }
  expect(brokenSteps(funnel)).toEqual([{ step: 'customers', before: 'leads' }])
  expect(brokenSteps({ ...funnel, customers: 4 })).toEqual([])
})

test('a share of few has its interval, one of many has none, one of nothing is none', () => {
  expect(shareWords(3, 27)).toBe('3 of 27, 11 % (3.9 to 28 %)')
  expect(shareWords(0, 20)).toBe('0 of 20, 0 % (0 to 16 %)')
  expect(shareWords(120, 2400)).toBe('120 of 2,400, 5 %')
  expect(shareWords(0, 0)).toBe('–')
})
