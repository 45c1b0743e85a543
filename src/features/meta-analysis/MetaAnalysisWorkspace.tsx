import { useState, type ReactNode } from 'react'

import { useAnalysis } from '#research/analyses/analysis.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { metaAnalysisCopy as copy } from './meta-analysis.copy.ts'
import { MetaAnalysisEditor } from './MetaAnalysisEditor.tsx'
import { readDocument } from '#research/meta-analysis/document.ts'
import type { Picker } from '#research/grid/picker-slot.ts'
import { KIND } from './store/kept.ts'

type Props = {
  address: URLSearchParams
  onAddress: (parts: Readonly<Record<string, string | undefined>>) => void
  /** Names this visit: the editor stays the same while its analysis gets an id. */
  session: string
  picker: Picker
  onNew: () => void
  onExample: () => void
}

/** A meta-analysis by its address: a new one, the example, or a saved one. */
export function MetaAnalysisWorkspace({ session, ...props }: Props) {
  return <Visit key={session} {...props} />
}

type VisitProps = Omit<Props, 'session'>

/** What began without an id stays the same editor when it is saved and gets one: the hand stays in the table. */
function Visit(props: VisitProps) {
  const id = props.address.get('id') ?? undefined
  const [isNew] = useState(id === undefined)
  const [isExample] = useState(isNew && props.address.get('example') !== null)
  if (isNew || id === undefined) {
    return <MetaAnalysisEditor saved={undefined} isExample={isExample} {...props} />
  }
  return <SavedMetaAnalysis id={id} {...props} />
}

function SavedMetaAnalysis({ id, ...props }: VisitProps & { id: string }) {
  const query = useAnalysis(id)
  const { data, error, isPending } = query
  const isGone = statusOf(error) === 404 || statusOf(error) === 403 || (data?.kind && data.kind !== KIND)
  if (data && !isGone) {
    const read = readDocument(data.body)
    if (read.ok) return <MetaAnalysisEditor saved={data} isExample={false} {...props} />
    return (
      <Frame>
        <EmptyState
          title="This meta-analysis cannot be opened"
          action={<Button onClick={props.onNew}>New meta-analysis</Button>}
        >
          {read.reason} What is saved was not touched.
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame>
      {isPending ? (
        <Skeleton shape="card" />
      ) : isGone ? (
        <EmptyState
          title="There is no such meta-analysis"
          action={<Button onClick={props.onNew}>New meta-analysis</Button>}
        >
          It was deleted, or it is not yours to see.
        </EmptyState>
      ) : (
        <ErrorCard title="The meta-analysis could not be loaded" of={query} kept="What is saved is not affected." />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <ListFrame toolbar={<PageTitle lead={copy.lead}>{copy.title}</PageTitle>}>
      <div>{children}</div>
    </ListFrame>
  )
}
