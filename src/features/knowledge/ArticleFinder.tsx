import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'

import { openHelp } from '#platform/help-request/help-request.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/Card.tsx'

import { ArticleLink } from './ArticleLink.tsx'
import { articles } from './articles/all.ts'
import { findArticles } from './find-articles.ts'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

const SHOWN = 5
const LINK = 'inline-block rounded-[2px] py-0.5 text-accent underline underline-offset-2'

/** A search over the articles that needs no server; each opens in help, beside the page. */
export function ArticleFinder() {
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const isAsked = searched.trim() !== ''
  const { found, isNear } = findArticles(articles, searched)
  return (
    <Card as="div">
      <TextField
        label={copy.search}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      {isAsked && (
        <>
          <p role="status" className="mt-3 text-xs text-ink-muted">
            {isNear ? copy.none : copy.found(found.length)}
          </p>
          <ul aria-label={copy.search} className="mt-1 space-y-1">
            {found.slice(0, SHOWN).map(({ slug, title }) => (
              <li key={slug}>
                <ArticleLink slug={slug} onArticle={(article) => openHelp({ article })} className={LINK}>
                  {title}
                </ArticleLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        <Link
          to={isAsked ? `${paths.knowledgeBase()}?q=${encodeURIComponent(searched)}` : paths.knowledgeBase()}
          className={LINK}
        >
          {copy.all}
        </Link>
      </p>
    </Card>
  )
}
