import type { ComponentType } from 'react'

import type { Access } from '#contract/pages.ts'

export type LoadPage = () => Promise<{ Component: ComponentType }>
/** A row of the table of pages with what shows it. */
export type PageRoute = { path: string; access: Access; page: LoadPage }
