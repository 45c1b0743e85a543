import { dayWords } from '#shared/format/dates.ts'

const parts = {
  overview: 'Overview',
  tasks: 'Tasks',
  milestones: 'Milestones',
  reports: 'Reports',
  team: 'Team',
  settings: 'Settings',
} as const

export type ProjectPart = keyof typeof parts

export const projectsCopy = {
  loadFailed: 'Failed to load this project. Please try again.',
  loadKept: 'Nothing of the project is lost.',
  notFound: 'There is no such project',
  notFoundWhy: 'It was deleted, or you are not in it. A lead can invite you.',
  archived: 'This project is archived. It can be read but not changed; its owner can reopen it in the settings.',
  readOnly: 'You can read this project. A lead can give you a role that lets you change it.',
  partNotOffered: (part: ProjectPart) => `“${parts[part]}” needs more of this server than it offers`,
  partNotOfferedMore: 'The project itself, its chat and new tasks work.',
  until: (day: string) => `until ${dayWords(day)}`,
  toProject: 'Open the project',
  parts,
} as const
