import type { ComponentType } from 'react'

import { lazyPart, type LazyPart } from '#shared/browser/lazy-part.tsx'

const view = (load: () => Promise<{ Component: ComponentType }>) =>
  lazyPart<object>(() => load().then(({ Component }) => Component))

/** What stands at each view of the hub. The methods are the same components as at their own addresses. */
export const synthesisViewPages: Readonly<Record<string, LazyPart<object>>> = {
  'meta-analysis': view(() => import('./MetaAnalysisPage.tsx')),
  'systematic-review': view(() => import('../reviews/SystematicReviewPage.tsx')),
  'scoping-review': view(() => import('../reviews/ScopingReviewPage.tsx')),
  collaborative: view(() => import('../reviews/CollaborativeSynthesisPage.tsx')),
  canvas: view(() => import('./CanvasPage.tsx')),
  templates: view(() => import('./TemplatesPage.tsx')),
  shared: view(() => import('./SharedAnalysesPage.tsx')),
  projects: view(() => import('./AnalysesByProjectPage.tsx')),
  'narrative-review': view(() => import('./NarrativeReviewPage.tsx')),
}
