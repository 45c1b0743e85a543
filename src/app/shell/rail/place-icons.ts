import { FileText, FolderOpen, House, Inbox, Library, ListChecks, TableProperties, type LucideIcon } from 'lucide-react'

import type { Place } from '#contract/page-places.ts'

/** The sign of each place of the rail. */
export const placeIcons: Readonly<Record<Place, LucideIcon>> = {
  home: House,
  inbox: Inbox,
  library: Library,
  analyses: TableProperties,
  reviews: ListChecks,
  drafts: FileText,
  projects: FolderOpen,
}
