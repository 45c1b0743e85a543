import { ArrowLeft, Link2, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { headingId, type Article } from './article.ts'
import { ArticleHelpful } from './ArticleHelpful.tsx'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

/** One article to read, to print, or to point at: each heading has an address. */
export function KnowledgeArticle({ article }: { article: Article }) {
  const { slug, title, lead, place, updated, sections, sources } = article
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [hash, slug])

  return (
    <article>
      <ButtonLink
        to={paths.knowledgeBase()}
        variant="ghost"
        size="small"
        icon={ArrowLeft}
        className="mb-3 -ml-2.5 print:hidden"
      >
        {copy.all}
      </ButtonLink>
      <PageTitle
        lead={lead}
        actions={
          <span className="flex gap-2 print:hidden">
            {place && <ButtonLink to={place.path}>{copy.open(place.label)}</ButtonLink>}
            <Button icon={Printer} onClick={() => window.print()}>
              {copy.print}
            </Button>
          </span>
        }
      >
        {title}
      </PageTitle>
      <div className="space-y-7 text-base">
        {sections.map(({ heading, body }) => (
          <section key={heading} aria-labelledby={headingId(heading)}>
            <h2 id={headingId(heading)} className="group mb-2 text-base font-semibold">
              {heading}{' '}
              <Link
                to={{ search: `?article=${slug}`, hash: headingId(heading) }}
                aria-label={copy.linkTo(heading)}
                className="inline-grid size-6 place-items-center rounded-control align-middle text-ink-faint hover:text-ink print:hidden"
              >
                <Link2 size={14} aria-hidden />
              </Link>
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
          <ul className="space-y-1 break-words text-ink-muted">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 text-xs text-ink-muted">
        {copy.checked}{' '}
        <time dateTime={updated}>
          {new Date(`${updated}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long' })}
        </time>
      </p>
      <ArticleHelpful key={slug} title={title} />
    </article>
  )
}
