import { synthesisViews } from '#contract/synthesis-views.ts'

/** What an address's view turns out to be. An unknown one is the overview, with a notice. */
export const viewOf = (view: string | undefined) => {
  if (view === undefined) return { key: 'overview', label: 'Overview', isKnown: true }
  const label = Object.hasOwn(synthesisViews, view) ? synthesisViews[view] : undefined
  return label ? { key: view, label, isKnown: true } : { key: 'overview', label: 'Overview', isKnown: false }
}
