import { expect, test, vi } from 'vitest'

test('the example of new accounts is worked out once, and others are answered meanwhile', async () => {
  // Another test may have had it worked out already.
  vi.resetModules()
  const { exampleSynthesis } = await import('#engine/syntheses/example-synthesis.ts')
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
