import { longDay } from '#shared/format/dates.ts'

import { Link2 } from 'lucide-react'
import { Link } from 'react-router-dom'

import { articlePath } from './article-path.ts'
import { headingId, type Article } from './article.ts'
import { ArticleLink } from './ArticleLink.tsx'
import { articles } from './articles/all.ts'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

type Props = {
  article: Article
  /** In front of the ids of headings, where the same article may stand on the page twice. */
  prefix?: string
  onArticle?: (slug: string) => void
  /** Where the other articles and its own page are not open to the reader: no links to them. */
  isAlone?: boolean
}

/** What an article says, where it has it from, and what to read next. Each heading has an address. */
export function ArticleText({ article, prefix = '', onArticle, isAlone = false }: Props) {
  const { slug, sections, sources, related, updated } = article
  const next = related.flatMap((each) => articles.find((other) => other.slug === each) ?? [])
  return (
    <>
      <div className="space-y-7 text-base">
        {sections.map(({ heading, body }) => (
          <section key={heading} aria-labelledby={prefix + headingId(heading)} className="print:break-inside-avoid">
            <h2 id={prefix + headingId(heading)} className="mb-2 text-base font-semibold">
              {heading}{' '}
              {!isAlone && (
                <Link
                  to={articlePath(slug, headingId(heading))}
                  aria-label={copy.linkTo(heading)}
                  className="inline-grid size-6 place-items-center rounded-control align-middle text-ink-faint hover:text-ink print:hidden"
                >
                  <Link2 size={14} aria-hidden />
                </Link>
              )}
            </h2>
            <div className="space-y-3 font-serif">
              {body.map((passage, index) =>
                typeof passage === 'string' ? (
                  <p key={index}>{passage}</p>
                ) : (
                  <ul key={index} className="list-disc space-y-1.5 pl-5">
                    {passage.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                ),
              )}
            </div>
          </section>
        ))}
      </div>
      {sources && (
        <section aria-label={copy.sources} className="mt-8">
          <h2 className="mb-1.5 font-semibold">{copy.sources}</h2>
          <ul className="space-y-1 wrap-anywhere text-ink-muted">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
      {!isAlone && (
        <section aria-label={copy.related} className="mt-8 print:hidden">
          <h2 className="mb-1.5 font-semibold">{copy.related}</h2>
          <ul className="space-y-1">
            {next.map((each) => (
              <li key={each.slug}>
                <ArticleLink
                  slug={each.slug}
                  onArticle={onArticle}
                  className="inline-block rounded-[2px] py-0.5 text-accent underline underline-offset-2"
                >
                  {each.title}
                </ArticleLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 text-xs text-ink-muted">
        {copy.checked} <time dateTime={updated}>{longDay(updated)}</time>
      </p>
    </>
  )
}
