import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/app/styles.css', 'utf8')
const between = (from: string) => css.slice(css.indexOf(from), css.indexOf('}', css.indexOf(from)))
const tokensOf = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
const themes = { light: tokensOf(between('/* Paper and ink. */')), dark: tokensOf(between('.dark {')) }

/** Relative luminance and contrast ratio after WCAG 2.2. */
function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const paper = ['page', 'surface', 'surface-raised', 'surface-sunken']
const pairs: [text: string, ground: string, least: number][] = [
  ...paper.flatMap((ground): [string, string, number][] => [
    ['ink', ground, 12],
    ['ink-muted', ground, 4.5],
    ['ink-faint', ground, 4.5],
    ['accent', ground, 4.5],
    ['state-red', ground, 4.5],
    ['state-yellow', ground, 4.5],
    ['state-green', ground, 4.5],
    ['state-grey', ground, 4.5],
  ]),
  ['line-strong', 'surface', 3],
  ['line-strong', 'page', 3],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-strong', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['evidence-ink', 'evidence', 7],
  ['ink', 'evidence', 7],
  ['surface', 'state-red', 4.5],
  ...['red', 'yellow', 'green', 'grey'].map((state): [string, string, number] => [
    `state-${state}`,
    `state-${state}-soft`,
    4.5,
  ]),
]

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test.each(pairs)('%s on %s has at least %s to 1', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('both themes define the same tokens', () => {
  expect(Object.keys(themes.dark).toSorted()).toEqual(Object.keys(themes.light).toSorted())
})

test('every token that the configuration names is defined', () => {
  const config = readFileSync('tailwind.config.ts', 'utf8')
  const named = [...config.matchAll(/token\('([\w-]+)'\)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => name !== undefined && !(name in themes.light))).toEqual([])
})

test('the colour of the browser frame before the first paint is the page’s', () => {
  expect(readFileSync('public/theme.js', 'utf8')).toContain(themes.dark['page'])
  expect(readFileSync('index.html', 'utf8')).toContain(`content="${themes.light['page']}"`)
})
