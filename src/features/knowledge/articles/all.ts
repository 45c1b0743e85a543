import type { Article } from '../article.ts'
import { accountArticles } from './account.ts'
import { analysingArticles } from './analysing.ts'
import { askingArticles } from './asking.ts'
import { collectingArticles } from './collecting.ts'
import { everydayArticles } from './everyday.ts'
import { judgingArticles } from './judging.ts'
import { poolingArticles } from './pooling.ts'
import { publishingArticles } from './publishing.ts'
import { resultsArticles } from './results.ts'
import { reviewingArticles } from './reviewing.ts'
import { searchingArticles } from './searching.ts'
import { settingsArticles } from './settings.ts'
import { statisticsArticles } from './statistics.ts'
import { workingArticles } from './working.ts'

/** Every article, in the order in which one would read them. */
export const articles: readonly Article[] = [
  ...workingArticles,
  ...resultsArticles,
  ...collectingArticles,
  ...askingArticles,
  ...analysingArticles,
  ...everydayArticles,
  ...accountArticles,
  ...settingsArticles,
  ...reviewingArticles,
  ...searchingArticles,
  ...judgingArticles,
  ...statisticsArticles,
  ...poolingArticles,
  ...publishingArticles,
]
