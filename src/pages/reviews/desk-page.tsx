import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'

import { askAhead, preloadDesk, ReviewDesk, type ReviewDeskKind } from '#features/review/ReviewDesk.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { pooling } from './pooling.ts'
import { reading } from './reading.tsx'

const PaperPicker = lazyPart(() => import('#features/library/PaperPicker.tsx').then((module) => module.PaperPicker))

/** The dialog in which papers are chosen: fetched where records are added. */
const picker = (props: Parameters<typeof PaperPicker>[0]) => (
  <Suspense fallback={null}>
    <PaperPicker {...props} />
  </Suspense>
)

/** The desk of one kind of review as a page. */
export const deskPage = (kind: ReviewDeskKind) => ({
  Component: () => <ReviewDesk kind={kind} picker={picker} pooling={pooling} reading={reading} />,
  ready: () => preloadDesk(kind),
  ahead: (client: QueryClient) => askAhead(client, kind),
})
