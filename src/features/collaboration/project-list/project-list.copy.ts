export const projectListCopy = {
  title: 'Projects',
  start: 'New project',
  search: 'Search in titles, questions and kinds',
  origin: 'Origin',
  state: 'State',
  sort: 'Sort',
  synthesesFailed: 'Failed to load projects. Please try again.',
  teamFailed: 'Failed to load team projects. Please try again.',
  onlyOther: (other: string) => `${other} are shown below.`,
  syntheses: 'Your syntheses',
  teamProjects: 'Your team projects',
  updated: 'Project updated',
  updateFailed: 'Failed to update the project. Please try again.',
  deleted: 'Project deleted',
  deleteFailed: 'Failed to delete the project. Please try again.',
  noMatch: 'Nothing matches',
  noMatchBody: 'No project matches this search and these filters.',
  showAll: 'Show all',
  empty: 'No projects yet',
  emptyBody: 'Syntheses that you save and projects that you share appear here.',
  write: 'Write a synthesis',
  find: 'Find papers',
  rename: 'Rename',
  name: 'Name',
  needsName: 'A name is needed.',
  renamedElsewhere: (title: string) =>
    `It was changed elsewhere and is now called “${title}”. Your name is kept: save it again to use it.`,
  save: 'Save name',
  remove: 'Delete',
  manage: 'Manage',
  archive: 'Archive',
  archiveBody: 'An archived project can be read but not changed. You can reopen it.',
  reopen: 'Reopen',
  removeBody: (title: string) =>
    `Tasks, milestones, chat and activity are deleted with it, for everybody, and cannot be restored. Type “${title}” to delete it.`,
  removeName: 'Name of the project',
  nameDiffers: 'Type the name of the project exactly as it is.',
  ownerOnly: (name: string) => `Only its owner can archive or delete this project: ${name}.`,
  openSettings: 'Open the settings',
  manageFailed: 'The project could not be loaded',
} as const

export const originLabels = {
  synthesis: 'Synthesis',
  team: 'Team project',
  both: 'Synthesis and team project',
} as const

export const originOptions = [
  { value: 'all', label: 'All' },
  { value: 'synthesis', label: 'Syntheses' },
  { value: 'team', label: 'Team projects' },
]
export const stateOptions = [
  { value: 'open', label: 'Not archived' },
  { value: 'archived', label: 'Archived' },
  { value: 'any', label: 'Any' },
]
export const sortOptions = [
  { value: 'updated', label: 'Changed last' },
  { value: 'title', label: 'Title' },
  { value: 'due', label: 'Next date' },
]
