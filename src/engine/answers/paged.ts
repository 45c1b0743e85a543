import { PAGE_LIMIT_MAX } from '#contract/paging.ts'

const PAGE = 100

type Asked = { cursor?: string | undefined; limit?: string | undefined } | undefined

/** A place in a list; what is none is the beginning. */
export const placeOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

/**
 * One page of rows that stand in their order. The cursor names the last row that was sent and its place: rows that came
 * or went meanwhile neither repeat nor hide others.
 */
export function paged<T extends { id: string }>(rows: readonly T[], asked: Asked) {
  const limit = Math.min(Math.max(Number(asked?.limit ?? PAGE) || PAGE, 1), PAGE_LIMIT_MAX)
  const [place = '0', id = ''] = (asked?.cursor ?? '').split(/:(.*)/s)
  const at = id === '' ? -1 : rows.findIndex((row) => row.id === id)
  const start = id === '' ? 0 : at >= 0 ? at + 1 : placeOf(place)
  const page = rows.slice(start, start + limit)
  const last = page.at(-1)
  const end = start + page.length
  return { page, total: rows.length, ...(last && end < rows.length && { next: `${end}:${last.id}` }) }
}
