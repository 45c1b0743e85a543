import { expect, test } from 'vitest'

import { narrativeBodySchema } from '#contract/narrative.ts'
import { starterLibrary } from '#engine/papers/library.ts'
import { exampleNarrative } from '#features/narrative/example.ts'
import { documentText } from '#science/evidence/document-text.ts'

test('the example review has a text in every section, and every claim stands in its paper', () => {
  const papers = starterLibrary()
    .filter(({ title }) => /statin/i.test(title))
    .slice(0, 12)
  const body = narrativeBodySchema.parse(exampleNarrative(papers))
  expect(body.sections.length).toBeGreaterThan(2)
  for (const { heading, text } of body.sections) expect(text.length, heading).toBeGreaterThan(60)
  expect(body.claims.length).toBeGreaterThan(10)
  for (const { evidence } of body.claims) {
    for (const { documentId, quote, start, end, verified } of evidence) {
      const paper = papers.find(({ id }) => id === documentId)
      expect(verified).toBe('exact')
      expect(paper && documentText(paper).slice(start, end)).toBe(quote)
    }
  }
})
