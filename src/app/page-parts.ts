import { lazyPart, type LazyPart } from '#shared/browser/lazy-part.tsx'

import type { LoadPage, PageRoute } from './page-route.ts'

const parts = new Map<LoadPage, LazyPart<object>>()

/** The lazy component of a row's page: one for each page, however many addresses lead to it. */
export function partOf({ page }: Pick<PageRoute, 'page'>): LazyPart<object> {
  const known = parts.get(page)
  if (known) return known
  const part = lazyPart<object>(async () => {
    const { Component, ready } = await page()
    await ready?.()
    return Component
  })
  parts.set(page, part)
  return part
}
