import {
  BookMarked,
  ChartNoAxesGantt,
  History,
  ListTree,
  MessageSquare,
  PencilLine,
  Settings2,
  ShieldCheck,
  Sparkles,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'

import type { PanelName } from './draft-context.ts'

/** A panel beside the text. It reads the draft with `useDraft()`; its code is fetched when it is first shown. */
export type WritingPanel = {
  name: PanelName
  label: string
  icon: LucideIcon
  Panel: ComponentType
}

/** In the order of the rail. `lazyPart` asks again where a part did not arrive. */
export const panels: readonly WritingPanel[] = [
  {
    name: 'outline',
    label: 'Outline',
    icon: ListTree,
    Panel: lazyPart(async () => (await import('./panels/OutlinePanel.tsx')).OutlinePanel),
  },
  {
    name: 'references',
    label: 'References',
    icon: BookMarked,
    Panel: lazyPart(async () => (await import('./panels/ReferencesPanel.tsx')).ReferencesPanel),
  },
  {
    name: 'checks',
    label: 'Checks',
    icon: ShieldCheck,
    Panel: lazyPart(async () => (await import('./checks/ChecksPanel.tsx')).ChecksPanel),
  },
  {
    name: 'evidence',
    label: 'Evidence',
    icon: TextQuote,
    Panel: lazyPart(async () => (await import('./evidence/EvidencePanel.tsx')).EvidencePanel),
  },
  {
    name: 'comments',
    label: 'Comments',
    icon: MessageSquare,
    Panel: lazyPart(async () => (await import('./comments/CommentsPanel.tsx')).CommentsPanel),
  },
  {
    name: 'suggestions',
    label: 'Suggestions',
    icon: PencilLine,
    Panel: lazyPart(async () => (await import('./suggestions/SuggestionsPanel.tsx')).SuggestionsPanel),
  },
  {
    name: 'live',
    label: 'Analyses',
    icon: ChartNoAxesGantt,
    Panel: lazyPart(async () => (await import('./live/LivePanel.tsx')).LivePanel),
  },
  {
    name: 'assist',
    label: 'Assistant',
    icon: Sparkles,
    Panel: lazyPart(async () => (await import('./assist/AssistPanel.tsx')).AssistPanel),
  },
  {
    name: 'history',
    label: 'History',
    icon: History,
    Panel: lazyPart(async () => (await import('./history/HistoryPanel.tsx')).HistoryPanel),
  },
  {
    name: 'settings',
    label: 'Settings',
    icon: Settings2,
    Panel: lazyPart(async () => (await import('./panels/SettingsPanel.tsx')).SettingsPanel),
  },
]
