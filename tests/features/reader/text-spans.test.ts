import { expect, test } from 'vitest'

import { textSpans } from '#features/reader/pdf/text-spans.ts'
import { readPages } from '#science/documents/page-text.ts'
import { column, piece, rawPage } from '#tests/science/documents/pages.ts'

test('every span over a page says where its words begin in the text, in reading order', () => {
  const [page] = readPages([
    rawPage([
      ...column(
        ['The left column begins here and', 'goes on with more words until it', 'ends with a full stop.'],
        40,
        200,
      ),
      ...column(['The right column is the second', 'one and it ends with another', 'full stop.'], 320, 200),
      piece({ text: 'A   gap', x: 40, y: 500 }),
    ]),
  ])
  if (!page) throw new Error('no page')
  const spans = textSpans(page)
  for (const { start, text } of spans) expect(page.text.slice(start, start + text.length)).toBe(text)
  const starts = spans.map(({ start }) => start)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(spans.length).toBeLessThanOrEqual(8)
})
