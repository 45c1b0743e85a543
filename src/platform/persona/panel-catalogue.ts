/** Every kind of panel that a dashboard can hold: its title, and what stands in it. */
export const panelCatalogue = {
  syntheses: { title: 'Recent syntheses', shows: 'What you wrote last, to read on or edit' },
  tasks: { title: 'Tasks', shows: 'What you have to do, overdue first' },
  metrics: { title: 'Your work in figures', shows: 'This month against the one before, from your own history' },
  searches: { title: 'Recent searches', shows: 'Your last questions, to open again for free' },
  alerts: { title: 'New for your searches', shows: 'Papers that your search alerts found since you looked' },
  reading: { title: 'Continue reading', shows: 'Papers you opened or added last' },
  recommendations: { title: 'Recommended papers', shows: 'Papers that matched your searches, each with its reason' },
  resources: { title: 'Resources', shows: 'Links that you want at hand' },
  funding: { title: 'Funding', shows: 'Calls that you follow, by deadline' },
  proposals: { title: 'Proposals', shows: 'What is being drafted and what is in internal review' },
  usage: { title: 'What is left this month', shows: 'Your allowance of each feature' },
  screening: { title: 'Screening left', shows: 'Records of your reviews that wait for your decision' },
  conflicts: { title: 'Conflicts', shows: 'Decisions on which two reviewers differ' },
  milestones: { title: 'Milestones', shows: 'What is due in your projects' },
} as const

export type PanelType = keyof typeof panelCatalogue

export const panelTypes = Object.keys(panelCatalogue) as PanelType[]

/** Panels name their type as text: a server, or a later version, may know types that we do not. */
export const isPanelType = (type: string): type is PanelType => Object.hasOwn(panelCatalogue, type)
