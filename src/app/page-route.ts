import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Access } from '#contract/pages.ts'

type PageModule = {
  Component: ComponentType
  /** Resolves when what the page shows first is here too. */
  ready?: () => Promise<void>
  /** Asks for what the page shows, before it is drawn. */
  ahead?: (client: QueryClient) => void
}
export type LoadPage = () => Promise<PageModule>
/** A row of the table of pages with what shows it. */
/** `title`: what the page is called until it has said so itself. */
export type PageRoute = { path: string; access: Access; title?: string; page: LoadPage }
