import { helpEntryCopy } from './help-entry.copy.ts'

export const helpTabs = ['chat', 'learn', 'issue', 'feedback'] as const
export type HelpTab = (typeof helpTabs)[number]
export const tabLabels = helpTabs.map((value) => ({ value, label: helpEntryCopy.tabs[value] }))

export const tabOf = (text: string | null | undefined): HelpTab => helpTabs.find((tab) => tab === text) ?? 'chat'
