import { expect, test } from 'vitest'

import { exampleSynthesis } from '#engine/syntheses/example-synthesis.ts'

test('the example of new accounts is worked out once, and others are answered meanwhile', async () => {
  const example = exampleSynthesis()
  let turns = 0
  const others = setInterval(() => turns++, 0)
  const { documentIds, sections } = await example
  clearInterval(others)
  expect(sections?.length).toBeGreaterThan(0)
  // Others had their turn between its papers.
  expect(documentIds?.length).toBeGreaterThan(10)
  expect(turns).toBeGreaterThan(5)
  expect(exampleSynthesis()).toBe(example)
})
