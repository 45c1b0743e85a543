import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileUp } from 'lucide-react'
import { useState } from 'react'

import { librarySorts, type LibrarySort } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog, useOpenDialog } from '#platform/dialogs/dialogs.ts'
import { PaperFiles } from '#research/files/PaperFiles.tsx'
import { foundInLibrary } from '#research/papers/for-a-review.ts'
import { ExportMenu } from '#research/papers/ExportMenu.tsx'
import { MoreLikeButton } from '#research/papers/MoreLikeButton.tsx'
import { librarySizeQuery, paperQuery, type LibraryScope } from '#research/papers/papers.queries.ts'
import { nothingChosen } from '#research/papers/selection.ts'
import { SelectionBar } from '#research/papers/SelectionBar.tsx'
import { AnalyseMenu } from '#research/papers/AnalyseMenu.tsx'
import { SynthesizeButton } from '#research/papers/SynthesizeButton.tsx'
import { AddToProjectButton } from '#research/projects/AddToProjectButton.tsx'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { DuplicateQueue } from './care/DuplicateQueue.tsx'
import { MergeDialog } from './care/MergeDialog.tsx'
import { MissingReport } from './care/MissingReport.tsx'
import { PaperMerges } from './care/PaperMerges.tsx'
import { PaperRelations } from './care/PaperRelations.tsx'
import { RelationQueue } from './care/RelationQueue.tsx'
import { Trash } from './care/Trash.tsx'
import { EmptyLibrary } from './EmptyLibrary.tsx'
import { LibraryDrop } from './LibraryDrop.tsx'
import { filterOf, lookOf, readLook, writeLook, type LibraryLook } from './library-address.ts'
import { useRemovePaper } from './library.mutations.ts'
import { LibraryTable } from './LibraryTable.tsx'
import { EditRecord } from './organise/EditRecord.tsx'
import { LibrarySidebar } from './organise/LibrarySidebar.tsx'
import { isNarrowed, NarrowedTo } from './organise/NarrowedTo.tsx'
import { OrganiseActions } from './organise/OrganiseActions.tsx'
import { OrganisePopover } from './organise/OrganisePopover.tsx'
import { sortNames } from './organise/organise.copy.ts'
import { reportNames, type LibraryReport } from './library.copy.ts'
import { SavedFilters } from './organise/SavedFilters.tsx'
import { ShelfEditor } from './organise/ShelfEditor.tsx'
import { PaperDetails } from './PaperDetails.tsx'
import { SourcesReport } from './sources/SourcesReport.tsx'
import { TextFilter } from './TextFilter.tsx'
import { useKeptChoice } from './use-kept-choice.ts'
import { useLibraryRows } from './use-library-rows.ts'
import { useWide } from './use-wide.ts'

const scopes: { value: LibraryScope; label: string }[] = [
  { value: 'all', label: 'All papers' },
  { value: 'own', label: 'My library' },
  { value: 'starter', label: 'Starter library' },
]

const sortOptions = librarySorts.map((value) => ({ value, label: sortNames[value] }))

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
  const { selection, select, chosen, isUnknown } = useKeptChoice(library.papers)
  const [editing, setEditing] = useState<string>()
  const [merging, setMerging] = useState<readonly Paper[]>()
  const remove = useRemovePaper()
  const sizes: Record<LibraryScope, number | undefined> = {
    all: useQuery(librarySizeQuery('all')).data?.total,
    own: useQuery(librarySizeQuery('own')).data?.total,
    starter: useQuery(librarySizeQuery('starter')).data?.total,
  }
  const [chooseAll, isChoosingAll] = useOnce(async () => {
    const all = await library.loadAll()
    select({ ids: new Set(all.map(({ id }) => id)), anchor: undefined }, all)
  })

  const set = (change: Partial<LibraryLook>) => onAddress(writeLook(address, change))
  const unchoose = (ids: readonly string[]) =>
    select({ ids: new Set([...selection.ids].filter((each) => !ids.includes(each))), anchor: undefined })
  const letGo = (ids: readonly string[]) => {
    if (openedId !== undefined && ids.includes(openedId)) set({ opened: undefined })
    unchoose(ids)
  }
  const handleRemove = (id: string) => remove.mutate({ params: { id } }, { onSuccess: () => letGo([id]) })

  // Of a list that is here in part alone, nobody can say what it does not show.
  const here = new Set(library.papers.map(({ id }) => id))
  const isShown = (id: string) => library.hasMore || here.has(id)

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
          documentTitle="Resources"
          lead="Your papers and the starter library, in one place."
          actions={
            <Button variant="primary" icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
              Import papers
            </Button>
          }
        >
          Resources
        </PageTitle>
      }
      detailsLabel="Paper"
      details={
        isWide && details ? <div className="rounded-card border border-line bg-surface p-5">{details}</div> : undefined
      }
    >
      <div className={classNames(isOrganised && isWide && 'grid grid-cols-[13rem_minmax(0,1fr)] gap-6')}>
        {isWide && sidebar}
        <div className="min-w-0">{report === undefined ? papers() : reportOf(report)}</div>
      </div>
      {!isWide && (
        <Drawer open={isInDrawer} onOpenChange={(open) => !open && set({ opened: undefined })} title="Paper">
          {details}
        </Drawer>
      )}
      <LibraryDrop />
      <SelectionBar
        chosen={Math.max(chosen.length, isUnknown ? selection.ids.size : 0)}
        papers={{ chosen, isShown, onTakeOut: unchoose }}
        onClear={() => select(nothingChosen)}
      >
        {library.hasMore && chosen.length >= library.papers.length && (
          <Button variant="ghost" busy={isChoosingAll} onClick={() => chooseAll()}>
            Choose all {library.total.toLocaleString('en-US')}
          </Button>
        )}
        <SynthesizeButton ids={chosen.map(({ id }) => id)} onSynthesize={onSynthesize} />
        <AnalyseMenu ids={chosen.map(({ id }) => id)} found={() => foundInLibrary(chosen)} />
        <MoreLikeButton papers={chosen} />
        {isOrganised && (
          <OrganiseActions chosen={chosen} collection={place.collection} onRemoved={letGo} onMerge={setMerging} />
        )}
        <AddToProjectButton things={() => chosen.map(({ id, title }) => ({ kind: 'paper', id, title }))} />
        <ExportMenu papers={() => chosen} name="roadrunner library" withFiles={has('files')} />
      </SelectionBar>
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

  function reportOf(which: LibraryReport) {
    return (
      <>
        <Button variant="ghost" icon={ArrowLeft} className="mb-3" onClick={() => set({ report: undefined })}>
          All papers
        </Button>
        <h2 className="mb-3 text-lg font-semibold">{reportNames[which]}</h2>
        {which === 'duplicates' && <DuplicateQueue />}
        {which === 'relations' && <RelationQueue />}
        {which === 'trash' && <Trash />}
        {which === 'missing' && <MissingReport onEdit={setEditing} />}
        {which === 'sources' && (
          <SourcesReport
            opened={look.source}
            onOpen={(source) => set({ source })}
            onPaper={(id) => set({ opened: id })}
          />
        )}
      </>
    )
  }

  function papers() {
    return (
      <Tabs
        label="Libraries"
        value={scope}
        onValueChange={(value) => set({ scope: scopes.find((each) => each.value === value)?.value ?? 'all' })}
        tabs={scopes.map((tab) => {
          const size = sizes[tab.value]
          return { ...tab, ...(size !== undefined && { count: size }) }
        })}
      >
        <TabPanel value={scope}>
          <div className="flex flex-wrap items-start gap-x-3">
            <div className="min-w-0 flex-1 basis-full sm:basis-0">
              <TextFilter
                key={scope}
                text={text}
                onText={(value) => set({ text: value })}
                found={text === '' && !isNarrowed(place) ? undefined : library.total}
              />
            </div>
            {isOrganised && !isWide && <OrganisePopover>{sidebar}</OrganisePopover>}
            {isOrganised && (
              <SelectField
                label="Order"
                labelHidden
                options={sortOptions}
                value={sort}
                onChange={(event) => set({ sort: event.target.value as LibrarySort })}
              />
            )}
          </div>
          <NarrowedTo place={place} onPlace={(next) => set({ place: next })} />
          {list()}
        </TabPanel>
      </Tabs>
    )
  }

  function list() {
    if (library.error) {
      return (
        <ErrorCard
          title="The library could not be loaded"
          error={library.error}
          kept="Your papers are kept on the server."
          onRetry={library.retry}
          busy={library.isFetching}
        />
      )
    }
    if (library.isPending) return <Skeleton shape="row" lines={10} className="pt-2" />
    if (library.papers.length === 0 && isNarrowed(place)) return <NothingHere />
    if (library.papers.length === 0) return text === '' ? <EmptyLibrary /> : <NothingMatches text={text} />
    return (
      <LibraryTable
        key={JSON.stringify([scope, text, place, sort])}
        papers={library.papers}
        total={library.total}
        rows={library.rows}
        onEnd={library.onEnd}
        onSight={library.onSight}
        range={library.range}
        selection={selection}
        onSelect={select}
        opened={openedId}
        onOpen={(id) => set({ opened: id === openedId ? undefined : id })}
      />
    )
  }
}

const NothingHere = () => (
  <EmptyState title="No paper stands here yet">
    Choose papers in the list and use Tag, Collect or Mark. What is put here stays in the library as well.
  </EmptyState>
)

const NothingMatches = ({ text }: { text: string }) => (
  <EmptyState title={`No paper matches “${text}”`}>
    The filter looks at titles, authors, venues, years and DOIs.
  </EmptyState>
)
