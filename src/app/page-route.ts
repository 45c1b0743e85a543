import type { ComponentType } from 'react'

import type { Access } from '#contract/pages.ts'

export type LoadPage = () => Promise<{ Component: ComponentType }>
/** A row of the table of pages with what shows it. */
/** `title`: what the page is called until it has said so itself. */
export type PageRoute = { path: string; access: Access; title?: string; page: LoadPage }
