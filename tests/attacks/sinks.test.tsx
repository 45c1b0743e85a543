import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { ALARM } from '#tests/support/naughty-strings.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const MARK = 'Markup of others'
/** One text with every kind of attack in it: tags, attributes, templates, addresses, clobbering, signs that turn text. */
const PAYLOAD = [
  MARK,
  `<img src=x onerror=window.${ALARM}=1>`,
  `"><script>window.${ALARM}=1</script>`,
  `' onmouseover=window.${ALARM}=1 x='`,
  '{{constructor.constructor("x")()}} ${x}',
  '<iframe srcdoc="<script>parent.x=1</script>"></iframe><base href=//evil.test><meta http-equiv=refresh content=0>',
  '<form id=body><img name=getElementById></form><a href="javascript:x">y</a>',
  '[y](javascript:x) ![z](https://evil.test/p) \u202e __proto__',
].join(' ')

/** Fields in which other people's words stand, wherever a row has them. */
const WORDS =
  /^(title|name|description|content|body|message|query|goal|question|note|notes|organization|bio|affiliation|firstName|lastName|subject|heading|text|resolutionNote|commentContent|caption|label|reason|abstract|venue|summary)$/

const SHORT = new Set(['columns', 'stages'])

/** Everything that the server keeps says it. Lists and objects keep their form; ids, dates and states stay. */
const poisoned = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return WORDS.test(key) ? PAYLOAD : value
  if (Array.isArray(value)) return value.map((part) => poisoned(part, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    // Names of columns and stages are short by the contract.
    Object.entries(value).map(([name, part]) => [name, SHORT.has(name) ? part : poisoned(part, name)]),
  )
}

function poison() {
  type AnyTable = { all(): { id: string }[]; put(row: { id: string }): unknown }
  let rows = 0
  for (const [name, table] of Object.entries(worldNow()) as [string, AnyTable][]) {
    // Contents of files are bytes, and no table that is listed.
    if (typeof table?.put !== 'function' || name === 'contents' || name === 'sessions' || name === 'switches') continue
    for (const row of table.all()) {
      table.put(poisoned(row) as { id: string })
      rows += 1
    }
  }
  return rows
}

const RUNS =
  '[onerror],[onload],[onclick],[onmouseover],[srcdoc],iframe,object,embed,base,script,meta[http-equiv],#body,[name=getElementById],' +
  '[href^="javascript"],[href^="data"],[href*="evil.test"],[src*="evil.test"],img[src="x"]'

afterEach(() => {
  Reflect.deleteProperty(window, ALARM)
})

test.each([
  ['/personalized-dashboard', 'team-owner'],
  ['/collaborate', 'team-owner'],
  ['/projects', 'team-owner'],
  ['/project/project-statins', 'team-owner'],
  ['/team/team-northfield', 'team-owner'],
  ['/profile', 'team-owner'],
  ['/admin/comments', 'admin'],
] as const)('%s: the words of others are words, wherever they stand', async (path, as) => {
  expect(poison()).toBeGreaterThan(50)
  const { container } = renderAt(path, { as })
  await screen.findByRole('heading', { level: 1 })
  const said = () =>
    `${document.body.textContent}${Array.from(document.querySelectorAll('input,textarea'), (field) => (field as HTMLInputElement).value).join('')}`
  await waitFor(() => expect(said()).toContain(MARK))
  expect(Array.from(document.body.querySelectorAll(RUNS), (element) => element.outerHTML.slice(0, 120))).toEqual([])
  expect((window as unknown as Record<string, unknown>)[ALARM]).toBeUndefined()
  expect(container).not.toHaveTextContent('[object Object]')
  expect(document.title).not.toMatch(/[\u202a-\u202e]/)
})
