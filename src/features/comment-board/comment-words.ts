import { pageLabel } from '#research/comments/page-labels.ts'
import { capitalise } from '#shared/format/capitalise.ts'

import { boardCopy as copy } from './board.copy.ts'

const EXCERPT_MAX = 60

/** The first words of a comment, on one line: its name where it is spoken of. */
export const excerptOf = (content: string): string => {
  const line = content.replaceAll(/\s+/g, ' ').trim()
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX - 1)}…` : line
}

const nameIn = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** Names of categories and priorities; what we do not know is called by its own word. */
export const categoryName = (category: string) => nameIn(copy.categories, category) ?? capitalise(category)
export const priorityName = (priority: string) => nameIn(copy.priorities, priority) ?? capitalise(priority)

/** Names of pages in a sentence: 'Search and Synthesis'. */
export const pageNames = (pages: readonly string[]): string =>
  new Intl.ListFormat('en').format(pages.map((page) => pageLabel({ commentPage: page })))
