import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi, SKIPPED_MAX } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { onSignOut } from '#platform/session/sign-out.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { columnsCopy } from './columns/columns.copy.ts'
import { readImported } from './identifiers/read-imported.ts'
import { createImportSession, type EndedImport, type ImportSession, type TableChoice } from './import-session.ts'
import { importCopy as copy } from './import.copy.ts'

/** What an import makes stale. The allowance is asked for anew by the counting itself. */
const dependents = [documentsApi.list, libraryApi.facets, librarySourcesApi.list]

/** Tells the ledger of sources what of the file never reached the library, so that its counts are those of the file. */
async function endSource(client: QueryClient, { importId, sent, skipped, result }: EndedImport): Promise<void> {
  const { features } = await client.ensureQueryData(capabilitiesQuery())
  if (sent === 0 || !features.includes('library-sources')) return
  const short = (text: string) => text.slice(0, 1000)
  await callApi(librarySourcesApi.finish, {
    params: { id: importId },
    body: {
      ...(result.format !== undefined && { format: result.format }),
      ...(result.database !== undefined && { recognised: result.database.slice(0, 200) }),
      skippedCount: skipped.length,
      skipped: skipped
        .slice(0, SKIPPED_MAX)
        .map(({ line, reason, excerpt }) => ({ line, reason: short(reason), excerpt: short(excerpt) })),
    },
  })
}

const sessions = new WeakMap<QueryClient, ImportSession>()

/** The import of this page's life. It outlives the dialog, and nobody's sign-out. */
function sessionOf(client: QueryClient): ImportSession {
  const known = sessions.get(client)
  if (known) return known
  const made = createImportSession({
    read: (file, told) => readImported(client, file, told),
    sender: (file, importId) => async (batch, records, signal) => {
      const body = { importId, batch, file: file.slice(0, 300), isSource: true, records: [...records] }
      const { outcomes } = await callApi(documentsApi.importBatch, { body }, { signal })
      return outcomes
    },
  })
  sessions.set(client, made)
  onSignOut(made.reset)
  return made
}

/** An import that ends while its window is closed says so, and opens its ledger. */
function tellOfEnd(session: ImportSession) {
  const state = session.get()
  const isEnd = state.step === 'done' || state.step === 'stopped' || state.step === 'columns'
  if (session.isWatched() || !isEnd) return
  const action = { label: 'Show', onClick: () => openDialog({ name: 'import' }) }
  if (state.step === 'columns')
    toast({ title: columnsCopy.waits(state.file), description: columnsCopy.waitsWhy, action })
  else if (state.step === 'done')
    toast({ title: copy.done(state.file), description: copy.added(state.ledger.added), action })
  else toast({ title: copy.stopped(state.saved, state.total), variant: 'destructive', action })
}

/** Starts an import without looking on: what looks on is told of nothing, since it sees it. */
export function useImportStart() {
  const client = useQueryClient()
  const consume = useConsume()
  const session = sessionOf(client)
  const start = useCallback(
    (file: File) => {
      const use = newKey()
      const started = session.start(file, ({ added, duplicates }, ended) => {
        // A file of which the library took nothing is no upload.
        if (added + duplicates.length > 0) consume('upload', use)
        // Where the end is not heard the source says that it is not known whether all of it arrived.
        void endSource(client, ended)
          .catch(() => {})
          .then(() => invalidateInAllTabs(client, dependents))
      })
      void started.then(() => tellOfEnd(session))
    },
    [session, consume, client],
  )
  return { session, start }
}

export function useImport() {
  const { session, start } = useImportStart()
  const state = useSyncExternalStore(session.subscribe, session.get)

  // The rest of a file lives in this page alone: leaving it asks first.
  const isOpen = state.step === 'saving' || state.step === 'stopped'
  useEffect(() => {
    if (!isOpen) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen])

  const resume = () => void session.resume().then(() => tellOfEnd(session))
  const choose = (choice: TableChoice) => void session.choose(choice).then(() => tellOfEnd(session))
  return { state, start, choose, stop: session.stop, reset: session.reset, giveUp: session.giveUp, resume }
}
