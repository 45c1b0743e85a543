import { expect, test } from 'vitest'

import { saidInside } from '#features/high-impact/said-inside.ts'
import { starterLibrary } from '#engine/papers/library.ts'

test('sentences of sources between papers of the set, once, with who cites whom', () => {
  const [a, b, outside] = starterLibrary()
  if (!a || !b || !outside) throw new Error('The starter library has too few papers.')
  const sentence = (seed: string, text = 'As others did.') => ({ seed, text, source: 'Semantic Scholar' })
  // b cites a: it stands among what b cites, and among what cites a.
  const references = [
    {
      items: [
        { paper: a, said: [sentence(b.id)] },
        { paper: outside, said: [sentence(b.id)] },
      ],
    },
  ]
  const citing = [{ items: [{ paper: b, said: [sentence(a.id), sentence(a.id, 'We went on from there.')] }] }]
  expect(saidInside([a, b], references, citing)).toEqual([
    { from: b.id, to: a.id, text: 'As others did.', source: 'Semantic Scholar' },
    { from: b.id, to: a.id, text: 'We went on from there.', source: 'Semantic Scholar' },
  ])
})
