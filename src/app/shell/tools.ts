import { Combine, MessagesSquare, PenLine, Search, TableProperties, UsersRound, type LucideIcon } from 'lucide-react'

import { pageAddress, type PageId } from '#contract/pages.ts'

export type Tool = { page: PageId; to: string; label: string; icon: LucideIcon; about: string }

const tool = (page: PageId, label: string, icon: LucideIcon, about: string): Tool => ({
  page,
  to: pageAddress(page),
  label,
  icon,
  about,
})

/** The six tools, in the order of the work. */
export const tools: readonly Tool[] = [
  tool('copilot', 'Copilot', MessagesSquare, 'Ask your papers, with quotes'),
  tool('search', 'Search', Search, 'Find papers and keep the run'),
  tool('extraction', 'Analyze', TableProperties, 'Take out what papers report'),
  tool('synthesis', 'Synthesize', Combine, 'Put findings together, cited'),
  tool('write', 'Write', PenLine, 'Draft with the evidence at hand'),
  tool('collaborate', 'Collaborate', UsersRound, 'Teams, projects and tasks'),
]
