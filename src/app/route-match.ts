import { matchPath } from 'react-router-dom'

import { pageRows, redirects, type PageId } from '#contract/pages.ts'

import type { PageRoute } from './page-route.ts'
import { routes } from './routes.ts'

const shapes = routes.map((row) => ({ row, pattern: { path: row.path, end: true } }))
const ids = new Map(pageRows.map(([id, { path }]) => [path as string, id]))

/** The most exact row for a path: one with fewer parameters wins. */
export function rowOf(pathname: string): PageRoute | undefined {
  const params = (path: string) => path.split(':').length
  return shapes
    .filter(({ pattern }) => matchPath(pattern, pathname) !== null)
    .map(({ row }) => row)
    .sort((a, b) => params(a.path) - params(b.path))[0]
}

/** Which row of the table of pages a path is. */
export function pageAt(pathname: string): PageId | undefined {
  const row = rowOf(pathname)
  return row && ids.get(row.path)
}

/** Whether an address leads to a page of ours. */
export const isKnownPath = (pathname: string): boolean =>
  rowOf(pathname) !== undefined || redirects.some(({ from }) => from === pathname)
