import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { verifyQuote } from '#science/evidence/verify-quote.ts'

const words = fc.constantFrom(
  'efficacy', 'of', 'fluoxetine', 'naïve', 'patients', '“early”', 'meta-analysis', 'IL-6', 'Müller’s', 'β-blocker', 'affix',
  'in', 'the', '(n', '=', '45)', 'p', '<', '0.05', '12.5%', '−3.2', '10,000', '10²', '.03', '3–5', '–', 'reduced;', 'fell.', '95%', 'CI',
) // prettier-ignore
/** A text with its words apart, so that a passage can be cut at words; each word is made findable once by a running name. */
const passage = fc.tuple(fc.array(words, { minLength: 6, maxLength: 40 }), fc.nat(), fc.nat()).map(([list, a, b]) => {
  const named = list.map((word, i) =>
    i % 3 === 0 ? `${word} word${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i / 26)}` : word,
  )
  const first = a % (named.length - 3)
  const last = first + 3 + (b % (named.length - first - 2))
  const before = named.slice(0, first).join(' ')
  const inside = named.slice(first, last).join(' ')
  const start = before ? before.length + 1 : 0
  return { text: named.join(' '), start, end: start + inside.length, inside }
})

type Folding = { name: string; apply: (text: string) => string }
const foldings: Folding[] = [
  { name: 'upper case', apply: (text) => text.toUpperCase() },
  { name: 'lower case', apply: (text) => text.toLowerCase() },
  { name: 'line ends for spaces', apply: (text) => text.replaceAll(' ', '\n') },
  { name: 'no-break and double spaces', apply: (text) => text.replaceAll(' ', ' \u00A0\u2009') },
  { name: 'ligatures', apply: (text) => text.replace(/ffi/g, 'ﬃ').replace(/fl/g, 'ﬂ').replace(/fi/g, 'ﬁ').replace(/ff/g, 'ﬀ') },
  { name: 'soft hyphens', apply: (text) => text.replace(/(\p{L}\p{L})(?=\p{L}\p{L})/gu, '$1\u00AD') },
  { name: 'hyphenation', apply: (text) => text.replace(/(\p{L}{3})(?=\p{Ll}{3})/gu, '$1-\n') },
  { name: 'straight quotes', apply: (text) => text.replace(/[“”]/g, '"').replaceAll('’', "'") },
  { name: 'hyphens for dashes', apply: (text) => text.replace(/[–−]/g, '-') },
  { name: 'minus signs for dashes', apply: (text) => text.replace(/[-–]/g, '−') },
  { name: 'decomposed', apply: (text) => text.normalize('NFD') },
  { name: 'zero-width spaces', apply: (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200B') },
] // prettier-ignore
const folding = fc.constantFrom(...foldings)
/** Two foldings after one another; a minus sign at a line end is no hyphenation. */
const pair = fc
  .tuple(folding, folding)
  .filter(([one, two]) => !(one.name === 'hyphenation' && two.name.startsWith('minus')))

const long = (quote: string) => (quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 8
/** What must come back: the same letters and figures, whatever was folded. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

test('a passage verifies letter by letter where it stands', () => {
  fc.assert(
    fc.property(passage, ({ text, start, inside }) => {
      fc.pre(long(inside))
      const place = verifyQuote(inside, text)
      expect(place.verified).toBe('exact')
      expect(text.slice(place.start, place.end)).toBe(inside)
      expect(place.start).toBeLessThanOrEqual(start)
    }),
  )
})

test('a folded quote verifies in the text, and its place is the passage', () => {
  fc.assert(
    fc.property(passage, pair, ({ text, start, inside }, [one, two]) => {
      fc.pre(long(inside))
      const quote = two.apply(one.apply(inside))
      const place = verifyQuote(quote, text)
      expect(place.verified, `${one.name}, ${two.name}: ${quote}`).toBe(
        quote.trim() === inside ? 'exact' : place.verified,
      )
      expect(place.verified, `${one.name}, ${two.name}: ${quote}`).not.toBe('none')
      expect(bare(text.slice(place.start, place.end))).toBe(bare(inside))
      if (text.indexOf(inside) === text.lastIndexOf(inside)) expect(place.start).toBe(start)
    }),
    { numRuns: 500 },
  )
})

test('a plain quote verifies in a folded text, and its place is the folded passage', () => {
  fc.assert(
    fc.property(passage, pair, ({ text, start, inside }, [one, two]) => {
      // After a dash that a folding may make a minus sign, a number at the edge is another number: refused on purpose.
      fc.pre(long(inside) && !/[-–−]\s*$/.test(text.slice(0, start)))
      const folded = two.apply(one.apply(text))
      const place = verifyQuote(inside, folded)
      expect(place.verified, `${one.name}, ${two.name}: ${inside}`).not.toBe('none')
      expect(bare(folded.slice(place.start, place.end))).toBe(bare(inside))
    }),
    { numRuns: 500 },
  )
})

test('one changed, added or lost figure, and nothing verifies', () => {
  fc.assert(
    fc.property(passage, folding, fc.nat(), fc.integer({ min: 1, max: 9 }), fc.constantFrom('change', 'add', 'drop'), ({ text, inside }, { apply }, which, by, how) => {
      const digits = [...inside.matchAll(/[0-9]/g)]
      fc.pre(long(inside) && digits.length > 0)
      const at = digits[which % digits.length]?.index ?? 0
      const other = String((Number(inside[at]) + by) % 10)
      const middle = how === 'change' ? other : how === 'add' ? inside[at] + other : ''
      const quote = apply(inside.slice(0, at) + middle + inside.slice(at + 1))
      const place = verifyQuote(quote, text)
      // A figure less may leave a passage that stands there soundly by itself ("95%" cut to "%"): never one with other figures.
      if (place.verified !== 'none') expect(bare(text.slice(place.start, place.end))).toBe(bare(quote))
      if (how !== 'drop' || (at > 0 && at < inside.length - 1)) expect(place.verified).toBe('none')
    }),
    { numRuns: 500 },
  ) // prettier-ignore
})

test('a lost minus, decimal or per cent sign, and nothing verifies', () => {
  fc.assert(
    fc.property(passage, folding, fc.nat(), ({ text, inside }, { apply }, which) => {
      const signs = [...inside.matchAll(/−(?=\d)|(?<=\d)[.,%](?=\d|\s|$)|(?<!\S)\.(?=\d)/g)]
      fc.pre(long(inside) && signs.length > 0)
      const at = signs[which % signs.length]?.index ?? 0
      fc.pre(inside[at] !== '.' || /\d/.test(inside[at + 1] ?? ''))
      const quote = apply(inside.slice(0, at) + inside.slice(at + 1))
      expect(verifyQuote(quote, text).verified, quote).toBe('none')
    }),
    { numRuns: 500 },
  )
})

test('whatever the strings, nothing throws and every place lies in the text', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(anything, anything, fc.nat(), fc.nat(), (quote, text, a, b) => {
      const cut = text.slice(a % (text.length + 1), b % (text.length + 1))
      for (const wanted of [quote, cut]) {
        const { verified, start, end } = verifyQuote(wanted, text)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(verified === 'none' ? start === 0 && end === 0 : start < end).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
