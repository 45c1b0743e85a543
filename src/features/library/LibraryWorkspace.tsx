import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog, useOpenDialog } from '#platform/dialogs/dialogs.ts'
import { PaperFiles } from '#research/files/PaperFiles.tsx'
import { paperQuery } from '#research/papers/papers.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { MergeDialog } from './care/MergeDialog.tsx'
import { PaperMerges } from './care/PaperMerges.tsx'
import { PaperRelations } from './care/PaperRelations.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { LibraryDrop } from './LibraryDrop.tsx'
import { filterOf, lookOf, readLook, writeLook, type LibraryLook } from './library-address.ts'
import { libraryCopy as copy } from './library.copy.ts'
import { useRemovePaper } from './library.mutations.ts'
import { LibraryList } from './LibraryList.tsx'
import { EditRecord } from './organise/EditRecord.tsx'
import { LibrarySidebar } from './organise/LibrarySidebar.tsx'
import { OrganisePopover } from './organise/OrganisePopover.tsx'
import { SavedFilters } from './organise/SavedFilters.tsx'
import { ShelfEditor } from './organise/ShelfEditor.tsx'
import { PaperDetails } from './PaperDetails.tsx'
import { ReportPart } from './ReportPart.tsx'
import { useKeptChoice } from './use-kept-choice.ts'
import { useLibraryRows } from './use-library-rows.ts'
import { useWide } from './use-wide.ts'

type Props = {
  /** Scope, text and the opened paper are in it. */
  address: URLSearchParams
  onAddress: (address: URLSearchParams) => void
  onSynthesize: (ids: readonly string[]) => void
}

/** The reference library: all of it, what came with the product, or one's own. */
export function LibraryWorkspace({ address, onAddress, onSynthesize }: Props) {
  const look = readLook(address)
  const { scope, text, place, sort, opened: openedId, report } = look
  const { has } = useCapabilities()
  const isOrganised = has('library')
  const isWide = useWide()
  const library = useLibraryRows({ scope, text, ...place, ...(sort !== 'added' && { sort }) })
  const choice = useKeptChoice(library.papers)
  const [editing, setEditing] = useState<string>()
  const [merging, setMerging] = useState<readonly Paper[]>()
  const remove = useRemovePaper()

  const set = (change: Partial<LibraryLook>) => onAddress(writeLook(address, change))
  const unchoose = (ids: readonly string[]) =>
    choice.select({
      ids: new Set([...choice.selection.ids].filter((each) => !ids.includes(each))),
      anchor: undefined,
    })
  const letGo = (ids: readonly string[]) => {
    if (openedId !== undefined && ids.includes(openedId)) set({ opened: undefined })
    unchoose(ids)
  }
  const handleRemove = (id: string) => remove.mutate({ params: { id } }, { onSuccess: () => letGo([id]) })

  // The address may name a paper that has not been scrolled to.
  const loaded = library.papers.find(({ id }) => id === openedId)
  const fetched = useQuery({
    ...paperQuery(openedId ?? ''),
    enabled: openedId !== undefined && !loaded && !library.isPending,
  })
  const opened = openedId === undefined ? undefined : (loaded ?? fetched.data)
  const details = opened && (
    <PaperDetails
      paper={opened}
      onRemove={handleRemove}
      onEdit={isOrganised ? setEditing : undefined}
      hasTrash={has('library-care')}
      isRemoving={remove.isPending}
    >
      {has('files') && <PaperFiles key={`files ${opened.id}`} paper={opened} />}
      {isOrganised && <ShelfEditor key={opened.id} paper={opened} />}
      {has('library-care') && <PaperRelations key={`relations ${opened.id}`} id={opened.id} />}
      {has('library-care') && <PaperMerges key={`merges ${opened.id}`} paper={opened} />}
    </PaperDetails>
  )
  // What comes into a narrow window while a dialog is open would lie over it: it waits for the dialog's end.
  const isCovered = useOpenDialog() !== undefined || editing !== undefined || merging !== undefined
  const belongsInDrawer = !isWide && details !== undefined
  const [isInDrawer, setInDrawer] = useState(false)
  if (isInDrawer !== belongsInDrawer && !(belongsInDrawer && isCovered)) setInDrawer(belongsInDrawer)
  const sidebar = isOrganised && (
    <LibrarySidebar
      place={place}
      hasFiles={has('files')}
      hasSources={has('library-sources')}
      hasCare={has('library-care')}
      onPlace={(next) => set({ place: next, report: undefined })}
      onReport={(next) => set({ report: next, opened: undefined })}
    >
      {has('library-filters') && <SavedFilters look={filterOf(look)} onLook={(next) => set(lookOf(next))} />}
    </LibrarySidebar>
  )

  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={copy.lead}
          actions={
            <Button variant="primary" icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
              {copy.import}
            </Button>
          }
        >
          {copy.title}
        </PageTitle>
      }
      detailsLabel={copy.paper}
      details={
        isWide && details ? <div className="rounded-card border border-line bg-surface p-5">{details}</div> : undefined
      }
    >
      <div className={classNames(isOrganised && isWide && 'grid grid-cols-[13rem_minmax(0,1fr)] gap-6')}>
        {isWide && sidebar}
        <div className="min-w-0">
          {report === undefined ? (
            <LibraryList
              look={look}
              onLook={set}
              library={library}
              choice={choice}
              organise={isOrganised && !isWide && <OrganisePopover>{sidebar}</OrganisePopover>}
              isOrganised={isOrganised}
            />
          ) : (
            <ReportPart report={report} source={look.source} onLook={set} onEdit={setEditing} />
          )}
        </div>
      </div>
      {!isWide && (
        <Drawer open={isInDrawer} onClose={() => set({ opened: undefined })} title={copy.paper}>
          {details}
        </Drawer>
      )}
      <LibraryDrop />
      <ChosenBar
        library={library}
        choice={choice}
        collection={place.collection}
        onTakeOut={unchoose}
        onRemoved={letGo}
        onMerge={setMerging}
        onSynthesize={onSynthesize}
      />
      {editing !== undefined && <EditRecord key={editing} id={editing} onClose={() => setEditing(undefined)} />}
      {merging && (
        <MergeDialog
          papers={merging}
          onClose={() => setMerging(undefined)}
          onDone={(kept) => {
            setMerging(undefined)
            letGo(merging.map(({ id }) => id).filter((id) => id !== kept))
          }}
        />
      )}
    </ListFrame>
  )
}
