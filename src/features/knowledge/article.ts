/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]
export type ArticleSection = { heading: string; body: readonly Passage[] }

/** The shelves, in the order in which they stand. */
export const articleGroups = ['product', 'account', 'searching', 'judging', 'statistics', 'publishing'] as const
export type ArticleGroup = (typeof articleGroups)[number]

/** An article of the knowledge base: bundled, so that it can be read with the server away. */
export type Article = {
  /** Its address: never changed once it is out. */
  slug: string
  title: string
  group: ArticleGroup
  /** The day it was last looked over. */
  updated: string
  /** The page it belongs to. */
  place?: { label: string; path: string }
  /** Other words that people look for it by. */
  words: string
  lead: string
  /** Slugs of what one would read next. */
  related: readonly string[]
  sections: readonly ArticleSection[]
  sources?: readonly string[]
}

type Common = Pick<Article, 'group' | 'updated'>

/** Articles by their slugs, with the shelf on which they stand and the day of the last look where they say nothing else. */
export const articlesOf = (
  group: ArticleGroup,
  updated: string,
  bySlug: Readonly<Record<string, Omit<Article, 'slug' | keyof Common> & Partial<Common>>>,
): Article[] => Object.entries(bySlug).map(([slug, article]) => ({ slug, group, updated, ...article }))

/** The part of an address that leads to a heading. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
