/** The views of the synthesis hub that the specification names, with their labels. */
export const synthesisViews: Readonly<Record<string, string>> = {
  overview: 'Overview',
  projects: 'My Projects',
  templates: 'Templates',
  shared: 'Shared with Me',
  canvas: 'Canvas View',
  'systematic-review': 'Systematic Review',
  'meta-analysis': 'Meta-Analysis',
  'scoping-review': 'Scoping Review',
  'narrative-review': 'Narrative Review',
  collaborative: 'Collaborative Workspace',
}

/** What an address's view turns out to be. An unknown one is the overview, with a notice. */
export const viewOf = (view: string | undefined) => {
  if (view === undefined) return { key: 'overview', label: 'Overview', isKnown: true }
  const label = Object.hasOwn(synthesisViews, view) ? synthesisViews[view] : undefined
  return label ? { key: view, label, isKnown: true } : { key: 'overview', label: 'Overview', isKnown: false }
}
