import { useDeferredValue } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

import type { ArticleGroup } from './article.ts'
import { ArticleList } from './ArticleList.tsx'
import { articles } from './articles/all.ts'
import { findArticles } from './find-articles.ts'
import { KnowledgeArticle } from './KnowledgeArticle.tsx'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

const groups: readonly ArticleGroup[] = ['product', 'methods']

type Props = {
  /** The address of an article; without one, all are listed. */
  slug: string | undefined
  query: string
  onQuery: (query: string) => void
}

/** All articles with a search over them, or the one that the address names. */
export function KnowledgeBase({ slug, query, onQuery }: Props) {
  const searched = useDeferredValue(query)
  const article = articles.find((each) => each.slug === slug)
  if (article) {
    return (
      <ReadingFrame>
        <KnowledgeArticle article={article} />
      </ReadingFrame>
    )
  }
  const { found, isNear } = findArticles(articles, searched)
  const isSearching = searched.trim() !== ''
  return (
    <ReadingFrame>
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {slug !== undefined && (
        <div className="mb-5">
          <Notice tone="warning">{copy.gone}</Notice>
        </div>
      )}
      <TextField
        label={copy.search}
        type="search"
        placeholder={copy.placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="mb-6"
      />
      <div role="status" className="mb-3 text-ink-muted">
        {isSearching && !isNear && copy.found(found.length)}
        {isNear && (
          <>
            <p className="font-semibold text-ink">{copy.none}</p>
            <p>{copy.noneDetail}</p>
          </>
        )}
      </div>
      {isSearching ? (
        <ArticleList label={copy.search} articles={found} />
      ) : (
        groups.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`} className="mb-8">
            <h2 id={`group-${group}`} className="mb-3 text-base font-semibold">
              {copy.groups[group]}
            </h2>
            <ArticleList label={copy.groups[group]} articles={articles.filter((each) => each.group === group)} />
          </section>
        ))
      )}
    </ReadingFrame>
  )
}
