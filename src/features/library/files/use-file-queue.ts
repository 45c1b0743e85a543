import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { libraryApi } from '#contract/library.ts'
import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { textsChanged } from '#research/files/texts-changed.ts'
import { isPaperFile, refusalOf } from '#research/files/paper-file-rules.ts'
import { onSignOut } from '#platform/session/sign-out.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { toast } from '#shared/toast/toast.ts'

import { DROPPED_MAX } from './dropped-files.ts'
import { createFileQueue, fileLedger, FileRefused, type FileQueue, type QueuedFile } from './file-queue.ts'
import { filesCopy as copy } from './files.copy.ts'

const sessions = new WeakMap<QueryClient, FileQueue>()

const isReferenceFile = ({ name }: File) => /\.(?:ris|bib|bibtex|nbib|enw|xml|json|csv|tsv|zip)$/i.test(name)

/** Which errors of the server say that the file itself will not do. */
const isFinal = (error: unknown) => error instanceof ApiError && (error.status === 413 || error.status === 422)

/** The files of this page's life. They outlive the dialog, and nobody's sign-out. */
function queueOf(client: QueryClient): FileQueue {
  const known = sessions.get(client)
  if (known) return known
  const queue = createFileQueue({
    newKey,
    words: { limit: copy.limit, stopped: copy.stopped },
    reasonOf: (error) => messageOf(error, 'It could not be sent.'),
    read: async (file, told) => {
      if (isReferenceFile(file)) throw new FileRefused(copy.referenceFile, false)
      const refusal = refusalOf(file)
      if (refusal !== undefined) throw new FileRefused(refusal, false)
      try {
        const { readPaperFile } = await import('#research/files/read-paper-file.ts')
        return await readPaperFile(file, told)
      } catch (error) {
        if (error instanceof Error && error.name === 'PaperFileRefused') throw new FileRefused(error.message, false)
        throw error
      }
    },
    send: async (file, read, key, told) => {
      const { sendNewPaper } = await import('#research/files/send-paper-file.ts')
      try {
        const { outcome, paper, by, isTextKept } = await sendNewPaper(file, read, key, told)
        const remarks = [
          ...(read.hasText ? [] : [copy.noText]),
          ...(outcome === 'added' && read.isGuessed ? [copy.guessed] : []),
          ...(isTextKept ? [] : [copy.textNotKept]),
        ]
        return {
          outcome,
          documentId: paper.id,
          title: paper.title,
          by,
          remarks: outcome === 'duplicate' ? [] : remarks,
        }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'limit_reached') throw new FileRefused(copy.limit, true)
        if (isFinal(error)) throw new FileRefused(messageOf(error, 'The server refused it.'), false)
        throw error
      }
    },
  })
  sessions.set(client, queue)
  onSignOut(queue.reset)
  return queue
}

/** Files that end while their window is closed say so, and open their ledger. */
function tellOfEnd(queue: FileQueue) {
  if (queue.isWatched() || queue.isBusy() || queue.get().length === 0) return
  const { added, attached, total } = fileLedger(queue.get())
  const action = { label: 'Show', onClick: () => openDialog({ name: 'import' }) }
  toast({ title: copy.done(total), description: copy.finished(added + attached), action })
}

/** Whether files go into the queue of papers, or one file is read as a list of references. */
export const arePaperFiles = (files: readonly File[]): boolean => {
  const [first] = files
  if (files.length !== 1 || !first) return files.length > 0
  return isPaperFile(first) && !/\.(?:txt|xml)$/i.test(first.name)
}

/** Puts files into the queue without looking on. */
export function useFileStart() {
  const client = useQueryClient()
  const consume = useConsume()
  const queue = queueOf(client)
  const usage = useUsage('upload').data
  const allowance = usage ? allowanceOf(usage) : undefined
  const mayTake = allowance?.kind === 'limited' ? allowance.remaining : allowance?.kind === 'used-up' ? 0 : undefined
  const plan = { mayTake, onTaken: (key: string) => consume('upload', key) }
  const settled = (work: Promise<void>) =>
    void work.then(() => {
      tellOfEnd(queue)
      return invalidate(client, [...textsChanged, libraryApi.facets])
    })
  const add = (chosen: readonly File[]) => {
    if (chosen.length > DROPPED_MAX) toast({ title: copy.tooMany(DROPPED_MAX) })
    settled(queue.add(chosen.slice(0, DROPPED_MAX), plan))
  }
  const retry = (key?: string) => settled(queue.retry(key, plan))
  return { queue, mayTake, add, retry }
}

export function useFileQueue() {
  const { queue, mayTake, add, retry } = useFileStart()
  const files = useSyncExternalStore(queue.subscribe, queue.get)
  const isBusy = files.some(({ state }) => state.is === 'waiting' || state.is === 'reading' || state.is === 'sending')

  // What is not sent yet lives in this page alone: leaving it asks first.
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  return { files, isBusy, mayTake, add, retry, stop: queue.stop, reset: queue.reset }
}

export const mayBeRetried = ({ state }: QueuedFile) => state.is === 'refused' && state.mayRetry
