import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decodeText } from '#science/records/decode.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)))
const wide = (text: string, little: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length * 2 }, (_, at) => {
      const code = text.charCodeAt(Math.floor(at / 2))
      return (at % 2 === 0) === little ? code & 0xff : code >> 8
    }),
  )

const text = 'TY  - JOUR\nTI  - Ümläute in Δelta\nER  - \n'

describe('each encoding is recognised', () => {
  test.each([
    ['UTF-8', utf8(text), 'utf-8', false],
    ['UTF-8 with mark', utf8(`\uFEFF${text}`), 'utf-8', true],
    ['UTF-16 little, with mark', wide(`\uFEFF${text}`, true), 'utf-16le', true],
    ['UTF-16 big, with mark', wide(`\uFEFF${text}`, false), 'utf-16be', true],
    ['UTF-16 little, without mark', wide(text, true), 'utf-16le', false],
    ['UTF-16 big, without mark', wide(text, false), 'utf-16be', false],
  ])('%s', (_, bytes, encoding, hadBom) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, hadBom })
  })

  test('windows-1252, the euro sign and all', () => {
    expect(decodeText(latin('TI  - M\xFCller \x80 \x93x\x94'))).toEqual({
      text: 'TI  - Müller € “x”',
      encoding: 'windows-1252',
      hadBom: false,
    })
  })
})

test('a UTF-8 file cut inside a character stays UTF-8', () => {
  const bytes = utf8('Müller and Şahin and Ümit')
  for (const cut of ['Mü', 'Müller and Ş']) {
    expect(decodeText(bytes.subarray(0, utf8(cut).length - 1))).toEqual({
      text: cut.slice(0, -1),
      encoding: 'utf-8',
      hadBom: false,
    })
  }
})

test('a few bytes of windows-1252 in a UTF-8 file are read as what they were', () => {
  const bytes = Uint8Array.from([...utf8('Şahin, Müller, Çelik; '), ...latin('Jos\xE9'), ...utf8(' and Ümit')])
  expect(decodeText(bytes)).toEqual({ text: 'Şahin, Müller, Çelik; José and Ümit', encoding: 'utf-8', hadBom: false })
})

test('JabRef’s header confirms windows-1252, but does not overrule valid UTF-8', () => {
  expect(decodeText(utf8('% Encoding: Cp1252\nMüller')).encoding).toBe('utf-8')
  expect(decodeText(latin('% Encoding: ISO8859_1\nM\xFCller \xC3\xA9 \xC3\xA9')).text).toContain('Müller')
})

test('any text comes back from UTF-8, any bytes are decoded without failing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((string) => !string.includes('\0') && !string.startsWith('\uFEFF')),
      (string) => {
        expect(decodeText(utf8(string)).text).toBe(string)
      },
    ),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(typeof decodeText(bytes).text).toBe('string')
    }),
  )
})
