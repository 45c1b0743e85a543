import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

type Props = { title: string; purpose: string }

/** Stands at the address of a part that is not built yet: says so, says what it will do, and leads to what works. */
export function PlannedPage({ title, purpose }: Props) {
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
    </ReadingFrame>
  )
}
