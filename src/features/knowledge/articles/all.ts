import type { Article } from '../article.ts'
import { accountArticles } from './account.ts'
import { reviewingArticles } from './reviewing.ts'
import { statisticsArticles } from './statistics.ts'
import { workingArticles } from './working.ts'

/** Every article, in the order in which one would read them. */
export const articles: readonly Article[] = [
  ...workingArticles,
  ...accountArticles,
  ...reviewingArticles,
  ...statisticsArticles,
]
