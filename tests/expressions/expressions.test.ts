import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { boundedTexts, openExpressions, setAtRunTime } from './bounded.ts'
import { expressionsOfProduct } from './collect.ts'
import { LENGTH, LIMIT, slowText } from './cost.ts'

/** Expressions without a piece that repeats freely cost a constant for each letter. */
const repeats = (source: string) => /[+*]|\{\d+,\}|\{\d*,?\d{2,}\}/.test(source.replace(/\\[^pPu]/g, ''))
const keyOf = ({ file, source, flags }: { file: string; source: string; flags: string }) =>
  `${file} /${source}/${flags}`

const { found, unread } = expressionsOfProduct()
const named = new Map([...boundedTexts, ...openExpressions].map((entry) => [`${entry.file} ${entry.begins}`, entry]))
const isNamed = (file: string, source: string) =>
  [...named.values()].some((entry) => entry.file === file && source.startsWith(entry.begins))

test(`no expression over outside text costs more than ${LIMIT} ms for ${LENGTH} letters of its own pieces`, () => {
  const seen = new Set<string>()
  const slow = found.flatMap((expression) => {
    const same = `/${expression.source}/${expression.flags}`
    if (seen.has(same) || !repeats(expression.source) || isNamed(expression.file, expression.source)) return []
    seen.add(same)
    const text = slowText(expression.source, expression.flags)
    return text ? [`${keyOf(expression)} at ${text.length} letters of ${JSON.stringify(text.text)}`] : []
  })
  expect(slow).toEqual([])
})

test('what is excused stands in the product: the list can only shrink', () => {
  const gone = [...named.values()].filter(
    ({ file, begins }) => !found.some((each) => each.file === file && each.source.startsWith(begins)),
  )
  expect(gone).toEqual([])
})

test.each(boundedTexts)('$file sees $bound letters at most: $because', ({ file, begins, bound, cut }) => {
  expect(readFileSync(new URL(`../../${cut.file}`, import.meta.url), 'utf8')).toContain(cut.code)
  const all = found.filter((each) => each.file === file && each.source.startsWith(begins) && repeats(each.source))
  expect(all.filter(({ source, flags }) => slowText(source, flags, bound) !== undefined)).toEqual([])
})

test('expressions that are put together while the product runs are few, and each is known', () => {
  expect([...new Set(unread.map(({ file }) => file))].toSorted()).toEqual(setAtRunTime.toSorted())
})

test('the walk finds a slow expression where there is one, and lets a linear one pass', () => {
  expect(slowText('\\s+$', '')).toBeDefined()
  expect(slowText('^(a+)+$', '')).toBeDefined()
  expect(slowText('(?<!\\s)\\s+$', '')).toBeUndefined()
  expect(found.length).toBeGreaterThan(2000)
})
