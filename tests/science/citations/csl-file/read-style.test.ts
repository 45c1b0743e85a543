import { existsSync, readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readCslLocale } from '#science/citations/csl-file/locales.ts'
import { isFault, parseXml } from '#science/citations/csl-file/parse-xml.ts'
import { LARGEST_STYLE, readCslStyle } from '#science/citations/csl-file/read-style.ts'
import { smallStyle } from './small-style.ts'

const dependent = (parent: string) => `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" default-locale="en-US">
  <info><title>Journal of Naps</title><id>https://example.org/naps</id>
  <link href="${parent}" rel="independent-parent"/><updated>2026-01-01T00:00:00+00:00</updated></info>
</style>`

test('a style tells its title, how it cites, its language, who made it and under what rights', () => {
  const read = readCslStyle(smallStyle({ locale: 'de-DE' }))
  expect(read).toMatchObject({
    kind: 'style',
    style: {
      id: 'https://example.org/styles/small',
      title: 'A small style',
      format: 'author-date',
      locale: 'de-DE',
      hasBibliography: true,
      updated: '2026-11-23T00:00:00+00:00',
      authors: ['Ada Berg'],
      rights: 'Free for all',
    },
  })
})

test('a style that depends on another names it, and our own style of the same rules where there is one', () => {
  expect(readCslStyle(dependent('http://www.zotero.org/styles/springer-basic-author-date'))).toEqual({
    kind: 'dependent',
    title: 'Journal of Naps',
    parent: 'http://www.zotero.org/styles/springer-basic-author-date',
  })
  expect(readCslStyle(dependent('https://www.zotero.org/styles/apa'))).toMatchObject({ builtIn: 'apa' })
})

describe('what is no style is refused with its reason', () => {
  test.each([
    [
      'a document type',
      smallStyle({ head: '<!DOCTYPE style [<!ENTITY a "aaaa">]>' }),
      { reason: 'document-type', line: 2 },
    ],
    ['half a file', smallStyle().slice(0, 900), { reason: 'not-well-formed' }],
    ['end tags that do not fit', smallStyle().replace('</macro>', '</marco>'), { reason: 'not-well-formed', line: 13 }],
    ['a web page', '<!doctype html><html></html>', { reason: 'document-type', line: 1 }],
    ['nothing', '', { reason: 'not-well-formed' }],
    ['another XML', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', { reason: 'not-a-style' }],
    [
      'a locale',
      '<locale xmlns="http://purl.org/net/xbiblio/csl" xml:lang="de-DE"></locale>',
      { reason: 'a-locale', locale: 'de-DE' },
    ],
    ['a style of another version', smallStyle({ version: '0.8' }), { reason: 'version', version: '0.8' }],
    [
      'a macro that is not there',
      smallStyle().replaceAll('<text macro="who"/>', '<text macro="where"/>'),
      { reason: 'macro-missing', macro: 'where' },
    ],
    [
      'a macro that calls itself',
      smallStyle({ macro: '<text macro="who"/>' }),
      { reason: 'macro-circle', macro: 'who' },
    ],
    [
      'elements without end',
      `<style xmlns="http://purl.org/net/xbiblio/csl">${'<group>'.repeat(50_000)}`,
      { reason: 'too-deep' },
    ],
    ['a file beyond the limit', smallStyle() + ' '.repeat(LARGEST_STYLE), { reason: 'too-large' }],
  ])('%s', (_what, text, expected) => {
    expect(readCslStyle(text)).toMatchObject({ kind: 'refused', ...expected })
  })
})

test('a locale file gives its language; what is none gives nothing', () => {
  const text =
    '<locale xmlns="http://purl.org/net/xbiblio/csl" xml:lang="is-IS"><terms><term name="and">og</term></terms></locale>'
  expect(readCslLocale(text)?.language).toBe('is-IS')
  expect(readCslLocale(text.replace('is-IS', '../is'))).toBeUndefined()
  expect(readCslLocale(smallStyle())).toBeUndefined()
})

test('whatever the text, reading ends with an answer', () => {
  const tokens = [
    '<a>',
    '</a>',
    '<a/>',
    '<b c="d">',
    '</b>',
    '<!--',
    '-->',
    '<?x',
    '?>',
    '&amp;',
    '&',
    '"',
    '=',
    '<',
    '>',
    ' ',
    'x',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 60 }), (parts) => {
      const read = parseXml(parts.join(''))
      expect(isFault(read) || read.name === 'a' || read.name === 'b').toBe(true)
    }),
  )
})

const folder = '/usr/share/citation-style-language/styles'
test.runIf(existsSync(folder))('every style of the public collection is taken', () => {
  const refused = readdirSync(folder)
    .filter((name) => name.endsWith('.csl'))
    .flatMap((name) => {
      const read = readCslStyle(readFileSync(`${folder}/${name}`, 'utf8'))
      return read.kind === 'refused' ? [`${name}: ${read.reason}`] : []
    })
  expect(refused).toEqual([])
})
