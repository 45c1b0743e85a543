import { Download, Inbox, ListFilter } from 'lucide-react'
import { useMemo, useState } from 'react'

import type { User } from '#contract/auth.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { BoardColumns } from './BoardColumns.tsx'
import { boardCsv } from './board-csv.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardList } from './BoardList.tsx'
import { boardViews, isFiltered, readLook, shownBy, withoutFilters, writeLook, type BoardLook } from './board-look.ts'
import { useMovesUnderWay } from './board.mutations.ts'
import { useBoardComments } from './board.queries.ts'
import { BoardSummary } from './BoardSummary.tsx'
import { BulkBar } from './BulkBar.tsx'
import { boardCopy as copy } from './board.copy.ts'
import type { CommentSlots } from './CommentDetails.tsx'
import { DetailsDrawer } from './DetailsDrawer.tsx'
import { HeatMap } from './HeatMap.tsx'
import { heatOf } from './heat.ts'
import { pageNames } from './comment-words.ts'
import { useMover } from './use-mover.tsx'

const TICK_MS = 20_000
const NONE: ReadonlySet<string> = new Set()

type Props = {
  user: User
  /** View, filters and the opened comment are in it. */
  address: URLSearchParams
  onAddress: (address: URLSearchParams) => void
  slots: CommentSlots
}

/** All comments for those who answer them: by status, as a list, or by where they stand. */
export function CommentBoard({ user, address, onAddress, slots }: Props) {
  const look = useMemo(() => readLook(address), [address])
  const onLook = (next: BoardLook) => onAddress(writeLook(next))
  const read = useBoardComments(user.id)
  const { comments, missing, error } = read
  const now = useNow(TICK_MS)
  const moving = useMovesUnderWay()
  const { move, question } = useMover()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)

  // On its way a comment stands where it is going; where the server refuses, it is back by itself.
  const placed = useMemo(
    () => comments?.map((comment) => ({ ...comment, status: moving.get(comment.id) ?? comment.status })),
    [comments, moving],
  )
  const shown = useMemo(() => (placed ? shownBy(look, placed, now) : []), [look, placed, now])
  // What is chosen and not shown any more must not be changed with the rest.
  const picked = shown.filter(({ id }) => chosen.has(id))
  const [exportCsv, isExporting] = useOnce(async () => {
    try {
      const text = await boardCsv(shown, location.origin)
      saveFile(new File([text], copy.csvName, { type: 'text/csv;charset=utf-8' }))
    } catch {
      toast({ title: copy.error, description: copy.csvFailed, variant: 'destructive' })
    }
  })

  const choose = (id: string, isChosen: boolean) =>
    setChosen((was) => new Set(isChosen ? [...was, id] : [...was].filter((one) => one !== id)))
  const handlers = {
    now,
    chosen,
    moving,
    onChoose: choose,
    onOpen: (id: string) => onLook({ ...look, comment: id }),
    onMove: move,
  }
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={copy.lead}
          actions={
            <Button
              icon={Download}
              busy={isExporting}
              disabled={shown.length === 0 && !isExporting}
              onClick={() => exportCsv()}
            >
              {copy.csv}
            </Button>
          }
        >
          {copy.title}
        </PageTitle>
      }
    >
      {error && !comments && <ErrorCard title={copy.loadFailed} of={read} />}
      {!comments && !error && <Skeleton lines={3} shape="card" />}
      {placed && (
        <div className="space-y-5">
          {error && <Notice>{copy.notFresh}</Notice>}
          {missing.length > 0 && <Notice tone="warning">{copy.partly(pageNames(missing))}</Notice>}
          {placed.length === 0 ? (
            <EmptyState title={copy.empty} icon={Inbox}>
              {copy.emptyDetail}
            </EmptyState>
          ) : (
            <>
              <BoardFilters look={look} comments={placed} onLook={onLook} />
              <BoardSummary comments={shown} />
              <Tabs
                label={copy.views}
                value={look.view}
                onValueChange={(value) =>
                  onLook({ ...look, view: boardViews.find((view) => view === value) ?? 'board' })
                }
                tabs={boardViews.map((value) => ({ value, label: copy.viewNames[value] }))}
              >
                {shown.length === 0 ? (
                  <NoneShown onClear={isFiltered(look) ? () => onLook(withoutFilters(look)) : undefined} />
                ) : (
                  <>
                    <TabPanel value="board">
                      <BoardColumns comments={shown} {...handlers} />
                    </TabPanel>
                    <TabPanel value="list">
                      <BoardList comments={shown} {...handlers} onChooseAll={(ids) => setChosen(new Set(ids))} />
                    </TabPanel>
                    <TabPanel value="map">
                      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
                        {heatOf(shown).map((heat) => (
                          <HeatMap
                            key={heat.page}
                            heat={heat}
                            onSpot={(spot) => onLook({ ...look, view: 'list', page: heat.page, spot })}
                          />
                        ))}
                      </div>
                    </TabPanel>
                  </>
                )}
              </Tabs>
              {picked.length > 0 && <BulkBar comments={picked} onChosen={(ids) => setChosen(new Set(ids))} />}
            </>
          )}
        </div>
      )}
      {placed && look.comment !== undefined && (
        <DetailsDrawer
          comment={placed.find(({ id }) => id === look.comment)}
          {...{ userId: user.id, now, moving, slots }}
          onMove={move}
          onClose={() => onLook({ ...look, comment: undefined })}
        />
      )}
      {question}
    </ListFrame>
  )
}

function NoneShown({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title={copy.noneShown}
      icon={ListFilter}
      action={onClear && <Button onClick={onClear}>{copy.clearFilters}</Button>}
    />
  )
}
