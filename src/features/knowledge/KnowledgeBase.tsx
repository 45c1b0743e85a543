import { MessageCircleQuestionMark } from 'lucide-react'
import { useDeferredValue, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { openHelp } from '#platform/help-request/help-request.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

import { articleGroups } from './article.ts'
import { ArticleList } from './ArticleList.tsx'
import { articles } from './articles/all.ts'
import { findArticles } from './find-articles.ts'
import { KnowledgeArticle } from './KnowledgeArticle.tsx'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

type Props = {
  /** The address of an article; without one, all are listed. */
  slug: string | undefined
  query: string
  onQuery: (query: string) => void
  /** Given where the article was opened to be printed. */
  onPrinted: (() => void) | undefined
}

/** All articles with a search over them, or the one that the address names. */
export function KnowledgeBase({ slug, query, onQuery, onPrinted }: Props) {
  const article = articles.find((each) => each.slug === slug)
  return (
    <ReadingFrame>
      {article ? (
        <KnowledgeArticle article={article} onPrinted={onPrinted} />
      ) : (
        <>
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
          <Listed query={query} />
        </>
      )}
    </ReadingFrame>
  )
}

function Listed({ query }: { query: string }) {
  const searched = useDeferredValue(query)
  if (searched.trim() === '') return <Shelves />
  const { found, isNear } = findArticles(articles, searched)
  return (
    <>
      <div role="status" className="mb-3 text-ink-muted">
        {isNear ? (
          <>
            <p className="font-semibold text-ink">{copy.none}</p>
            <p>{copy.noneDetail}</p>
          </>
        ) : (
          copy.found(found.length)
        )}
      </div>
      {isNear && (
        <Button icon={MessageCircleQuestionMark} className="mb-4" onClick={() => openHelp({ tab: 'chat' })}>
          {copy.ask}
        </Button>
      )}
      <ArticleList label={copy.search} articles={found} />
    </>
  )
}

function Shelves() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
  return (
    <>
      <nav aria-label={copy.shelves} className="mb-8 print:hidden">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {articleGroups.map((group) => (
            <li key={group}>
              <Link
                to={{ hash: group }}
                className="inline-block rounded-[2px] py-1 text-accent underline underline-offset-2"
              >
                {copy.groups[group]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {articleGroups.map((group) => (
        <section key={group} id={group} aria-labelledby={`group-${group}`} className="mb-8 scroll-mt-20">
          <h2 id={`group-${group}`} className="mb-3 text-base font-semibold">
            {copy.groups[group]}
          </h2>
          <ArticleList label={copy.groups[group]} articles={articles.filter((each) => each.group === group)} />
        </section>
      ))}
    </>
  )
}
