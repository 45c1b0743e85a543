import type { Claim, NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'

import { papersOfClaim } from './outline.ts'

export const CARD = { width: 220, height: 112 } as const
const GAP = { x: 36, y: 24 } as const
/** Room above a column for its name. */
const HEAD = 44

export type Place = { x: number; y: number }
export type Card =
  | { id: string; kind: 'paper'; paper: Paper }
  | { id: string; kind: 'claim'; claim: Claim }
  | { id: string; kind: 'note'; text: string }
export type Column = { key: string; name: string; cardIds: string[] }

/** Ids of paper cards carry a mark: a paper and a claim must never be taken for each other. */
export const paperCardId = (documentId: string): string => `paper:${documentId}`

/** Everything that can lie on the canvas: papers, claims, notes. */
export const cardsOf = (body: Pick<NarrativeBody, 'claims' | 'notes'>, papers: readonly Paper[]): Card[] => [
  ...papers.map((paper): Card => ({ id: paperCardId(paper.id), kind: 'paper', paper })),
  ...body.claims.map((claim): Card => ({ id: claim.id, kind: 'claim', claim })),
  ...body.notes.map(({ id, text }): Card => ({ id, kind: 'note', text })),
]

/** One column for each year, oldest first; claims stand under their newest paper; what has no year comes last. */
export function columnsByYear(cards: readonly Card[], papers: readonly Paper[]): Column[] {
  const years = new Map(papers.map(({ id, year }) => [id, year]))
  const yearOf = (card: Card): number | undefined => {
    if (card.kind === 'paper') return card.paper.year
    if (card.kind === 'note') return undefined
    const all = papersOfClaim(card.claim).flatMap((id) => years.get(id) ?? [])
    return all.length > 0 ? Math.max(...all) : undefined
  }
  const columns = new Map<number | undefined, string[]>()
  for (const card of cards) columns.set(yearOf(card), [...(columns.get(yearOf(card)) ?? []), card.id])
  return [...columns]
    .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
    .map(([year, cardIds]) => ({
      key: String(year ?? ''),
      name: year === undefined ? 'No year' : String(year),
      cardIds,
    }))
}

/** One column for each section in the order of the outline, each with its claims and, once, the papers under them. */
export function columnsByTheme(cards: readonly Card[], sections: NarrativeBody['sections']): Column[] {
  const rest: Column = { key: '', name: 'Beside the outline', cardIds: [] }
  const columns = sections.map(({ id, heading }): Column => ({ key: id, name: heading, cardIds: [] }))
  const bySection = new Map(columns.map((column) => [column.key, column]))
  const columnOfPaper = new Map<string, Column>()
  for (const card of cards) {
    if (card.kind !== 'claim') continue
    const column = bySection.get(card.claim.sectionId ?? '') ?? rest
    column.cardIds.push(card.id)
    for (const id of papersOfClaim(card.claim)) {
      const known = columnOfPaper.get(id)
      if (!known || known === rest) columnOfPaper.set(id, column)
    }
  }
  for (const card of cards) {
    if (card.kind === 'note') rest.cardIds.push(card.id)
    if (card.kind === 'paper') (columnOfPaper.get(card.paper.id) ?? rest).cardIds.push(card.id)
  }
  return [...columns, rest].filter(({ cardIds }) => cardIds.length > 0)
}

/** Cards under each other: a column of more goes on beside itself, so that a screen takes it in. */
const ROWS = 4

/** Where the cards of columns lie: one under the other, no two on the same place. */
export function placesOf(columns: readonly Column[]): Record<string, Place> {
  const places: Record<string, Place> = {}
  let left = 0
  for (const { cardIds } of columns) {
    for (const [index, id] of cardIds.entries())
      places[id] = {
        x: (left + Math.floor(index / ROWS)) * (CARD.width + GAP.x),
        y: HEAD + (index % ROWS) * (CARD.height + GAP.y),
      }
    left += Math.ceil(cardIds.length / ROWS)
  }
  return places
}

/** Places of all cards: those that people have set, and by theme for the rest, to the right of everything that is set. */
export function allPlaces(body: NarrativeBody, papers: readonly Paper[]): Record<string, Place> {
  const cards = cardsOf(body, papers)
  const set = cards.filter(({ id }) => Object.hasOwn(body.places, id))
  const open = cards.filter(({ id }) => !Object.hasOwn(body.places, id))
  const right =
    set.length === 0 ? 0 : Math.max(...set.map(({ id }) => body.places[id]?.x ?? 0)) + CARD.width + 2 * GAP.x
  const fresh = placesOf(columnsByTheme(open, body.sections))
  return Object.fromEntries(
    cards.map(({ id }) => {
      const own = Object.hasOwn(body.places, id) ? body.places[id] : undefined
      const given = fresh[id] ?? { x: 0, y: 0 }
      return [id, own ?? { x: given.x + right, y: given.y }]
    }),
  )
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** Cards that a drawn box touches. */
export const cardsIn = (box: Box, places: Readonly<Record<string, Place>>): string[] =>
  Object.entries(places)
    .filter(([, { x, y }]) => x < box.right && x + CARD.width > box.left && y < box.bottom && y + CARD.height > box.top)
    .map(([id]) => id)

/** The box around all cards, with some room; a small one where there is none. */
export function boxAround(places: Readonly<Record<string, Place>>, room = 24): Box {
  const all = Object.values(places)
  if (all.length === 0) return { left: 0, top: 0, right: CARD.width, bottom: CARD.height }
  return {
    left: Math.min(...all.map(({ x }) => x)) - room,
    top: Math.min(...all.map(({ y }) => y)) - room,
    right: Math.max(...all.map(({ x }) => x)) + CARD.width + room,
    bottom: Math.max(...all.map(({ y }) => y)) + CARD.height + room,
  }
}

/** Lines between cards that follow from the claims themselves: claim to each paper it stands on. */
export const standsOn = (claims: readonly Claim[]): { from: string; to: string }[] =>
  claims.flatMap((claim) => papersOfClaim(claim).map((id) => ({ from: claim.id, to: paperCardId(id) })))
