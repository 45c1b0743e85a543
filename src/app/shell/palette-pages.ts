import {
  BookOpenText,
  CircleHelp,
  CircleUserRound,
  Combine,
  CreditCard,
  FilePlus2,
  FolderOpen,
  Handshake,
  History,
  LayoutDashboard,
  Library,
  LifeBuoy,
  Link2,
  MessageSquareText,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

import { paths } from '#shared/paths.ts'

import { tools } from './tools.ts'

export type PalettePage = {
  label: string
  to: string
  icon: LucideIcon
  /** Other words by which people may look for it. */
  words?: string[]
  adminOnly?: boolean
  newTab?: boolean
}

type Row = Omit<PalettePage, 'to'>

/** One row for each address that stands on its own; null for those that need something to open, or that signed-in people never see. */
const rows: Record<keyof typeof paths, Row | null> = {
  home: null,
  auth: null,
  resetPassword: null,
  document: null,
  studentPaymentDone: null,
  paymentDone: null,
  dashboard: { label: 'Dashboard', icon: LayoutDashboard, words: ['home', 'start'] },
  copilot: tool('Copilot', ['ask', 'chat', 'question', 'answer']),
  sharedCopilot: null,
  search: tool('Search', ['find papers']),
  sharedSearch: null,
  searchHistory: { label: 'Search history', icon: History, words: ['runs', 'log', 'alerts', 'watched searches'] },
  resources: {
    label: 'Resources',
    icon: Library,
    words: ['library', 'papers', 'import', 'documents', 'more like these'],
  },
  analyze: tool('Analyze', ['extract', 'table']),
  synthesis: tool('Synthesize', ['synthesis', 'review']),
  synthesisHistory: { label: 'Synthesis history', icon: History },
  write: tool('Write', ['draft', 'editor']),
  collaborate: tool('Collaborate', ['chat', 'tasks']),
  team: { label: 'Team', icon: UsersRound, words: ['members'] },
  project: { label: 'Project', icon: FolderOpen, words: ['board'] },
  projectPart: null,
  projects: { label: 'My Projects', icon: Combine, words: ['saved syntheses'] },
  newProject: { label: 'New project', icon: FilePlus2 },
  collaborationDemo: { label: 'Collaboration demo', icon: UsersRound, words: ['sandbox', 'try'] },
  selectPersona: { label: 'Choose a persona', icon: CircleUserRound },
  profile: { label: 'Profile', icon: UserRound, words: ['name', 'orcid'] },
  settings: { label: 'Settings', icon: Settings, words: ['preferences', 'account'] },
  help: { label: 'Help', icon: CircleHelp },
  knowledgeBase: { label: 'Knowledge Base', icon: BookOpenText, words: ['articles', 'manual'] },
  supportCenter: { label: 'Support center', icon: LifeBuoy, words: ['ticket', 'contact'], newTab: true },
  affiliate: { label: 'Affiliate', icon: Handshake },
  admin: { label: 'Admin Dashboard', icon: ShieldCheck, adminOnly: true },
  campaign: null,
  adminOrganization: {
    label: 'Admin organization',
    icon: UsersRound,
    words: ['teams', 'seats', 'requests'],
    adminOnly: true,
  },
  adminPlatform: {
    label: 'Admin platform',
    icon: ShieldCheck,
    words: ['switches', 'health', 'probes'],
    adminOnly: true,
  },
  adminComments: { label: 'Admin comments', icon: MessageSquareText, adminOnly: true },
}

/** Views of one analysis, and reviews: each begins where it stands, and none has a row of its own in the list of addresses. */
const views: readonly PalettePage[] = [
  view('Literature review table', '/literature-review-table', ['grid', 'table', 'columns']),
  view('Literature matrix', '/literature-matrix', ['grid', 'concepts', 'map']),
  view('Experimental designs', '/compare-experimental-designs', ['grid', 'compare', 'power', 'sample size']),
  view('Methodological best practices', '/methodological-best-practices', ['grid', 'consort', 'strobe', 'reporting']),
  view('Hypothesis comparison', '/hypothesis-comparison', ['grid', 'explanations', 'evidence']),
  view('Research timeline', '/research-timeline', ['grid', 'history', 'years']),
  view('Research gaps', '/research-gap-analysis', ['grid', 'future work', 'limitations']),
  view('High-impact citations', '/high-impact-citations', ['grid', 'cited', 'foundations']),
  view('Clinical evidence', '/clinical-relevance', ['grid', 'pico', 'nnt', 'grade', 'certainty']),
  view('Funding rationales', '/funding-rationales', ['grid', 'grant', 'proposal']),
  review('Systematic review', '/systematic-review', ['prisma', 'screening', 'protocol']),
  review('Scoping review', '/scoping-review', ['charting', 'map', 'pcc']),
  review('Narrative review', '/narrative-review', ['outline', 'claims']),
  review('Meta-analysis', '/meta-analysis', ['forest plot', 'pool', 'heterogeneity']),
  review('Collaborative synthesis', '/collaborative-synthesis', ['team', 'conflicts', 'agreement']),
  review('Projects of the hub', '/synthesis/projects', ['reviews', 'progress']),
  review('Templates', '/synthesis/templates', ['protocols', 'forms', 'column sets']),
  review('Shared analyses', '/synthesis/shared', ['links', 'with me']),
]

const billing: PalettePage = {
  label: 'Manage Billing',
  to: paths.settings('billing'),
  icon: CreditCard,
  words: ['plan', 'invoice', 'subscription'],
}

/** Every page that can be gone to by name. */
export const palettePages: readonly PalettePage[] = [
  ...Object.entries(rows).flatMap(([name, row]) =>
    row ? [{ ...row, to: addressOf(name as keyof typeof paths) }] : [],
  ),
  ...views,
  billing,
]

function addressOf(name: keyof typeof paths): string {
  return (paths[name] as () => string)()
}

function tool(label: string, words: string[]): Row {
  return { label, icon: tools.find((each) => each.label === label)?.icon ?? Link2, words }
}

function view(label: string, to: string, words: string[]): PalettePage {
  return { ...tool('Analyze', words), label, to }
}

function review(label: string, to: string, words: string[]): PalettePage {
  return { ...tool('Synthesize', words), label, to }
}
