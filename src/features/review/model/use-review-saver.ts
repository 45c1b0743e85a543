import { useCallback } from 'react'

import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { useSaver, type Kind } from '#research/analyses/use-saver.ts'
import type { SaveState } from '#research/saving/pump.ts'

/** What of a review is changed: whole fields of its body, and its head; `documentIds` are added to those that are there. */
export type ReviewPatch = Partial<ReviewBody> & { title?: string; query?: string; documentIds?: readonly string[] }

/** Where two changed different fields both stand; of the same field a person chooses. */
const kind: Kind<ReviewBody> = {
  name: 'review',
  merge: 'fields',
  read(body) {
    const read = readReviewBody(body)
    return read.ok ? read.body : undefined
  },
}

/** Head and body of a review as they are here. `save` counts at once, and says how far it came when that is known. */
export function useReviewSaver(row: Synthesis) {
  const { saver, work, sign, conflict } = useSaver(row.id, row, kind)
  const save = useCallback(
    async ({ title, query, documentIds, ...fields }: ReviewPatch): Promise<SaveState> => {
      saver.change((now) => ({
        ...(title !== undefined && { title }),
        ...(query !== undefined && { query }),
        ...(documentIds && { documentIds: [...new Set([...now.documentIds, ...documentIds])] }),
        ...(Object.keys(fields).length > 0 && { body: { ...now.body, ...fields } }),
      }))
      await saver.wake()
      return saver.current().state
    },
    [saver],
  )
  return { work, save, sign, conflict }
}
