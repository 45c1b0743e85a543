import { paths } from '#shared/paths.ts'

/** The address of an article, or of one heading in it. */
export const articlePath = (slug: string, heading?: string): string =>
  `${paths.knowledgeBase()}?article=${encodeURIComponent(slug)}${heading === undefined ? '' : `#${heading}`}`

/** The same, with the browser's question for a printer. */
export const printPath = (slug: string): string => `${articlePath(slug)}&print`
