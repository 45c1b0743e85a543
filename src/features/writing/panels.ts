import { BookMarked, ListTree, Settings2, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'

/** A panel beside the text. It reads the draft with `useDraft()`; its code is fetched when it is first shown. */
export type WritingPanel = {
  name: string
  label: string
  icon: LucideIcon
  Panel: ComponentType
}

/** `outline`, `references`, `checks`, `evidence`, `comments`, `history`, `settings`. */
export type PanelName = string

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
    name: 'settings',
    label: 'Settings',
    icon: Settings2,
    Panel: lazyPart(async () => (await import('./panels/SettingsPanel.tsx')).SettingsPanel),
  },
]
