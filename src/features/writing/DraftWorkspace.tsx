import { useMemo, type ComponentProps } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, kindLabel } from '#research/analyses/analysis-kinds.ts'
import { useAnalysis } from '#research/analyses/analysis.queries.ts'
import { mayWrite } from '#research/analyses/may-write.ts'
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
  const read = useAnalysis(id)
  const { data, error } = read
  const { user } = useSession()
  if (data && user) {
    if (data.kind === 'draft') return <ReadDraft analysis={data} myId={user.id} myName={user.username ?? 'I'} />
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
  return <Opening {...(error && { failed: read })} />
}

function Opening({ title = 'Draft', failed }: { title?: string; failed?: ComponentProps<typeof ErrorCard>['of'] }) {
  return (
    <ListFrame>
      <PageTitle>{title}</PageTitle>
      {failed ? (
        <ErrorCard title={copy.openFailed} of={failed} kept={copy.openKept} />
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

function ReadDraft({ analysis, myId, myName }: { analysis: Synthesis; myId: string; myName: string }) {
  const { keeper, isRead, error, retry } = useKeeper(myId, analysis)
  const me = useMemo(() => ({ id: myId, name: myName }), [myId, myName])
  const { id, title } = analysis
  if (isRead) return <DraftEditor key={id} {...{ id, keeper, me }} title={title ?? ''} canWrite={mayWrite(analysis)} />
  return <Opening title={analysis.title || 'Draft'} {...(error !== undefined && { failed: { error, retry } })} />
}
