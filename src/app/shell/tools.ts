import { Combine, MessagesSquare, PenLine, Search, TableProperties, UsersRound, type LucideIcon } from 'lucide-react'

import { pageAddress, type PageId } from '#contract/pages.ts'

export type Tool = { page: PageId; to: string; label: string; icon: LucideIcon }

const tool = (page: PageId, label: string, icon: LucideIcon): Tool => ({
  page,
  to: pageAddress(page),
  label,
  icon,
})

/** The six tools, in the order of the work. */
export const tools: readonly Tool[] = [
  tool('copilot', 'Copilot', MessagesSquare),
  tool('search', 'Search', Search),
  tool('extraction', 'Analyze', TableProperties),
  tool('synthesis', 'Synthesize', Combine),
  tool('write', 'Write', PenLine),
  tool('collaborate', 'Collaborate', UsersRound),
]
