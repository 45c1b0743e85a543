import { ArticleAnswers } from '#features/knowledge/ArticleAnswers.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

import { plannedArticles } from './planned-articles.ts'

type Props = { title: string; purpose: string }

/** Stands at the address of a part that is not built yet: says so, says what it will do, and leads to what works. */
export function PlannedPage({ title, purpose }: Props) {
  const articles = plannedArticles[title]
  return (
    <ReadingFrame>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title="This part is not built yet"
        action={
          <>
            <ButtonLink to={paths.search()} variant="primary">
              Search papers
            </ButtonLink>
            <ButtonLink to={paths.resources()}>Open resources</ButtonLink>
            <ButtonLink to={paths.synthesis()}>Write a synthesis</ButtonLink>
          </>
        }
      >
        <p>{purpose}</p>
        <p className="mt-2">Finding papers, importing references and writing syntheses work today.</p>
      </EmptyState>
      {articles && (
        <section aria-labelledby="to-read" className="mt-8">
          <h2 id="to-read" className="mb-1 text-base font-semibold">
            What can be read about it now
          </h2>
          <ArticleAnswers slugs={articles} hasHelp />
        </section>
      )}
    </ReadingFrame>
  )
}
