import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { libraryApi } from '#contract/library.ts'
import { searchApi } from '#contract/search.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { sendLog } from '#research/analyses/log-of.ts'
import type { BroughtBack } from '#research/export/bring-back.ts'
import { bringPastWork, type BroughtWork } from '#research/export/past-work.ts'
import { fetchWholeLibrary } from '#research/papers/papers.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { readExport } from './read-export.ts'
import { restoreCopy as copy } from './restore.copy.ts'
import { asNew, idsToday, papersOf } from './with-papers.ts'

const dependents = [
  copilotApi.sessions,
  libraryFiltersApi.list,
  searchApi.runs,
  synthesesApi.list,
  documentsApi.list,
  documentsApi.get,
  filesApi.text,
  libraryApi.collections,
  libraryApi.facets,
]

/** What became of the syntheses of an archive. Law: back + already + failed = total. */
export type Restored = {
  file: string
  total: number
  back: number
  already: number
  failed: { name: string; reason: string }[]
  /** Papers that they name and the library has not. */
  missingPapers: number
  /** Undefined where the archive holds no library in our own words. */
  library: BroughtBack | undefined
  /** Undefined where the archive is from before it was taken along. */
  past: BroughtWork | undefined
}

export type RestoreStep = {
  part: 'papers' | 'files' | 'highlights' | 'syntheses' | keyof BroughtWork
  done: number
  total: number
}

/** Brings a library and saved syntheses back from an export. The same archive twice brings nothing twice. */
export function useRestore() {
  const client = useQueryClient()
  const [result, setResult] = useState<Restored>()
  const [problem, setProblem] = useState<string>()
  const [step, setStep] = useState<RestoreStep>()
  const consume = useConsume()
  const { has } = useCapabilities()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  const [restore, isRestoring] = useOnce(async (file: File) => {
    setProblem(undefined)
    setResult(undefined)
    const { signal } = (stopper.current = new AbortController())
    try {
      const archive = await readExport(file)
      if (!archive) return setProblem(copy.noExport(file.name))
      const { bringLibraryBack } = await import('#research/export/bring-back.ts')
      const library = await bringLibraryBack(archive.bytes, file.name, {
        signal,
        keepsIds: true,
        onStep: setStep,
        onFile: (key) => consume('upload', key),
      })
      if ((library?.papers.back ?? 0) > 0) consume('upload', newKey())
      const [today, saved] = await Promise.all([fetchWholeLibrary(client), callApi(synthesesApi.list, {})])
      const known = new Set(saved.map(({ id }) => id))
      // The server lists them and gives back no content, and this browser never had it.
      const elsewhere = new Set(saved.filter(({ keptIn }) => keptIn === 'elsewhere').map(({ id }) => id))
      const wanted = new Set(archive.syntheses.flatMap(papersOf))
      const ids = idsToday(wanted, archive.papers, today)
      const here = new Map([...(library?.ids ?? []), ...(library?.folders ?? []), ...ids])
      const outcome: Restored = {
        file: file.name,
        total: archive.syntheses.length + archive.unreadable.length,
        back: 0,
        already: 0,
        failed: archive.unreadable.map((name) => ({ name, reason: copy.unreadable })),
        missingPapers: wanted.size - ids.size,
        library,
        past: undefined,
      }
      for (const [done, synthesis] of archive.syntheses.entries()) {
        signal.throwIfAborted()
        setStep({ part: 'syntheses', done, total: archive.syntheses.length })
        try {
          const log = archive.logs.get(synthesis.id) ?? []
          if (elsewhere.has(synthesis.id)) {
            const { clientKey: _, ...content } = asNew(synthesis, ids)
            await callApi(synthesesApi.update, { params: { id: synthesis.id }, body: content })
            await sendLog(synthesis.id, log, here, signal)
            outcome.back += 1
          } else if (known.has(synthesis.id)) outcome.already += 1
          else {
            const made = await callApi(synthesesApi.create, { body: asNew(synthesis, ids) })
            await sendLog(made.id, log, here, signal)
            // The key of an earlier time: the server answers with what it made then.
            if (known.has(made.id)) outcome.already += 1
            else outcome.back += 1
          }
        } catch (error) {
          outcome.failed.push({
            name: synthesis.title ?? synthesis.query ?? synthesis.id,
            reason: error instanceof Error ? error.message : copy.unreadable,
          })
        }
      }
      if (archive.past) {
        const options = { signal, onStep: setStep }
        outcome.past = await bringPastWork(archive.past, { ids: here, has }, options)
      }
      setResult(outcome)
    } catch (error) {
      if (signal.aborted) setProblem(copy.stopped)
      else setProblem(copy.failed(file.name, error instanceof Error ? error.message : ''))
    } finally {
      setStep(undefined)
      await invalidate(client, dependents)
    }
  })
  return { restore, isRestoring, result, problem, step, stop: () => stopper.current?.abort() }
}
