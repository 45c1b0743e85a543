import { lazyPart, type LazyPart } from '#shared/browser/lazy-part.tsx'

import { plannedPage, type LoadPage, type PageRoute } from './page-route.ts'

const parts = new Map<LoadPage | string, LazyPart<object>>()

/** The lazy component of a row's page: one for each page, however many addresses lead to it. */
export function partOf({ path, page }: Pick<PageRoute, 'path' | 'page'>): LazyPart<object> {
  const key = page ?? path
  const known = parts.get(key)
  if (known) return known
  const load = page ?? plannedPage(path)
  const part = lazyPart<object>(() => load().then((module) => module.Component))
  parts.set(key, part)
  return part
}
