import { PAGE_LIMIT_MAX } from '#contract/paging.ts'

const PAGE = 100

type Asked = { cursor?: string | undefined; limit?: string | undefined } | undefined

/** A place in a list; what is none is the beginning. */
export const placeOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)

const limitOf = (asked: Asked) => Math.min(Math.max(Number(asked?.limit ?? PAGE) || PAGE, 1), PAGE_LIMIT_MAX)

/**
 * One page of rows that stand in their order. The cursor names the last row that was sent and its place: rows that came
 * or went meanwhile neither repeat nor hide others.
 */
export function paged<T extends { id: string }>(rows: readonly T[], asked: Asked) {
  const limit = limitOf(asked)
  const [place = '0', id = ''] = (asked?.cursor ?? '').split(/:(.*)/s)
  const at = id === '' ? -1 : rows.findIndex((row) => row.id === id)
  const start = id === '' ? 0 : at >= 0 ? at + 1 : placeOf(place)
  const page = rows.slice(start, start + limit)
  const last = page.at(-1)
  const end = start + page.length
  return { page, total: rows.length, ...(last && end < rows.length && { next: `${end}:${last.id}` }) }
}

/**
 * One page of a long list of ids, those alone that `isThere`. The cursor is a place in it, with the last id that was sent and
 * the total of the first page: fifty thousand are not counted again for each of a hundred pages.
 */
export function pagedIds(ids: readonly string[], isThere: (id: string) => boolean, asked: Asked) {
  const limit = limitOf(asked)
  const [place = '', counted = '', id = ''] = (asked?.cursor ?? '').split(/:([^:]*):(.*)/s)
  const hint = placeOf(place)
  const at = id === '' || ids[hint - 1] === id ? hint : ids.indexOf(id) + 1
  const page: string[] = []
  let next = id === '' ? 0 : at || hint
  for (; next < ids.length && page.length < limit; next += 1) {
    const each = ids[next] ?? ''
    if (isThere(each)) page.push(each)
  }
  const total = id === '' ? ids.reduce((sum, each) => sum + (isThere(each) ? 1 : 0), 0) : placeOf(counted)
  const isMore = ids.slice(next).some(isThere)
  return { page, total, ...(isMore && { next: `${next}:${total}:${ids[next - 1] ?? ''}` }) }
}
