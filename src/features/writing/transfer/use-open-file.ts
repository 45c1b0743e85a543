import { useQueryClient } from '@tanstack/react-query'

import type { Paper } from '#contract/papers.ts'
import { fetchWholeLibrary } from '#research/papers/papers.queries.ts'

import { useCreateDraft } from '../use-create-draft.ts'
import type { LibraryEntry, OpenedDraft } from './open-files.ts'
import { runTransfer } from './run-transfer.ts'
import { transferCopy as copy } from './transfer.copy.ts'

const BYTES_MAX = 50 * 1024 * 1024

export type ReadFile = { draft: OpenedDraft; libraryPapers: Paper[]; isLibraryKnown: boolean }

const entryOf = ({ id, title, year, ids, shelf }: Paper): LibraryEntry => ({
  id,
  title,
  ...(year !== undefined && { year }),
  ...(ids.doi !== undefined && { doi: ids.doi }),
  ...(ids.pmid !== undefined && { pmid: ids.pmid }),
  ...(shelf?.citationKey !== undefined && { key: shelf.citationKey }),
})

/** Reads files into a draft that is not kept yet, and keeps it. Throws a sentence for what is not read. */
export function useOpenFile() {
  const client = useQueryClient()
  const create = useCreateDraft()

  const read = async (files: readonly File[]): Promise<ReadFile> => {
    const tooLarge = files.find((file) => file.size > BYTES_MAX)
    if (tooLarge) throw new Error(copy.tooLarge(tooLarge.name))
    const [library, given] = await Promise.all([
      fetchWholeLibrary(client).catch(() => undefined),
      Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))),
    ])
    const answer = await runTransfer({ kind: 'open', files: given, library: (library ?? []).map(entryOf) })
    if (answer.is === 'refused') throw new Error(answer.message)
    if (answer.is !== 'opened') throw new Error(copy.openFailed)
    const cited = new Set(answer.draft.libraryIds)
    return {
      draft: answer.draft,
      libraryPapers: (library ?? []).filter(({ id }) => cited.has(id)),
      isLibraryKnown: library !== undefined,
    }
  }

  const keep = ({ draft, libraryPapers }: ReadFile, title: string): Promise<string> =>
    create({
      title: title.trim() || draft.title || 'Untitled draft',
      manuscript: draft.manuscript,
      papers: [...libraryPapers, ...draft.newPapers],
      settings: draft.style === undefined ? {} : { style: draft.style },
      threads: draft.threads,
    })
  return { read, keep }
}
