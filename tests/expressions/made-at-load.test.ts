import { expect, test } from 'vitest'

import { setAtRunTime } from './bounded.ts'
import { LENGTH, LIMIT, slowText } from './cost.ts'

let turn = 0

/** Every expression that a module puts together while it loads, as it was made. Each is loaded anew, beside the one in use. */
async function madeWhileLoading(files: readonly string[]): Promise<{ source: string; flags: string }[]> {
  const made = new Map<string, { source: string; flags: string }>()
  const Real = globalThis.RegExp
  turn += 1
  const noting = (pattern: string | RegExp, marks?: string) => {
    const expression = new Real(pattern, marks)
    made.set(String(expression), { source: expression.source, flags: expression.flags })
    return expression
  }
  globalThis.RegExp = new Proxy(Real, {
    construct: (_, [pattern, marks]: [string | RegExp, string?]) => noting(pattern, marks),
    apply: (_, __, [pattern, marks]: [string | RegExp, string?]) => noting(pattern, marks),
  })
  try {
    for (const file of files) await import(/* @vite-ignore */ `../../${file}?anew=${turn}`)
  } finally {
    globalThis.RegExp = Real
  }
  return [...made.values()]
}

/** Known to be slow over a long text: two over an abstract, the others of the package that reads names. Only ever gets shorter. */
const open = [
  String.raw`\b(?:methods?\s?(?:\/|and|&)\s?design`,
  String.raw`(?:\b(?:methods?\s?(?:\/|and|&)\s?design`,
  String.raw`(?:^| )((?:(?:I\.?|`,
  String.raw`(?:(?:\s+[aA][nN][dD]\s+))`,
  String.raw`(?:(?:\s+and\s+))`,
]

test(`no expression that is put together at the start costs more than ${LIMIT} ms for ${LENGTH} letters of its own pieces`, async () => {
  const made = await madeWhileLoading(setAtRunTime.filter((file) => file.startsWith('src/science/')))
  expect(made.length).toBeGreaterThan(60)
  const repeating = made.filter(({ source }) => /[+*]|\{\d+,\}|\{\d*,?\d{2,}\}/.test(source.replace(/\\[^pPu]/g, '')))
  const unexcused = repeating.filter(({ source }) => !open.some((begins) => source.startsWith(begins)))
  expect(repeating.length).toBeGreaterThan(unexcused.length)
  const slow = unexcused.flatMap(({ source, flags }) => {
    const text = slowText(source, flags)
    return text ? [`/${source.slice(0, 300)}/${flags} at ${text.length} letters of ${JSON.stringify(text.text)}`] : []
  })
  expect(slow).toEqual([])
})
