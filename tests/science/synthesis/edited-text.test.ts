import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Evidence } from '#contract/evidence.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'
import { sectionsOfTyped, typedText } from '#science/synthesis/edited-text.ts'

const evidence = (quote: string): Evidence => ({ documentId: 'p', quote, start: 0, end: 1, textHash: 'h', verified: 'exact' }) // prettier-ignore
const sentence = (id: string, text: string, ...quotes: string[]): Sentence => ({
  id,
  text,
  states: 'finding',
  origin: 'documents',
  citations: quotes.map(evidence),
})
const sections: Section[] = [
  {
    id: 'a',
    heading: 'Answer',
    sentences: [
      sentence('a-1', 'Mostly yes.', 'one'),
      sentence('a-2', 'Pooled, the risk ratio is 0.49 (0.34 to 0.70).', 'one', 'two'),
    ],
  },
  {
    id: 'b',
    heading: 'Limits',
    sentences: [sentence('b-1', 'Aronson (1948): “Fewer fell ill. More lived.”', 'three')],
  },
]
let made = 0
const newId = () => `new-${(made += 1)}`
const edit = (change: (text: string) => string) => {
  const typed = typedText(sections)
  return sectionsOfTyped({ ...typed, text: change(typed.text) }, sections, newId)
}

test('a text reads as prose, with one number for each passage', () => {
  expect(typedText(sections).text).toBe(
    '## Answer\nMostly yes. [1] Pooled, the risk ratio is 0.49 (0.34 to 0.70). [1] [2]\n\n## Limits\nAronson (1948): “Fewer fell ill. More lived.” [3]',
  )
})

test('what nobody changed comes back as it was', () => {
  expect(edit((text) => text)).toEqual(sections)
})

describe('after a change', () => {
  test('a changed sentence keeps its id and its citations, and is the person’s', () => {
    const [answer] = edit((text) => text.replace('Mostly yes.', 'Very probably, yes.'))
    expect(answer?.sentences[0]).toEqual({
      ...sentence('a-1', 'Very probably, yes.', 'one'),
      origin: 'person',
    })
    expect(answer?.sentences[1]).toEqual(sections[0]?.sentences[1])
  })

  test('a mark taken out takes its citation, one moved takes it along, one that names nothing is text', () => {
    expect(edit((text) => text.replace('Mostly yes. [1]', 'Mostly yes.'))[0]?.sentences[0]?.citations).toEqual([])
    const moved = edit((text) => text.replace(' [3]', '').replace('Mostly yes. [1]', 'Mostly yes. [1] [3]'))
    expect(moved[0]?.sentences[0]?.citations.map(({ quote }) => quote)).toEqual(['one', 'three'])
    expect(moved[1]?.sentences[0]?.citations).toEqual([])
    const [, limits] = edit((text) => `${text} Seen by [99] people.`)
    expect(limits?.sentences.at(-1)).toMatchObject({ text: 'Seen by [99] people.', citations: [], origin: 'person' })
  })

  test('sentences of one’s own are cut as sentences, wherever they stand', () => {
    const [answer] = edit((text) => text.replace('Pooled', 'I doubt it. It is old, cf. Smith et al. 1990. Pooled'))
    expect(answer?.sentences.map(({ text }) => text)).toEqual([
      'Mostly yes.',
      'I doubt it.',
      'It is old, cf. Smith et al. 1990.',
      'Pooled, the risk ratio is 0.49 (0.34 to 0.70).',
    ])
    expect(answer?.sentences[1]).toMatchObject({ states: 'finding', origin: 'person', citations: [] })
    expect(answer?.sentences[3]?.id).toBe('a-2')
  })

  test('a renamed section stays the same, a new one is new, one without its heading joins the one above', () => {
    expect(edit((text) => text.replace('## Limits', '## What to doubt')).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(edit((text) => `${text}\n\n## Mine\nThis too.`).map(({ heading }) => heading)).toEqual([
      'Answer',
      'Limits',
      'Mine',
    ])
    const [joined, ...none] = edit((text) => text.replace('## Limits\n', ''))
    expect(none).toEqual([])
    expect(joined?.sentences.map(({ id }) => id)).toEqual(['a-1', 'a-2', 'b-1'])
  })

  test('an emptied text is no sections', () => expect(edit(() => ' \n ')).toEqual([]))

  test('a full stop typed behind a mark stands before it', () => {
    expect(edit((text) => text.replace('Mostly yes. [1]', 'Mostly yes [1].'))[0]?.sentences[0]).toMatchObject({
      id: 'a-1',
      text: 'Mostly yes.',
      citations: [evidence('one')],
    })
  })
})

test('any sections come back as they were, and any text is read without loss of a word', () => {
  const words = fc
    .array(fc.constantFrom('risk', 'fell', 'by', '12.5', '“half”', '[7]', 'e.g.', 'I²', 'n', '(p < 0.05)'), { minLength: 1, maxLength: 8 })
    .map((each) => each.join(' ')) // prettier-ignore
  const texts = fc.uniqueArray(words, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, fc.array(fc.nat(3), { maxLength: 3 }), (all, cited) => {
      const given: Section[] = [
        {
          id: 's',
          heading: 'Head',
          sentences: all.map((text, index) =>
            sentence(`s-${index}`, `S${index} ${text}.`, ...new Set(cited.map((each) => `q${each}`))),
          ),
        },
      ]
      expect(sectionsOfTyped(typedText(given), given, newId)).toEqual(given)
    }),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const read = sectionsOfTyped({ text, citations: [] }, sections, newId)
      const all = read.flatMap(({ heading, sentences }) => [heading, ...sentences.map((each) => each.text)]).join(' ')
      const plain = (given: string) => given.replace(/^## ?/gm, '').replace(/\s+/g, '')
      expect(plain(all)).toBe(plain(text))
    }),
  )
})
