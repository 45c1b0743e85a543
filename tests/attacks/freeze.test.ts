import { expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { ApiError, retryAfterOf } from '#shared/api/errors.ts'
import { sampleOf } from '#tests/faults/samples.ts'

import { hostileStrings } from './strings.ts'

const LONG = [
  'a'.repeat(100_000),
  `${' '.repeat(100_000)}x`,
  `${'a@'.repeat(50_000)}!`,
  '-'.repeat(100_000),
  `${'1'.repeat(100_000)}x`,
]
/** A pattern that runs away takes minutes; a crowded machine takes some milliseconds more than a quiet one. */
const LIMIT_MS = 250

const withText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (value instanceof Blob || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => withText(part, text))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withText(part, text)]))
}

test.each(
  endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? [[`${endpoint.domain}.${endpoint.name}`, part, schema] as const] : []
    }),
  ),
)('%s: %s is judged at once, whatever stands in its texts', (_, __, schema) => {
  const sample = sampleOf(schema)
  for (const text of LONG) {
    const filled = withText(sample, text)
    const started = performance.now()
    schema.safeParse(filled)
    expect(performance.now() - started).toBeLessThan(LIMIT_MS)
  }
})

test('words of a server are short and plain, whatever they are', () => {
  for (const text of [...hostileStrings, ...LONG]) {
    const { message, fields } = new ApiError(422, { message: text, fields: { title: text } })
    expect(message.length).toBeLessThanOrEqual(300)
    expect(message.trim()).not.toBe('')
    expect(message + (fields['title'] ?? '')).not.toMatch(
      /[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    )
    expect(retryAfterOf(text)).toBeLessThanOrEqual(300)
  }
})
