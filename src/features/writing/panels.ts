import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A panel beside the text. It reads the draft with `useDraft()`; its code is fetched when it is first shown. */
export type WritingPanel = {
  name: string
  label: string
  icon: LucideIcon
  Panel: LazyExoticComponent<ComponentType>
}

/** `outline`, `references`, `checks`, `evidence`, `comments`, `history`, `settings`. */
export type PanelName = string

/** In the order of the rail. */
export const panels: readonly WritingPanel[] = []
