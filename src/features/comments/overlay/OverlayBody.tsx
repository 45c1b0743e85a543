import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { User } from '#contract/auth.ts'
import type { Comment } from '#contract/comments.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { anchorOf } from '../anchor/anchor.ts'
import { elementAt } from '../anchor/describe-place.ts'
import type { Point } from '../anchor/place.ts'
import { useWantedComment, wantComment } from '../overlay-state.ts'
import type { CommentPlace } from './comment-place.ts'
import { CommentMarker } from './CommentMarker.tsx'
import { DRAFT_MARK, firstSpot, spotOn } from './draft-spot.ts'
import { DraftMarker } from './DraftMarker.tsx'
import { FloatingCard } from './FloatingCard.tsx'
import type { Mark } from './marker-entry.ts'
import { MarkerTray } from './MarkerTray.tsx'
import { useMovedPlaces } from './moved-places.ts'
import { useNewComment } from './new-comment.draft.ts'
import { NewCommentForm } from './NewCommentForm.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'
import { usePageRoom } from './overlay.realtime.ts'
import { OverlayDock } from './OverlayDock.tsx'
import { useLastFocused, usePageClicks } from './page-clicks.ts'
import { usePageComments } from './page-comments.queries.ts'
import { FORM_WIDTH } from './popup-position.ts'
import { SpotPicker } from './SpotPicker.tsx'
import { ThreadCard } from './ThreadCard.tsx'
import { TriagePanel } from './TriagePanel.tsx'
import { useEscape } from './use-escape.ts'
import { useMarkerEngine } from './use-marker-engine.ts'

type Props = {
  user: User
  place: CommentPlace
  /** A dialog is open, and the overlay in it. */
  isInDialog: boolean
  onLeave: () => void
}

/** What is open over the page: a comment, the form, or the choice of a spot for either. */
type Layer =
  | { kind: 'none' }
  | { kind: 'thread'; id: string }
  | { kind: 'form' }
  | { kind: 'pick'; id: string | undefined }

const NONE: Layer = { kind: 'none' }

export function OverlayBody({ user, place, isInDialog, onLeave }: Props) {
  const { data, error, isPending, refetch } = usePageComments(place.page, place.subpage, isAdmin(user))
  const comments = useMemo(() => data ?? [], [data])
  const { typists, others } = usePageRoom(place.page)
  const { places, place: keepPlace } = useMovedPlaces(user.id)
  const draft = useNewComment(place)
  const [layer, setLayer] = useState<Layer>(NONE)
  const lastFocused = useLastFocused()
  const wanted = useWantedComment()
  const [notice, setNotice] = useState<string>()
  const [isTriaging, setTriaging] = useState(false)

  const marks = useMemo((): Mark[] => {
    const ofComments = comments.map((comment) => {
      const moved = places[comment.id]
      const percent = moved?.percent ?? { x: comment.xPosition, y: comment.yPosition }
      return { id: comment.id, anchor: moved?.anchor ?? anchorOf(comment), percent }
    })
    return draft.spot ? [...ofComments, { id: DRAFT_MARK, ...draft.spot }] : ofComments
    // The spot is read anew from its text at each drawing; what it says is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [comments, places, JSON.stringify(draft.spot)])
  const { setLayer: setMarkerLayer, states, engine, register, nodeOf } = useMarkerEngine(marks)

  const isWaiting = (id: string) => states.get(id) === 'lost' || states.get(id) === 'hidden'
  const waiting = comments.flatMap((comment) => {
    const state = states.get(comment.id)
    return state && isWaiting(comment.id) ? [{ comment, state }] : []
  })
  const opened = layer.kind === 'thread' ? layer.id : undefined
  const openedComment = comments.find(({ id }) => id === opened)
  const hasDraftMark = draft.spot !== undefined && (layer.kind === 'form' || draft.isBegun)

  const open = useCallback(
    (id: string) => {
      wantComment(undefined)
      setLayer({ kind: 'thread', id })
      engine?.reveal(id)
    },
    [engine],
  )
  /** A marker that is being brought into view takes the focus as soon as it can be seen, unless it has gone elsewhere. */
  const focusMarker = (id: string | undefined, tries = 12, before = document.activeElement) => {
    const node = id === undefined ? undefined : nodeOf(id)
    const button = node?.matches('button') ? node : node?.querySelector('button')
    button?.focus({ preventScroll: true })
    if (button && document.activeElement === before && before !== button && tries > 0) {
      requestAnimationFrame(() => document.activeElement === before && focusMarker(id, tries - 1, before))
    }
  }
  const addButton = useRef<HTMLButtonElement>(null)
  /** Where a layer closes whose marker goes with it, the next comment is begun from here. */
  const focusTools = () => addButton.current?.focus({ preventScroll: true })
  const finish = () => {
    setLayer(NONE)
    focusTools()
  }
  const close = () => {
    setLayer(NONE)
    const id = layer.kind === 'thread' ? layer.id : layer.kind === 'form' && draft.isBegun ? DRAFT_MARK : undefined
    if (id !== undefined && nodeOf(id)) focusMarker(id)
    else if (layer.kind !== 'pick') focusTools()
  }
  const startForm = (element?: Element, point?: Point) => {
    setNotice(undefined)
    if (element) draft.setSpot(spotOn(element, point))
    else if (!draft.spot || !draft.isBegun) draft.setSpot(firstSpot(lastFocused.current))
    setLayer({ kind: 'form' })
  }
  const pick = (element: Element, point?: Point) => {
    if (layer.kind !== 'pick') return
    const comment = comments.find(({ id }) => id === layer.id)
    if (layer.id === undefined) startForm(element, point)
    else {
      const done = isWaiting(layer.id) ? copy.putBackDone : copy.moved
      if (comment) keepPlace({ comment, spot: spotOn(element, point), done })
      setLayer(NONE)
    }
  }
  // Who may move a comment: admins, and who wrote it.
  const mayMove = ({ userId }: Comment) => isAdmin(user) || userId === user.id
  const moveMarker = useCallback(
    (id: string, point: Point) => {
      const comment = comments.find((each) => each.id === id)
      const element = elementAt(point)
      if (comment && element) keepPlace({ comment, spot: spotOn(element, point), done: copy.moved })
    },
    [comments, keepPlace],
  )

  const walked = useRef<string>(undefined)
  const order = () =>
    engine?.order().filter((id) => id !== DRAFT_MARK && (nodeOf(id) !== undefined || isWaiting(id))) ?? []
  const [position, setPosition] = useState<number>()
  const walk = (step: 1 | -1) => {
    const ids = order()
    if (ids.length === 0) return
    const at = walked.current === undefined ? (step === 1 ? -1 : 0) : ids.indexOf(walked.current)
    const next = (at + step + ids.length) % ids.length
    walked.current = ids[next]
    setNotice(undefined)
    setPosition(next + 1)
    if (layer.kind === 'thread') return open(ids[next] ?? '')
    engine?.reveal(ids[next] ?? '')
    focusMarker(ids[next])
  }

  const keys = { group: copy.tools, enabled: layer.kind !== 'pick' }
  useShortcut('n', () => walk(1), { label: copy.next, ...keys })
  useShortcut('p', () => walk(-1), { label: copy.previous, ...keys })
  useShortcut('a', () => startForm(), { label: copy.add, ...keys })
  useEscape(() => {
    if (layer.kind === 'none') onLeave()
    else if (layer.kind === 'pick' && layer.id === undefined) setLayer({ kind: 'form' })
    else close()
  }, layer.kind !== 'none')
  usePageClicks((element, point) => {
    if (layer.kind === 'thread') setLayer(NONE)
    else startForm(element, point)
  }, layer.kind !== 'pick')

  // A jump from the list of comments that came before its comment was here.
  const isWantedHere = wanted !== undefined && comments.some(({ id }) => id === wanted) && states.has(wanted)
  useEffect(() => {
    if (isWantedHere && wanted !== undefined && states.get(wanted) !== 'searching') open(wanted)
  }, [isWantedHere, wanted, states, open])

  return (
    <>
      <div ref={setMarkerLayer} className="pointer-events-none absolute top-0 left-0 size-0">
        <ul aria-label={copy.markers}>
          {comments.map(
            (comment) =>
              !isWaiting(comment.id) && (
                <CommentMarker
                  key={comment.id}
                  comment={comment}
                  isOpen={opened === comment.id}
                  onOpen={open}
                  onMove={mayMove(comment) ? moveMarker : undefined}
                  register={register}
                />
              ),
          )}
          {hasDraftMark && (
            <DraftMarker isOpen={layer.kind === 'form'} onOpen={() => setLayer({ kind: 'form' })} register={register} />
          )}
        </ul>
      </div>
      {layer.kind === 'thread' && (
        <ThreadCard
          key={layer.id}
          id={layer.id}
          comment={openedComment}
          isKnown={data !== undefined}
          anchor={nodeOf(layer.id)}
          user={user}
          typists={typists}
          onWalk={walk}
          onMove={openedComment && mayMove(openedComment) ? () => setLayer({ kind: 'pick', id: layer.id }) : undefined}
          onClose={close}
          onDeleted={() => {
            setLayer(NONE)
            // The question whether to delete gives the focus back once it is closed, and that may be only now.
            setTimeout(focusTools)
          }}
        />
      )}
      {layer.kind === 'form' && (
        <FloatingCard anchor={nodeOf(DRAFT_MARK)} width={FORM_WIDTH} title={copy.newComment} onClose={close}>
          <NewCommentForm
            userId={user.id}
            place={place}
            draft={draft}
            onPick={() => setLayer({ kind: 'pick', id: undefined })}
            onDiscard={() => {
              draft.discard()
              finish()
            }}
            onSent={() => {
              finish()
              setNotice(copy.sent)
            }}
          />
        </FloatingCard>
      )}
      {layer.kind === 'pick' && (
        <SpotPicker
          start={engine?.elementOf(layer.id ?? DRAFT_MARK) ?? lastFocused.current}
          onPick={pick}
          onCancel={() => setLayer(layer.id === undefined ? { kind: 'form' } : NONE)}
        />
      )}
      {layer.kind !== 'pick' && (
        <div
          className={classNames(
            'pointer-events-none fixed z-[45] flex max-w-[calc(100vw-2rem)] flex-col gap-2 print:hidden',
            // Beside a dialog, where its own buttons are not.
            isInDialog
              ? 'top-1 left-2 items-start sm:top-auto sm:bottom-4 sm:left-4'
              : 'right-4 bottom-19 items-end sm:right-6 sm:bottom-21',
          )}
        >
          <MarkerTray
            waiting={waiting}
            openId={opened}
            onOpen={open}
            onPutBack={(id) => setLayer({ kind: 'pick', id })}
            register={register}
          />
          {isTriaging && (
            <TriagePanel
              comments={order().flatMap((id) => comments.find((comment) => comment.id === id) ?? [])}
              openId={opened}
              onShow={(id) => engine?.reveal(id)}
              onOpen={open}
              onClose={() => setTriaging(false)}
            />
          )}
          <OverlayDock
            isTriaging={isTriaging}
            onTriage={isAdmin(user) ? () => setTriaging(!isTriaging) : undefined}
            addButton={addButton}
            count={comments.length}
            position={position}
            others={others}
            typists={typists}
            notice={notice}
            isLoading={isPending}
            hasFailed={error !== null}
            isDraft={draft.isBegun}
            onAdd={() => startForm()}
            onWalk={walk}
            onRetry={() => void refetch()}
            onLeave={onLeave}
          />
        </div>
      )}
    </>
  )
}
