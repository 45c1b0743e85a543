import { expect, test } from 'vitest'

import { buildDraft } from '#science/records/draft.ts'
import { readableText } from '#science/records/readable-text.ts'

test.each([
  ['&lt;b&gt;Bold&lt;/b&gt; &amp;amp; plain', 'Bold & plain'],
  ['<i>P</i> &lt; 0.05', 'P < 0.05'],
  ['p <b and c> d, n<i, R&D; AT&T', 'p <b and c> d, n<i, R&D; AT&T'],
  ['CO<sub>2</sub>, 10<sup>3</sup>, <sup>18</sup>F, H<inf>2</inf>O, 4<sup>th</sup>', 'CO₂, 10³, ¹⁸F, H₂O, 4th'],
  ['M&uuml;ller, &Scaron;&iacute;ma, Nguy&#x1EC5;n, &oslash;', 'Müller, Šíma, Nguyễn, ø'],
  ['&alpha;-synuclein &le; 5&nbsp;mg &plusmn; 2', 'α-synuclein ≤ 5\u00A0mg ± 2'],
  ['eﬃcacy of ﬁbre', 'efficacy of fibre'],
  ['cafe\u0301', 'café'],
  ['<jats:p>One</jats:p><jats:p>two</jats:p>', '\nOne\n\ntwo\n'],
  ['<mml:math display="inline"><mml:mi>x</mml:mi></mml:math> = 1', 'x = 1'],
  ['<span class="nocase">mRNA</span>', 'mRNA'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['&unknown; &#0; &#55296; &copy', '&unknown; &#0; &#55296; &copy'],
])('%s', (text, readable) => {
  expect(readableText(text)).toBe(readable)
  expect(readableText(readable)).toBe(readable)
})

test('what was there is kept beside what is shown', () => {
  const draft = buildDraft({
    type: 'article-journal',
    title: 'Effect on <i>P. vivax</i> &amp; more',
    venue: 'Cafe\u0301',
    authors: [{ family: 'M&uuml;ller', given: 'J.' }],
    abstract: '<p>One.</p><p>Two.</p>',
    keywords: ['H<sub>2</sub>O'],
  })
  expect(draft).toMatchObject({
    title: 'Effect on P. vivax & more',
    venue: 'Café',
    authors: [{ family: 'Müller', given: 'J.' }],
    abstract: 'One.\nTwo.',
    keywords: ['H₂O'],
  })
  expect(draft.asGiven).toEqual({
    title: 'Effect on <i>P. vivax</i> &amp; more',
    authors: 'M&uuml;ller, J.',
    abstract: '<p>One.</p><p>Two.</p>',
    keywords: 'H<sub>2</sub>O',
  })
})

test('text that never closes what it opens is read in time that grows with its length', () => {
  const started = performance.now()
  for (const piece of ['<a ', '<sup>', '&amp;', '<a x=1 ', '<i class="', '&', '<']) readableText(piece.repeat(150_000))
  expect(performance.now() - started).toBeLessThan(5000)
})
