import { useQuery } from '@tanstack/react-query'
import { BookOpen, Copy, FileUp, Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { citingBy, styleTitle } from '#research/citing/cite.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import { AddPublicationDialog } from './AddPublicationDialog.tsx'
import { PublicationRow } from './PublicationRow.tsx'
import { publicationsCopy as copy } from './publications.copy.ts'
import { usePublications } from './use-publications.ts'

type Props = { picker: Picker }

const words = (n: number) => count(n, 'publication', 'publications')

/** The person's own papers: chosen from the library, found by identifier, or typed in. */
export function PublicationsCard({ picker }: Props) {
  const { ids, set, add, remove } = usePublications()
  const style = useChosenStyle()
  const capabilities = useCapabilities()
  const [open, setOpen] = useState<'picker' | 'by-hand'>()
  const query = useQuery({ ...papersQuery(ids), enabled: ids.length > 0 && capabilities.has('documents') })
  const byId = new Map(query.data?.documents.map((paper) => [paper.id, paper]))
  const papers = ids.map((id) => byId.get(id)).filter((paper): paper is Paper => paper !== undefined)
  const gone = query.data && !query.isFetching ? ids.filter((id) => !byId.has(id)) : []

  if (!capabilities.isPending && !capabilities.has('documents')) {
    return (
      <Card title={copy.title}>
        <p className="text-ink-muted">{copy.noLibrary}</p>
      </Card>
    )
  }

  const handleRemove = (id: string) => {
    remove(id)
    const action = { label: copy.undo, onClick: () => set(ids) }
    toast({ title: copy.removed, description: copy.removedBody, action })
  }
  const copyReferences = async () => {
    try {
      const { cite } = await citingBy(style, papers)
      await navigator.clipboard.writeText(papers.map(cite).join('\n\n'))
      toast({ title: copy.copied(count(papers.length, 'reference', 'references')) })
    } catch {
      toast({ title: copy.copyFailed, description: copy.copyFailedBody, variant: 'destructive' })
    }
  }
  const ways = (
    <>
      <Button icon={BookOpen} onClick={() => setOpen('picker')}>
        {copy.choose}
      </Button>
      <Button icon={Plus} onClick={() => setOpen('by-hand')}>
        {copy.byHand}
      </Button>
    </>
  )
  return (
    <Card
      title={ids.length > 0 ? `${copy.title} (${ids.length})` : copy.title}
      actions={<HelpLink article="profile-and-publications" about="your publications" />}
    >
      {ids.length === 0 ? (
        <EmptyState
          title={copy.empty}
          action={
            <>
              {ways}
              <Button icon={FileUp} variant="ghost" onClick={() => openDialog({ name: 'import' })}>
                {copy.import}
              </Button>
            </>
          }
        >
          {copy.emptyBody}
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-ink-muted">{copy.lead}</p>
          <div className="mb-4 flex flex-wrap gap-2">
            {ways}
            <ExportMenu papers={() => papers} name="my-publications" />
            <Button icon={Copy} disabled={papers.length === 0} onClick={() => void copyReferences()}>
              {copy.copyAs(styleTitle(style))}
            </Button>
            <ButtonLink
              variant="primary"
              icon={Sparkles}
              to={paths.synthesis(undefined, { documents: papers.map(({ id }) => id).join(',') })}
            >
              {copy.synthesize}
            </ButtonLink>
          </div>
        </>
      )}
      {ids.length > 0 && query.isPending && <Skeleton shape="row" lines={Math.min(ids.length, 4)} />}
      {query.isError && !query.data && <ErrorCard title={copy.failed} of={query} kept={copy.failedKept} />}
      {gone.length > 0 && (
        <div className="mb-4">
          <Notice
            tone="warning"
            action={
              <Button size="small" onClick={() => set(ids.filter((id) => !gone.includes(id)))}>
                {copy.dropGone}
              </Button>
            }
          >
            {copy.gone(words(gone.length))}
          </Notice>
        </div>
      )}
      {papers.length > 0 && (
        <ol aria-label={copy.title}>
          {papers.map((paper) => (
            <PublicationRow key={paper.id} paper={paper} onRemove={() => handleRemove(paper.id)} />
          ))}
        </ol>
      )}
      {picker({
        open: open === 'picker',
        onClose: () => setOpen(undefined),
        chosen: ids,
        onChosen: set,
      })}
      {open === 'by-hand' && <AddPublicationDialog onClose={() => setOpen(undefined)} onAdded={add} />}
    </Card>
  )
}
