import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, kindLabel } from '#research/analyses/analysis-kinds.ts'
import { useAnalysis } from '#research/analyses/analysis.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { DraftEditor } from './DraftEditor.tsx'
import { useKeeper } from './sync/use-keeper.ts'
import { writingCopy as copy } from './writing.copy.ts'

/** One draft: loaded, or said why not. */
export function DraftWorkspace({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useAnalysis(id)
  const { user } = useSession()
  if (data && user) {
    if (data.kind === 'draft') return <ReadDraft analysis={data} me={{ id: user.id, name: user.username ?? 'I' }} />
    return (
      <ListFrame>
        <PageTitle>{data.title || kindLabel(data.kind)}</PageTitle>
        <EmptyState
          title={copy.otherKind(kindLabel(data.kind))}
          action={<ButtonLink to={analysisAddress(data)}>Open it there</ButtonLink>}
        />
      </ListFrame>
    )
  }
  if (error && (statusOf(error) === 404 || error.name === 'BadParameterError')) {
    return (
      <ListFrame>
        <PageTitle>{copy.notFoundTitle}</PageTitle>
        <EmptyState title={copy.notFound} action={<ButtonLink to={paths.write()}>All drafts</ButtonLink>} />
      </ListFrame>
    )
  }
  return <Opening {...(error && { error, onRetry: () => void refetch(), isFetching })} />
}

type OpeningProps = { title?: string; error?: unknown; onRetry?: () => void; isFetching?: boolean }

function Opening({ title = 'Draft', error, onRetry, isFetching = false }: OpeningProps) {
  return (
    <ListFrame>
      <PageTitle>{title}</PageTitle>
      {error !== undefined && onRetry ? (
        <ErrorCard title={copy.openFailed} error={error} kept={copy.openKept} onRetry={onRetry} busy={isFetching} />
      ) : (
        <>
          <p role="status" className="sr-only">
            The draft is being opened.
          </p>
          <Skeleton shape="row" lines={8} />
        </>
      )}
    </ListFrame>
  )
}

function ReadDraft({ analysis, me }: { analysis: Synthesis; me: { id: string; name: string } }) {
  const { keeper, keeping, error, retry } = useKeeper(me.id, analysis)
  if (keeping.isRead) return <DraftEditor key={analysis.id} {...{ analysis, keeper, keeping, me }} />
  return <Opening title={analysis.title || 'Draft'} {...(error !== undefined && { error, onRetry: retry })} />
}
