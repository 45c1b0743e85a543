import type { BoardComment } from './board-comments.ts'

/** Squares along each side of a page's outline. */
export const HEAT_SIDE = 10

/** A square of a page, counted from the top left, and the comments that stand in it. */
export type Spot = { column: number; row: number; comments: readonly BoardComment[] }
export type PageHeat = { page: string; spots: readonly Spot[]; placed: number; unplaced: number; most: number }

const squareOf = (percent: number) => Math.min(HEAT_SIDE - 1, Math.max(0, Math.floor((percent / 100) * HEAT_SIDE)))

/** Key of the square that a comment stands in, as addresses carry it: '2-1' is the third column, second row. */
export const spotKey = ({ place }: BoardComment): string | undefined =>
  place && Number.isFinite(place.x) && Number.isFinite(place.y)
    ? `${squareOf(place.x)}-${squareOf(place.y)}`
    : undefined

/** Where on each page comments stand, the page with most first. What has no place is counted beside it. */
export function heatOf(comments: readonly BoardComment[]): PageHeat[] {
  const pages = new Map<string, BoardComment[]>()
  for (const comment of comments) {
    const there = pages.get(comment.page)
    if (there) there.push(comment)
    else pages.set(comment.page, [comment])
  }
  return [...pages]
    .map(([page, there]) => {
      const squares = new Map<string, BoardComment[]>()
      for (const comment of there) {
        const key = spotKey(comment)
        if (key !== undefined) squares.set(key, [...(squares.get(key) ?? []), comment])
      }
      const spots = [...squares].map(([key, inside]) => {
        const [column = 0, row = 0] = key.split('-').map(Number)
        return { column, row, comments: inside }
      })
      const placed = spots.reduce((sum, spot) => sum + spot.comments.length, 0)
      return {
        page,
        spots: spots.toSorted((a, b) => a.row - b.row || a.column - b.column),
        placed,
        unplaced: there.length - placed,
        most: Math.max(0, ...spots.map((spot) => spot.comments.length)),
      }
    })
    .toSorted((a, b) => b.placed + b.unplaced - a.placed - a.unplaced || a.page.localeCompare(b.page))
}
