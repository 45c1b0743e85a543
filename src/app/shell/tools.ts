import { Combine, MessagesSquare, PenLine, Search, TableProperties, UsersRound, type LucideIcon } from 'lucide-react'

import { paths } from '#shared/paths.ts'

export type Tool = { label: string; to: string; icon: LucideIcon; about: string }

/** The six tools, in the order of the work. */
export const tools: readonly Tool[] = [
  { label: 'Copilot', to: paths.copilot(), icon: MessagesSquare, about: 'Ask your papers, with quotes' },
  { label: 'Search', to: paths.search(), icon: Search, about: 'Find papers and keep the run' },
  { label: 'Analyze', to: paths.analyze(), icon: TableProperties, about: 'Take out what papers report' },
  { label: 'Synthesize', to: paths.synthesis(), icon: Combine, about: 'Put findings together, cited' },
  { label: 'Write', to: paths.write(), icon: PenLine, about: 'Draft with the evidence at hand' },
  { label: 'Collaborate', to: paths.collaborate(), icon: UsersRound, about: 'Teams, projects and tasks' },
]
