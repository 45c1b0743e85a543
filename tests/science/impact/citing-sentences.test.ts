import { expect, test } from 'vitest'

import { fullTextOf } from '#science/evidence/full-text.ts'
import { citingSentences } from '#science/impact/citing-sentences.ts'
import { readJats } from '#science/jats/read-jats.ts'
import { jatsArticle } from '#tests/support/jats-article.ts'

const full = fullTextOf(readJats(jatsArticle()).pages)
const set = [
  { id: 'citing', title: 'Green tea and sleep: a randomised trial', ids: {} },
  { id: 'baker', title: 'Another title', ids: { doi: '10.5555/stand-in.2' } },
  { id: 'costa', title: 'Coffee', ids: { doi: '10.5555/stand-in.3' } },
  { id: 'nobody', title: 'A paper that is not cited in any of them', ids: {} },
]

test('each sentence that cites a paper of the set is told word for word, with its section, for each paper that it cites', () => {
  const found = citingSentences(set, new Map([['citing', [full]]]))
  expect(found.map(({ to, evidence: { quote, section } }) => [to, quote, section])).toEqual([
    ['baker', 'Many people drink tea [1,2].', 'Introduction'],
    ['costa', 'Many people drink tea [1,2].', 'Introduction'],
    ['costa', 'In earlier work sleep was shorter [2].', 'Results'],
  ])
  for (const { from, evidence } of found) {
    expect(from).toBe('citing')
    expect(full.text.slice(evidence.start, evidence.end)).toBe(evidence.quote)
  }
})

test('the same text kept twice says it once; a text without a list of references says nothing', () => {
  expect(citingSentences(set, new Map([['citing', [full, full]]]))).toHaveLength(3)
  const bare = fullTextOf([{ page: 1, text: 'In earlier work sleep was shorter [2].' }])
  expect(citingSentences(set, new Map([['citing', [bare]]]))).toEqual([])
})
