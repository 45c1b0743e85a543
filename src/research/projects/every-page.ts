import { PAGE_LIMIT_MAX } from '#contract/paging.ts'

/** Pages of one list, at most: beyond that a server goes round in circles. */
const PAGES_MAX = 40

type Page<T> = { rows: readonly T[]; next?: string | undefined }

/** A list as a whole, page after page. */
export async function everyPage<T>(
  load: (query: { cursor?: string; limit: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await load({ limit: String(PAGE_LIMIT_MAX), ...(cursor !== undefined && { cursor }) })
    rows.push(...answer.rows)
    if (answer.next === undefined || answer.next === cursor || answer.rows.length === 0) break
    cursor = answer.next
  }
  return rows
}
