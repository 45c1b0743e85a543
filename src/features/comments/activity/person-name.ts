import { commentsCopy as copy } from '../comments.copy.ts'

type Name = string | null | undefined

/** First and last name, else the next thing that is known of a person. */
export const nameOf = (first: Name, last: Name, ...others: Name[]): string =>
  [first, last].filter(Boolean).join(' ') || others.find(Boolean) || copy.somebody
