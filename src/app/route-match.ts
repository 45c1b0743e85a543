import { matchPath } from 'react-router-dom'

import { redirects } from '#contract/pages.ts'

import type { PageRoute } from './page-route.ts'
import { routes } from './routes.ts'

const shapes = routes.map((row) => ({ row, pattern: { path: row.path, end: true } }))

/** The most exact row for a path: one with fewer parameters wins. */
export function rowOf(pathname: string): PageRoute | undefined {
  const params = (path: string) => path.split(':').length
  return shapes
    .filter(({ pattern }) => matchPath(pattern, pathname) !== null)
    .map(({ row }) => row)
    .sort((a, b) => params(a.path) - params(b.path))[0]
}

/** Whether an address leads to a page of ours. */
export const isKnownPath = (pathname: string): boolean =>
  rowOf(pathname) !== undefined || redirects.some(({ from }) => from === pathname)
