import { useQuery } from '@tanstack/react-query'
import { BookX, Undo2 } from 'lucide-react'

import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { longDay } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { readerCopy as copy } from './reader.copy.ts'

/** A paper that is not in the library: what is left of it, where something is, to be read alone. */
export function RemovedPaper({ documentId }: { documentId: string }) {
  const found = usePapers([documentId])
  if (found.isPending) return <Skeleton lines={6} />
  const paper = found.data?.find(({ id }) => id === documentId)
  return paper?.removedAt === undefined ? <Nothing /> : <Left paper={paper} removedAt={paper.removedAt} />
}

const Nothing = () => (
  <>
    <PageTitle>{copy.notFound}</PageTitle>
    <EmptyState
      icon={BookX}
      title={copy.notHere}
      action={<ButtonLink to={paths.resources()}>{copy.openLibrary}</ButtonLink>}
    >
      {copy.notHereWhy}
    </EmptyState>
  </>
)

function Left({ paper, removedAt }: { paper: Paper; removedAt: string }) {
  const { has } = useCapabilities()
  const trash = useQuery({
    ...apiQuery(libraryCareApi.trash, { query: { limit: '500' } }),
    enabled: has('library-care'),
  })
  const isInTrash = trash.data?.papers.some((each) => each.paper.id === paper.id) === true
  // A server without a trash keeps none; of a long one the first five hundred are looked at.
  const isGone = !has('library-care') || (trash.data !== undefined && trash.data.next === undefined && !isInTrash)
  const restore = useApiMutation(libraryCareApi.restore, {
    invalidates: [documentsApi.get, documentsApi.list, filesApi.text, libraryCareApi.trash],
    onError: (error) =>
      void toast({ title: copy.notRestored, description: messageOf(error, ''), variant: 'destructive' }),
  })
  return (
    <>
      <PageTitle lead={[authorsLine(paper.authors, 6), paper.year, paper.venue].filter(Boolean).join(', ')}>
        {paper.title || copy.untitled}
      </PageTitle>
      <Notice
        tone="warning"
        title={copy.removedOn(longDay(removedAt))}
        {...(isInTrash && {
          action: (
            <Button
              size="small"
              icon={Undo2}
              busy={restore.isPending}
              onClick={() => restore.mutate({ body: { ids: [paper.id] } })}
            >
              {copy.putBack}
            </Button>
          ),
        })}
      >
        {isInTrash ? copy.inTrash : isGone ? copy.goneForGood : copy.perhapsInTrash}
      </Notice>
      {paper.abstract !== undefined && (
        <p className="mt-6 max-w-reading font-serif text-base whitespace-pre-line">{paper.abstract}</p>
      )}
    </>
  )
}
