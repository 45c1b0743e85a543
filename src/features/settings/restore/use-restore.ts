import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { fetchWholeLibrary } from '#platform/papers/papers.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { readExport } from './read-export.ts'
import { restoreCopy as copy } from './restore.copy.ts'
import { asNew, idsToday, papersOf } from './with-papers.ts'

/** What became of the syntheses of an archive. Law: back + already + failed = total. */
export type Restored = {
  file: string
  total: number
  back: number
  already: number
  failed: { name: string; reason: string }[]
  /** Papers that they name and the library has not. */
  missingPapers: number
}

/** Brings saved syntheses back from an export. The same archive twice brings nothing twice. */
export function useRestore() {
  const client = useQueryClient()
  const [result, setResult] = useState<Restored>()
  const [problem, setProblem] = useState<string>()
  const [restore, isRestoring] = useOnce(async (file: File) => {
    setProblem(undefined)
    setResult(undefined)
    try {
      const archive = await readExport(file)
      if (!archive) return setProblem(copy.noExport(file.name))
      const [today, saved] = await Promise.all([fetchWholeLibrary(client), callApi(synthesesApi.list, {})])
      const known = new Set(saved.map(({ id }) => id))
      const wanted = new Set(archive.syntheses.flatMap(papersOf))
      const ids = idsToday(wanted, archive.papers, today)
      const outcome: Restored = {
        file: file.name,
        total: archive.syntheses.length + archive.unreadable.length,
        back: 0,
        already: 0,
        failed: archive.unreadable.map((name) => ({ name, reason: copy.unreadable })),
        missingPapers: wanted.size - ids.size,
      }
      for (const synthesis of archive.syntheses) {
        try {
          if (known.has(synthesis.id)) outcome.already += 1
          else {
            const made = await callApi(synthesesApi.create, { body: asNew(synthesis, ids) })
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
      setResult(outcome)
      await invalidate(client, [synthesesApi.list])
    } catch (error) {
      setProblem(copy.failed(file.name, error instanceof Error ? error.message : ''))
    }
  })
  return { restore, isRestoring, result, problem }
}
