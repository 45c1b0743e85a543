import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useCallback } from 'react'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { ExportMenu } from '#platform/papers/ExportMenu.tsx'
import { librarySizeQuery, paperQuery, type LibraryScope } from '#platform/papers/papers.queries.ts'
import { nothingChosen } from '#platform/papers/selection.ts'
import { SelectionBar } from '#platform/papers/SelectionBar.tsx'
import { SynthesiseButton } from '#platform/papers/SynthesiseButton.tsx'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { EmptyLibrary } from './EmptyLibrary.tsx'
import { useRemovePaper } from './library.mutations.ts'
import { LibraryTable } from './LibraryTable.tsx'
import { PaperDetails } from './PaperDetails.tsx'
import { TEXT_MAX, TextFilter } from './TextFilter.tsx'
import { useChosenPapers } from './use-chosen-papers.ts'
import { useLibrary } from './use-library.ts'
import { useWide } from './use-wide.ts'

const scopes: { value: LibraryScope; label: string }[] = [
  { value: 'all', label: 'All papers' },
  { value: 'own', label: 'My library' },
  { value: 'starter', label: 'Starter library' },
]

type Props = {
  /** Scope, text and the opened paper are in it. */
  address: URLSearchParams
  onAddress: (address: URLSearchParams) => void
  onSynthesise: (ids: readonly string[]) => void
}

/** The reference library: all of it, what came with the product, or one's own. */
export function LibraryWorkspace({ address, onAddress, onSynthesise }: Props) {
  const scope = scopes.find(({ value }) => value === address.get('scope'))?.value ?? 'all'
  const text = (address.get('text') ?? '').slice(0, TEXT_MAX)
  const openedId = address.get('paper') ?? undefined
  const isWide = useWide()
  const library = useLibrary({ scope, text })
  const { selection, select, chosen } = useChosenPapers(library.papers)
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

  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(address)
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
    onAddress(next)
  }
  const { loadMore } = library
  const handleEnd = useCallback(() => loadMore(), [loadMore])
  const handleRemove = (id: string) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          set('paper', undefined)
          select({ ids: new Set([...selection.ids].filter((each) => each !== id)), anchor: undefined })
        },
      },
    )

  // The address may name a paper that has not been scrolled to.
  const loaded = library.papers.find(({ id }) => id === openedId)
  const fetched = useQuery({
    ...paperQuery(openedId ?? ''),
    enabled: openedId !== undefined && !loaded && !library.isPending,
  })
  const opened = openedId === undefined ? undefined : (loaded ?? fetched.data)
  const details = opened && <PaperDetails paper={opened} onRemove={handleRemove} isRemoving={remove.isPending} />

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
      <Tabs
        label="Libraries"
        value={scope}
        onValueChange={(value) => set('scope', value === 'all' ? undefined : value)}
        tabs={scopes.map((tab) => {
          const size = sizes[tab.value]
          return { ...tab, ...(size !== undefined && { count: size }) }
        })}
      >
        <TabPanel value={scope}>
          <TextFilter
            key={scope}
            text={text}
            onText={(value) => set('text', value)}
            found={text === '' ? undefined : library.total}
          />
          {list()}
        </TabPanel>
      </Tabs>
      {!isWide && (
        <Drawer open={details !== undefined} onOpenChange={(open) => !open && set('paper', undefined)} title="Paper">
          {details}
        </Drawer>
      )}
      <SelectionBar chosen={chosen.length} onClear={() => select(nothingChosen)}>
        {library.hasMore && chosen.length >= library.papers.length && (
          <Button variant="ghost" busy={isChoosingAll} onClick={() => chooseAll()}>
            Choose all {library.total.toLocaleString('en-US')}
          </Button>
        )}
        <SynthesiseButton ids={chosen.map(({ id }) => id)} onSynthesise={onSynthesise} />
        <ExportMenu papers={() => chosen} name="roadrunner library" />
      </SelectionBar>
    </ListFrame>
  )

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
    if (library.papers.length === 0) return text === '' ? <EmptyLibrary /> : <NothingMatches text={text} />
    return (
      <LibraryTable
        key={`${scope} ${text}`}
        papers={library.papers}
        total={library.total}
        onEnd={handleEnd}
        selection={selection}
        onSelect={select}
        opened={openedId}
        onOpen={(id) => set('paper', id === openedId ? undefined : id)}
      />
    )
  }
}

const NothingMatches = ({ text }: { text: string }) => (
  <EmptyState title={`No paper matches “${text}”`}>
    The filter looks at titles, authors, venues, years and DOIs.
  </EmptyState>
)
