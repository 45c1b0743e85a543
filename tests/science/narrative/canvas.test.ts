import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Claim, NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import {
  allPlaces,
  boxAround,
  CARD,
  cardsIn,
  cardsOf,
  columnsByTheme,
  columnsByYear,
  paperCardId,
  placesOf,
  type Place,
} from '#science/narrative/canvas.ts'

const paper = (id: string, year?: number): Paper => ({
  id,
  type: 'article-journal',
  title: id,
  authors: [],
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
  ...(year !== undefined && { year }),
})
const claim = (id: string, on: string[], sectionId?: string): Claim => ({
  id,
  text: id,
  evidence: on.map((documentId) => ({ documentId, quote: '', start: 0, end: 0, textHash: '', verified: 'exact' })),
  stance: 'neutral',
  by: 'person',
  ...(sectionId !== undefined && { sectionId }),
})
const body: NarrativeBody = {
  ...emptyNarrative(),
  sections: [
    { id: 's1', heading: 'One', text: '', origin: 'empty' },
    { id: 's2', heading: 'Two', text: '', origin: 'empty' },
  ],
  claims: [claim('a', ['p1', 'p2'], 's1'), claim('b', ['p2'], 's2'), claim('c', ['p3'])],
  notes: [{ id: 'n', text: 'Think' }],
}
const papers = [paper('p1', 1999), paper('p2', 2010), paper('p3')]
const cards = cardsOf(body, papers)

const overlaps = (a: Place, b: Place) => Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height

describe('the canvas', () => {
  test('by year: oldest first, a claim under its newest paper, what has no year last', () => {
    expect(columnsByYear(cards, papers).map(({ name, cardIds }) => [name, cardIds])).toEqual([
      ['1999', ['paper:p1']],
      ['2010', ['paper:p2', 'a', 'b']],
      ['No year', ['paper:p3', 'c', 'n']],
    ])
  })

  test('by theme: each section with its claims, each card once', () => {
    const columns = columnsByTheme(cards, body.sections)
    expect(columns.map(({ name, cardIds }) => [name, cardIds])).toEqual([
      ['One', ['a', 'paper:p1', 'paper:p2']],
      ['Two', ['b']],
      ['Beside the outline', ['c', 'paper:p3', 'n']],
    ])
    expect(columns.flatMap(({ cardIds }) => cardIds).toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
  })

  test('no two cards of a layout lie on each other, and cards that were set stay where they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 15 }), (claims, set) => {
        const many = {
          ...body,
          claims: Array.from({ length: claims }, (_, n) => claim(`c${n}`, ['p1'], n % 3 === 0 ? 's1' : undefined)),
        }
        const all = cardsOf(many, papers)
        const start = placesOf(columnsByYear(all, papers))
        const kept = Object.fromEntries(Object.entries(start).slice(0, set))
        const places = allPlaces({ ...many, places: kept }, papers)
        expect(Object.keys(places).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const [id, place] of Object.entries(kept)) expect(places[id]).toEqual(place)
        const list = Object.values(places)
        for (const [at, a] of list.entries()) for (const b of list.slice(at + 1)) expect(overlaps(a, b)).toBe(false)
      }),
    )
  })

  test('a column of many cards goes on beside itself, and the next one begins after it', () => {
    const ids = Array.from({ length: 6 }, (_, n) => `c${n}`)
    const places = placesOf([
      { key: 'a', name: 'A', cardIds: ids },
      { key: 'b', name: 'B', cardIds: ['next'] },
    ])
    const [first, fifth, next] = [places['c0'], places['c4'], places['next']]
    expect(fifth?.y).toBe(first?.y)
    expect(fifth?.x).toBeGreaterThan(first?.x ?? 0)
    expect(next?.x).toBeGreaterThan(fifth?.x ?? 0)
  })

  test('a drawn box takes the cards that it touches; the box around all takes every one', () => {
    const places = placesOf(columnsByTheme(cards, body.sections))
    const first = places['a'] ?? { x: 0, y: 0 }
    expect(cardsIn({ left: first.x + 5, top: first.y + 5, right: first.x + 6, bottom: first.y + 6 }, places)).toEqual([
      'a',
    ])
    expect(cardsIn(boxAround(places), places)).toHaveLength(cards.length)
    expect(cardsIn({ left: -50, top: -50, right: -10, bottom: -10 }, places)).toEqual([])
    expect(paperCardId('a')).not.toBe('a')
  })
})
