import {
  BookOpenText,
  CircleHelp,
  CircleUserRound,
  Combine,
  CreditCard,
  FilePlus2,
  FileText,
  FolderOpen,
  Handshake,
  History,
  LayoutDashboard,
  Library,
  LifeBuoy,
  MessageSquareText,
  Settings,
  ShieldCheck,
  TableProperties,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

import { pageWords } from '#contract/page-words.ts'
import { isBegun, pageAddress, pageRows, type PageId, type PageRow } from '#contract/pages.ts'
import { paths } from '#shared/paths.ts'

import { tools } from '../tools.ts'

export type PalettePage = {
  label: string
  to: string
  icon: LucideIcon
  /** Other words by which people may look for it. */
  words?: readonly string[]
  adminOnly?: boolean
  newTab?: boolean
}

/** Pages whose picture is not that of their tool or of what they hold. */
const icons: Partial<Record<PageId, LucideIcon>> = {
  dashboard: LayoutDashboard,
  searchHistory: History,
  resources: Library,
  synthesisHistory: History,
  team: UsersRound,
  project: FolderOpen,
  projects: Combine,
  newProject: FilePlus2,
  collaborationDemo: UsersRound,
  selectPersona: CircleUserRound,
  profile: UserRound,
  settings: Settings,
  help: CircleHelp,
  knowledgeBase: BookOpenText,
  supportCenter: LifeBuoy,
  affiliate: Handshake,
  admin: ShieldCheck,
  adminOrganization: UsersRound,
  adminPlatform: ShieldCheck,
  adminComments: MessageSquareText,
}

const ofFamily = { grid: TableProperties, review: Combine, answer: Combine, writing: FileText }

function entryOf(id: PageId, { title, access, analysis, shows, isUnlisted }: PageRow): PalettePage[] {
  if (access === 'public' || shows !== undefined || isUnlisted || !isBegun(id)) return []
  const tool = tools.find(({ page }) => page === id)
  return [
    {
      label: tool?.label ?? title,
      to: pageAddress(id),
      icon: tool?.icon ?? icons[id] ?? (analysis ? ofFamily[analysis.family] : FileText),
      words: pageWords[id]?.search ?? [],
      adminOnly: access === 'admin',
      // Somebody who needs help keeps the page that it is about.
      newTab: access === 'open',
    },
  ]
}

/** Parts of pages that are gone to by a name of their own. */
const parts: readonly PalettePage[] = [
  { label: 'Analyses by project', to: paths.synthesis('projects'), icon: Combine, words: ['reviews', 'progress'] },
  {
    label: 'Templates',
    to: paths.synthesis('templates'),
    icon: Combine,
    words: ['protocols', 'forms', 'column sets'],
  },
  { label: 'Shared analyses', to: paths.synthesis('shared'), icon: Combine, words: ['links', 'with me'] },
  {
    label: 'Manage Billing',
    to: paths.settings('billing'),
    icon: CreditCard,
    words: ['plan', 'invoice', 'subscription'],
  },
]

/** Every page that can be gone to by name. */
export const palettePages: readonly PalettePage[] = [...pageRows.flatMap(([id, row]) => entryOf(id, row)), ...parts]

/** Each tab of the settings, by what is set there. Billing has its own row above. */
export const settingsPages: readonly { label: string; to: string; words: readonly string[] }[] = [
  { label: 'Account settings', to: paths.settings('account'), words: ['password', 'email', 'username'] },
  { label: 'Appearance', to: paths.settings('appearance'), words: ['density', 'text size', 'motion', 'theme'] },
  { label: 'Research settings', to: paths.settings('research'), words: ['citation style', 'columns', 'sources'] },
  { label: 'Shared links', to: paths.settings('shared-links'), words: ['revoke', 'share'] },
  { label: 'Your data', to: paths.settings('data'), words: ['export', 'archive', 'delete account'] },
  { label: 'Shortcut settings', to: paths.settings('shortcuts'), words: ['keys', 'single keys'] },
]
