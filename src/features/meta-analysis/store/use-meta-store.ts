import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { keyOf } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { metaCopy as copy } from '../meta-analysis.copy.ts'
import { readDocument } from '#research/meta-analysis/document.ts'
import { redone, startHistory, stepped, undone, type History } from '#shared/history/history.ts'
import { draftIn, hasContent, KIND, papersOf, startOf, type Kept } from './kept.ts'

const PAUSE_MS = 1200
const AGAIN_MS = 15_000

export type SaveState =
  /** Nothing to save. */
  | { is: 'saved' }
  /** Typed, and sent after a pause. */
  | { is: 'pending' }
  | { is: 'saving' }
  /** Not accepted; kept in this tab and tried again. */
  | { is: 'failed'; reason: string }
  /** Somebody saved another version meanwhile. */
  | { is: 'conflict' }
  /** The server keeps no tables. */
  | { is: 'unkept' }

type Options = {
  id: string | undefined
  /** What the server has under this id. */
  saved: Synthesis | undefined
  isExample: boolean
  onCreated: (id: string) => void
}

const keptIn = (saved: Synthesis | undefined): Kept | undefined => {
  const read = readDocument(saved?.body)
  return read.ok
    ? { title: saved?.title === copy.untitled ? '' : (saved?.title ?? ''), document: read.document }
    : undefined
}

/**
 * A meta-analysis with its steps, kept in the tab at each of them and on the server a moment later. What the server has
 * not confirmed stays a draft; another version there is never overwritten unasked.
 */
export function useMetaStore({ id, saved, isExample, onCreated }: Options) {
  const client = useQueryClient()
  const { user } = useSession()
  const place = useCallback(
    (target: string | undefined) => draftKey(user?.id, KIND, isExample ? 'example' : (target ?? 'new')),
    [user?.id, isExample],
  )
  const [start] = useState(() => {
    const draft = draftIn(readDraft(place(id)))
    const server = keptIn(saved)
    return {
      history: startHistory<Kept>(draft ?? server ?? startOf(isExample)),
      server,
      version: draft ? draft.version : (saved?.version ?? undefined),
      clientKey: draft?.clientKey ?? newKey(),
      isDraft: draft !== undefined,
    }
  })
  const [history, setHistory] = useState<History<Kept>>(start.history)
  const { present } = history
  const [state, setState] = useState<SaveState>(
    start.isDraft && !isExample && hasContent(present) ? { is: 'pending' } : { is: 'saved' },
  )
  // What is on the server, and how it is addressed there.
  const known = useRef({
    id,
    version: start.version,
    clientKey: start.clientKey,
    sent: start.isDraft ? undefined : present,
  })
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  }, [present])
  const isSending = useRef(false)
  // Who has left the page is not called back to it by a save that ends later.
  const tellCreated = useRef<((id: string) => void) | undefined>(onCreated)
  useEffect(() => {
    tellCreated.current = onCreated
    return () => {
      tellCreated.current = undefined
    }
  }, [onCreated])

  const keep = useCallback(
    (kept: Kept) => {
      const { version, clientKey } = known.current
      writeDraft(place(known.current.id), { ...kept, clientKey, ...(version !== undefined && { version }) })
    },
    [place],
  )

  /** Each step waits to be sent; what failed or stands against another version is tried and decided by itself. */
  const move = useCallback(
    (step: (history: History<Kept>) => History<Kept>) => {
      setHistory((before) => step(before))
      if (!isExample)
        setState((before) => (before.is === 'saved' || before.is === 'saving' ? { is: 'pending' } : before))
    },
    [isExample],
  )
  // Each step is a draft at once.
  useEffect(() => {
    if (present !== start.history.present && present !== known.current.sent) keep(present)
  }, [present, keep, start])

  const send = useCallback(async () => {
    if (isSending.current || isExample) return
    const kept = latest.current
    if (!known.current.id && !hasContent(kept)) return
    isSending.current = true
    const { version, clientKey } = known.current
    const documentIds = papersOf(kept)
    const content = { title: kept.title.trim() || copy.untitled, body: kept.document, kind: KIND, documentIds }
    setState({ is: 'saving' })
    try {
      const target = known.current.id
      const reply = target
        ? await callApi(synthesesApi.update, {
            params: { id: target },
            body: { ...content, ...(version !== undefined && { version }) },
          })
        : await callApi(synthesesApi.create, { body: { ...content, clientKey } })
      const isKept = reply.body !== undefined && reply.body !== null
      const before = place(target)
      known.current = { id: reply.id, clientKey, version: reply.version ?? undefined, sent: kept }
      client.setQueryData(analysisQuery(reply.id).queryKey, reply)
      void client.invalidateQueries({ queryKey: keyOf(synthesesApi.list) })
      const isSame = latest.current === kept
      if (!isSame) keep(latest.current)
      if (isKept && (isSame || place(reply.id) !== before)) discardDraft(before)
      setState(isKept ? { is: isSame ? 'saved' : 'pending' } : { is: 'unkept' })
      if (!target) tellCreated.current?.(reply.id)
    } catch (error) {
      setState(
        statusOf(error) === 409
          ? { is: 'conflict' }
          : { is: 'failed', reason: messageOf(error, 'The server gave no reason.') },
      )
    } finally {
      isSending.current = false
    }
  }, [client, isExample, keep, place])

  useEffect(() => {
    if (state.is !== 'pending') return undefined
    const timer = setTimeout(() => void send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, present, send])
  useEffect(() => {
    if (state.is !== 'failed') return undefined
    const again = () => void send()
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [state.is, send])
  // Leaving within the pause sends what was typed last.
  const isPending = useRef(false)
  useEffect(() => {
    isPending.current = state.is === 'pending'
  }, [state.is])
  useEffect(
    () => () => {
      if (isPending.current) void send()
    },
    [send],
  )
  useLeaveGuard(state.is === 'failed' || state.is === 'conflict' || state.is === 'unkept')

  // Somebody else saved, and nothing of ours is waiting: theirs is taken over.
  const serverVersion = saved?.version ?? 0
  useEffect(() => {
    const { version = 0, sent } = known.current
    if (serverVersion <= version || saved?.id !== known.current.id) return
    const theirs = keptIn(saved)
    if (!theirs || latest.current !== sent) return
    known.current = { ...known.current, version: serverVersion, sent: theirs }
    setHistory(startHistory(theirs))
  }, [saved, serverVersion])

  /** After a conflict: mine over theirs, or theirs in the place of mine, which undoing brings back. */
  const settle = async (whose: 'mine' | 'theirs') => {
    const target = known.current.id
    if (!target) return
    setState({ is: 'saving' })
    try {
      const theirs = await callApi(synthesesApi.get, { params: { id: target } })
      known.current = { ...known.current, version: theirs.version ?? undefined }
      const kept = keptIn(theirs)
      if (whose === 'mine' || !kept) return setState({ is: 'pending' })
      known.current = { ...known.current, sent: kept }
      discardDraft(place(target))
      setHistory((before) => stepped(before, kept))
      setState({ is: 'saved' })
    } catch (error) {
      setState({ is: 'failed', reason: messageOf(error, 'The server gave no reason.') })
    }
  }

  return {
    kept: present,
    change: useCallback(
      (step: (before: Kept) => Kept, mergeKey?: string) =>
        move((before) => stepped(before, step(before.present), mergeKey)),
      [move],
    ),
    undo: useCallback(() => move(undone), [move]),
    redo: useCallback(() => move(redone), [move]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    state,
    retry: () => void send(),
    settle,
  }
}
