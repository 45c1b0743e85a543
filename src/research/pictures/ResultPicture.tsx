import { Suspense } from 'react'

import type { PageId } from '#contract/pages.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

/** What stands beside it can be used before the picture is there. */
const KindPicture = lazyPart(async () => (await import('./KindPicture.tsx')).KindPicture)

type Props = {
  page: PageId
  /** Beside a form it takes the width that there is; in an empty list it is small. */
  isSmall?: boolean
}

/** The picture of what comes out at a page, fetched by itself; its room is there from the beginning. */
export function ResultPicture({ page, isSmall = false }: Props) {
  const picture = (
    <Suspense fallback={<span className="block aspect-[8/5] w-full" />}>
      <KindPicture page={page} className="aspect-[8/5] w-full" />
    </Suspense>
  )
  return isSmall ? (
    <span aria-hidden className="block w-44 overflow-hidden rounded-card border border-line bg-surface">
      {picture}
    </span>
  ) : (
    picture
  )
}
