import { expect, test } from 'vitest'

import { authorsOf } from '#science/first-page/authors.ts'
import { journalIn } from '#science/first-page/journal.ts'
import { isAbstractHeading } from '#science/first-page/page-block.ts'

test.each([
  [
    'Datta et al. Journal of Trauma Management & Outcomes 2010, 4:1',
    { venue: 'Journal of Trauma Management & Outcomes', volume: '4' },
  ],
  ['BMJ 2010;340:c1', { venue: 'BMJ', volume: '340' }],
  [
    'IEEE TRANSACTIONS ON SYNTHESIS, VOL. 14, NO. 8, AUGUST 2015',
    { venue: 'IEEE TRANSACTIONS ON SYNTHESIS', volume: '14', issue: '8' },
  ],
  [
    'Annals of Synthetic Medicine | Volume 7 | Issue 2',
    { venue: 'Annals of Synthetic Medicine', volume: '7', issue: '2' },
  ],
  ['Webb et al. (2017), PeerJ Comput. Sci., DOI 10.7717/peerj-cs.118', { venue: 'PeerJ Comput. Sci.' }],
  ['Journal of Statistical Software', { venue: 'Journal of Statistical Software' }],
  ['Proceedings of NAACL-HLT 2018, pages 84–91', { venue: 'Proceedings of NAACL-HLT 2018', isProceedings: true }],
])('the journal stands in “%s”', (line, expected) => {
  expect(journalIn(['A line before it', line])).toEqual(expected)
})

test.each([
  'Copyright 2010 by the authors',
  'Received 12 March 2010; accepted 4 May 2010',
  'Department of Medicine, University of Oslo, Oslo, Norway',
  'https://doi.org/10.1000/abc',
  'Page 1 of 12',
  'We asked whether vaccination protects, and for how long it does so in children.',
])('no journal is made of “%s”', (line) => expect(journalIn([line])).toBeUndefined())

test('authors in rows of blocks are all read, and no town below them', () => {
  const lines = [
    'Ada Berg∗\tCarl M. Dietrich',
    'University of Oslo University of Kiel ada@uio.no\tcarl@kiel.de',
    'Elena Fábregas\tJan van der Hoek',
    'University of Delft, 12 Street jan@delft.nl',
    'New York\tUnited Kingdom',
    'Abstract',
    'Mary Other',
  ]
  const blocks = lines.map((text, at) => ({ text, size: 10, y: 100 + at * 20, isHeading: false }))
  expect(authorsOf(blocks, 50, 20).map(({ family }) => family)).toEqual([
    'Berg',
    'Dietrich',
    'Fábregas',
    'van der Hoek',
  ])
})

test('a heading that was read together with its neighbour in the next column is its own', () => {
  expect(isAbstractHeading('Abstract\t4 Discussion')).toBe(true)
  expect(isAbstractHeading('Abstract art\tof today')).toBe(false)
})
