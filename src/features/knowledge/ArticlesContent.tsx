import type { ReactNode } from 'react'

import { versionOf, type ContentItem } from '#research/content/content-item.ts'

import { articles } from './articles/all.ts'
import { ArticleText } from './ArticleText.tsx'

/** Every article, for those who look after them. */
export function ArticlesContent({ children }: { children: (items: readonly ContentItem[]) => ReactNode }) {
  return children(
    articles.map((article) => ({
      id: article.slug,
      title: article.title,
      group: article.group,
      version: versionOf(article),
      updated: article.updated,
      preview: (
        <>
          <p className="mb-5 max-w-reading text-ink-muted">{article.lead}</p>
          <ArticleText article={article} prefix="preview-" isAlone />
        </>
      ),
    })),
  )
}
