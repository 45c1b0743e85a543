import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { annotations, writeAnnotatedMarkdown } from '#science/citations/annotated-bibliography.ts'

const paper = (more: Partial<Paper>): Paper => ({
  id: 'd1',
  type: 'article-journal',
  title: 'Radium',
  authors: [{ family: 'Curie', given: 'Marie' }],
  year: 1911,
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})

test('works stand as in a reference list, whatever the order in which they come', () => {
  const works = annotations([
    paper({ year: 1912 }),
    paper({ authors: [{ family: 'Becquerel', given: 'Henri' }], title: 'Rays' }),
    paper({}),
  ])
  expect(works.map(({ reference }) => reference.slice(0, 21))).toEqual([
    'Becquerel, H. (1911).',
    'Curie, M. (1911). Rad',
    'Curie, M. (1912). Rad',
  ])
})

test('a note and an abstract stand under their reference, and nothing in them becomes Markdown', () => {
  const text = writeAnnotatedMarkdown([
    paper({
      flags: { retracted: true },
      abstract: '<b>Bold</b>\n# not a heading',
      shelf: { tags: ['a*b'], collections: [], reading: 'read', note: 'First.\n\n- not a list\n1. nor this' },
    }),
  ])
  expect(text).toBe(
    [
      '# Annotated bibliography',
      '**Retracted.** Curie, M. (1911). Radium.',
      'First.',
      '\\- not a list\n1\\. nor this',
      '> Abstract: \\<b\\>Bold\\</b\\>\n> \\# not a heading',
      'Tags: a\\*b\n',
    ].join('\n\n'),
  )
})
