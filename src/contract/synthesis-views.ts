/** The parts of the synthesis page that stand at addresses of their own, with their names. */
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
