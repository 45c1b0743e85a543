import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { ResultPicture } from '#research/pictures/ResultPicture.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { StateBadge } from './StateBadge.tsx'
import { titleOf } from './synthesis-title.ts'
import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useDeleteSynthesis } from './syntheses.mutations.ts'
import { useSyntheses } from './syntheses.queries.ts'

/** Every saved synthesis, newest first. */
export function SynthesesTable({ limit }: { limit?: number }) {
  const read = useSyntheses()
  const { data, isPending, isError } = read
  const remove = useDeleteSynthesis()
  const handleDelete = async (synthesis: Synthesis) => {
    const isSure = await confirm({
      title: 'Delete this synthesis?',
      body: `“${titleOf(synthesis)}” will be deleted for good. The papers stay in your library.`,
      action: 'Delete',
      destructive: true,
    })
    if (isSure) remove.mutate(synthesis.id)
  }
  if (isPending) return <Skeleton shape="row" lines={5} />
  if (isError) return <ErrorCard title={copy.listFailed} of={read} />

  return (
    <Table
      caption="Saved syntheses"
      rows={limit === undefined ? data : data.slice(0, limit)}
      rowKey={(row) => row.id}
      empty={
        <EmptyState
          picture={<ResultPicture page="synthesis" isSmall />}
          title="No saved syntheses yet"
          action={
            <ButtonLink to={paths.search()} variant="primary">
              Find papers
            </ButtonLink>
          }
        >
          A synthesis answers your question from the papers you choose, sentence by sentence with its passage.
        </EmptyState>
      }
      columns={[
        {
          key: 'title',
          header: 'Title',
          cell: (row) => (
            <Link to={analysisAddress(row)} className="font-serif text-ink underline-offset-2 hover:underline">
              {titleOf(row)}
            </Link>
          ),
        },
        {
          key: 'papers',
          header: 'Papers',
          align: 'right',
          width: '5rem',
          cell: (row) => row.documentIds?.length ?? '–',
        },
        {
          key: 'kind',
          header: 'Kind and state',
          width: '11rem',
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {analysisLabel(row)} <StateBadge row={row} />
            </span>
          ),
        },
        {
          key: 'updated',
          header: 'Changed',
          width: '7rem',
          cell: (row) => (row.updatedAt ? relativeTime(row.updatedAt) : '–'),
        },
        {
          key: 'actions',
          width: '4rem',
          header: <span className="sr-only">Actions</span>,
          align: 'right',
          cell: (row) => (
            <IconButton
              label={`Delete ${titleOf(row)}`}
              icon={Trash2}
              size="small"
              onClick={() => void handleDelete(row)}
            />
          ),
        },
      ]}
    />
  )
}
