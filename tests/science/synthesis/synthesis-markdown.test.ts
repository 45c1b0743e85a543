import { expect, test } from 'vitest'

import type { Synthesis } from '#contract/syntheses.ts'
import { synthesisMarkdown } from '#science/synthesis/synthesis-markdown.ts'

const synthesis: Synthesis = {
  id: 'syn-1',
  title: 'Statins and events',
  query: 'Do statins prevent events?',
  sections: [
    {
      id: 's1',
      heading: 'Findings',
      sentences: [
        {
          id: 's1-1',
          text: 'Events were fewer.',
          states: 'finding',
          origin: 'documents',
          citations: [
            { documentId: 'p1', quote: 'fewer events', start: 0, end: 12, verified: 'exact', textHash: 'a' },
            { documentId: 'p2', quote: 'made up', start: 0, end: 0, verified: 'none', textHash: 'b' },
          ],
        },
      ],
    },
  ],
  notFound: [{ term: 'diabetes', scope: 'diabetes, in 2 papers' }],
}

test('every sentence carries its quotes, and what has no source is struck out', () => {
  expect(synthesisMarkdown(synthesis)).toBe(
    [
      '# Statins and events',
      '',
      'Question: Do statins prevent events?',
      '',
      '## Findings',
      '',
      'Events were fewer. [p1: “fewer events”] ~~[p2: “made up”]~~ (no source found)',
      '',
      '- Not found: diabetes, in 2 papers',
      '',
    ].join('\n'),
  )
})

test('a text without sections is kept whole', () => {
  expect(synthesisMarkdown({ id: 'x', content: 'One paragraph.' })).toBe('# Synthesis\n\nOne paragraph.\n')
})
