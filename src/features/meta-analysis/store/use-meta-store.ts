import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { draftKey, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { onSignOut } from '#platform/session/forgetters.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useSaved } from '#research/analyses/use-saver.ts'
import { useSending } from '#research/saving/use-sending.ts'
import { redone, startHistory, stepped, undone, type History } from '#shared/history/history.ts'

import { draftIn, KIND, startOf, type Kept } from './kept.ts'
import { createMetaSaver } from './meta-saver.ts'

type Options = {
  /** What the server has of it; nothing of a new one. */
  saved: Synthesis | undefined
  isExample: boolean
  onCreated: (id: string) => void
}

/**
 * A meta-analysis with its steps, kept in the tab at each of them and on the server a moment later. Another version there
 * is never overwritten unasked. The example is kept in the tab alone.
 */
export function useMetaStore({ saved, isExample, onCreated }: Options) {
  const { user } = useSession()
  const exampleKey = draftKey(user?.id, KIND, 'example')
  const [saver] = useState(() => createMetaSaver(user?.id, saved))
  const { work, theirs, ...saving } = useSyncExternalStore(saver.subscribe, saver.current)
  const [history, setHistory] = useState<History<Kept>>(() =>
    startHistory(isExample ? (draftIn(readDraft(exampleKey)) ?? startOf(true)) : saver.start),
  )
  const latest = useRef(history)
  const isTaken = useRef(false)
  const isHere = useRef(false)

  const show = useCallback((next: History<Kept>) => {
    latest.current = next
    setHistory(next)
  }, [])
  const move = useCallback(
    (step: (history: History<Kept>) => History<Kept>) => {
      show(step(latest.current))
      const { title, document } = latest.current.present
      if (isExample) writeDraft(exampleKey, latest.current.present)
      else saver.change(() => ({ title, body: document }))
    },
    [saver, show, isExample, exampleKey],
  )
  useEffect(() => {
    if (!isExample) saver.arrived(saved)
  }, [saver, saved, isExample])
  // What comes from elsewhere begins anew; what is taken in the place of one's own can be undone.
  useEffect(() => {
    const { present } = latest.current
    if (!work || (work.body === present.document && work.title === present.title)) return
    const next = { title: work.title, document: work.body }
    show(isTaken.current ? stepped(latest.current, next) : startHistory(next))
    isTaken.current = false
  }, [work, show])

  useSaved(saver)
  useSending(saver)
  useEffect(() => {
    saver.onMade(onCreated)
    return () => saver.onMade(undefined)
  }, [saver, onCreated])
  // Who leaves has the last of it sent; what fails then waits in the tab for the next visit.
  useEffect(() => {
    isHere.current = true
    const stay = onSignOut(saver.end)
    return () => {
      isHere.current = false
      stay()
      void saver.flush().then(() => isHere.current || saver.end())
    }
  }, [saver])
  const { state } = saving
  useLeaveGuard(state === 'waiting' || state === 'failed' || state === 'conflict')

  return {
    kept: history.present,
    change: useCallback(
      (step: (before: Kept) => Kept, mergeKey?: string) =>
        move((before) => stepped(before, step(before.present), mergeKey)),
      [move],
    ),
    undo: useCallback(() => move(undone), [move]),
    redo: useCallback(() => move(redone), [move]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    sign: { saving, keptIn: 'tab' as const, onRetry: () => void saver.wake() },
    conflict: {
      saving: { ...saving, theirs },
      onKeepMine: () => void saver.keepMine(),
      onTakeTheirs: () => {
        isTaken.current = true
        saver.takeTheirs()
      },
    },
  }
}
