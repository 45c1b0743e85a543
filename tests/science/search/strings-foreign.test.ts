import { expect, test } from 'vitest'

import { queryForSource } from '#science/search/query-for-sources.ts'
import { readSearchString } from '#science/search/strings/read-search-string.ts'
import type { StringNode } from '#science/search/strings/string-node.ts'

import { foreignStrings } from './foreign-strings.ts'
import { readingOf } from './reading-of.ts'

test.each(foreignStrings)('$database: $string', ({ string, reading, open }) => {
  const read = readSearchString(string)
  expect(readingOf(read?.node)).toBe(reading)
  // Where it differs from what was meant, something is said to be left out or read so.
  if (open !== undefined) expect([...(read?.refused ?? []), ...(read?.notes ?? []), ...(read?.read ?? [])]).not.toEqual([])
}) // prettier-ignore

/** As PubMed holds it: years without an end have one, and where a phrase is looked for anywhere is not written. */
function asSent(node: StringNode): StringNode {
  switch (node.kind) {
    case 'years':
      return { kind: 'years', from: Math.max(1000, node.from), to: Math.min(3000, node.to) }
    case 'not':
      return { kind: 'not', of: asSent(node.of) }
    case 'near':
      return { ...node, of: [asSent(node.of[0]), asSent(node.of[1])] }
    case 'all': {
      // What must not match is written last.
      const parts = node.of.flatMap((part) => (part.kind === 'all' ? part.of : [part])).map(asSent)
      return { kind: 'all', of: [...parts.filter(({ kind }) => kind !== 'not'), ...parts.filter(({ kind }) => kind === 'not')] }
    }
    case 'any':
      return { kind: 'any', of: node.of.map(asSent) }
    default:
      return node
  }
} // prettier-ignore

/** Notes by which what PubMed is sent is another question than the string’s. */
const OTHERWISE = /^(?:Asked|Left out|Not asked)/

test('what PubMed is sent, read back, is what the string was read as, unless it is said', () => {
  const lost: string[] = []
  let count = 0
  for (const { string } of foreignStrings) {
    const node = readSearchString(string)?.node
    const asked = queryForSource('pubmed', string)
    if (!node || !asked || asked.notes.some((note) => OTHERWISE.test(note) && !note.startsWith('Asked is'))) continue
    count += 1
    const back = readSearchString(`Read as PubMed:\n${asked.parameters['term']}`)?.node
    if (readingOf(back && asSent(back)) !== readingOf(asSent(node))) lost.push(`${readingOf(back && asSent(back))}\n${readingOf(asSent(node))}`) // prettier-ignore
  }
  expect(count).toBeGreaterThan(15)
  expect(lost).toEqual([])
})

test('every word of a string is in what each source is sent, or in what is said of it', () => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  for (const { string } of foreignStrings)
    for (const source of ['pubmed', 'europepmc', 'openalex', 'crossref', 'doaj'] as const) {
      const node = readSearchString(string)?.node
      const asked = queryForSource(source, string)
      if (!node || !asked) continue
      const known = new Set(words(`${asked.line} ${asked.notes.join(' ')}`))
      expect(words(readingOf(node).replace(/(?:PRE|NEAR|ALL)\d+\(/g, '(')).filter((word) => !known.has(word)), `${source}: ${string}`).toEqual([]) // prettier-ignore
    }
})
