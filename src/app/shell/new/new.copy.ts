export const newCopy = {
  title: 'New',
  lead: 'Each kind answers one question. All of them use your library and show the passage behind every value.',
  groups: { texts: 'Answers, reviews and texts', tables: 'Tables of papers' },
  else: 'Something else',
  papers: 'Import papers',
  project: 'Project with others',
  template: 'From a template',
} as const
