import * as z from 'zod/mini'

import type { Collection } from '#contract/library.ts'
import { highlightSchema, type Highlight } from '#contract/highlights.ts'
import { originSchema, paperDraftSchema, readingStateSchema, type Paper, type PaperFile } from '#contract/papers.ts'
import { safeFileName } from '#shared/browser/save-file.ts'

/** The whole library in our own words, beside the formats of other programs: what no other format has a place for. */
export const LIBRARY_FILE = 'library/roadrunner.json'
const FILES = 'library/files'

export const archivedFileSchema = z.object({
  /** Where in the archive its content stands. */
  path: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  hash: z.string(),
})

const archivedPaperSchema = z.object({
  id: z.string(),
  /** A paper of the starter library: it is there already, only what was said of it comes back. */
  isStarter: z.optional(z.boolean()),
  record: paperDraftSchema,
  tags: z.array(z.string()),
  collections: z.array(z.string()),
  reading: readingStateSchema,
  note: z.optional(z.string()),
  citationKey: z.optional(z.string()),
  isKeyPinned: z.optional(z.boolean()),
  origin: z.array(originSchema),
  addedAt: z.optional(z.string()),
  files: z.array(archivedFileSchema),
})
export type ArchivedPaper = z.infer<typeof archivedPaperSchema>

export const libraryArchiveSchema = z.object({
  format: z.literal('roadrunner-library'),
  version: z.literal(1),
  collections: z.array(z.object({ id: z.string(), name: z.string(), parentId: z.nullish(z.string()) })),
  papers: z.array(archivedPaperSchema),
  /** Passages that were marked in them, and in papers of the trash; absent where the server keeps none. */
  highlights: z.optional(z.array(highlightSchema)),
})
export type LibraryArchive = z.infer<typeof libraryArchiveSchema>

const isStarter = ({ origin }: Paper) => origin.some(({ kind }) => kind === 'starter')

/** Files at their places in the archive, in a folder of a name that every system takes: `of` says of what. */
export function archivedFiles(files: readonly PaperFile[], place: string, of: string) {
  const folder = safeFileName(of).replaceAll(/[^\w.-]+/g, '-')
  const taken = new Set<string>()
  return files.map(({ name, type, bytes, hash }) => {
    let safe = safeFileName(name)
    for (let number = 2; taken.has(safe.toLowerCase()); number += 1) safe = `${number}-${safeFileName(name)}`
    taken.add(safe.toLowerCase())
    return { path: `${FILES}/${place}-${folder}/${safe}`, name, type, bytes, hash }
  })
}

/** A paper as the archive keeps it. Its folder is called by the citation key, or a number. */
function archived(paper: Paper, index: number): ArchivedPaper {
  const { id, shelf, files = [], origin, addedAt } = paper
  return {
    id,
    ...(isStarter(paper) && { isStarter: true }),
    record: z.parse(paperDraftSchema, paper),
    tags: shelf?.tags ?? [],
    collections: shelf?.collections ?? [],
    reading: shelf?.reading ?? 'unread',
    ...(shelf?.note !== undefined && { note: shelf.note }),
    ...(shelf?.citationKey !== undefined && { citationKey: shelf.citationKey }),
    ...(shelf?.isKeyPinned && { isKeyPinned: true }),
    origin,
    ...(addedAt !== undefined && { addedAt }),
    files: archivedFiles(files, `${index + 1}`, shelf?.citationKey ?? `paper-${index + 1}`),
  }
}

/** Papers and the folders that they stand in, with the folders above those; of a `whole` library every folder. */
export function libraryArchive(
  papers: readonly Paper[],
  collections: readonly Collection[],
  { whole = false, highlights }: { whole?: boolean; highlights?: readonly Highlight[] | undefined } = {},
): LibraryArchive {
  const byId = new Map(collections.map((each) => [each.id, each]))
  const used = new Set<string>()
  for (let id of papers.flatMap(({ shelf }) => shelf?.collections ?? [])) {
    for (let each = byId.get(id); each && !used.has(id); each = byId.get(id)) {
      used.add(id)
      id = each.parentId ?? ''
    }
  }
  return {
    format: 'roadrunner-library',
    version: 1,
    collections: collections
      .filter(({ id }) => whole || used.has(id))
      .map(({ id, name, parentId }) => ({ id, name, ...(parentId != null && { parentId }) })),
    papers: papers.map(archived),
    ...(highlights && { highlights: [...highlights] }),
  }
}

/** Notes on papers as one text to read, in the order of the papers; empty where there is none. */
export function notesMarkdown({ papers }: LibraryArchive): string {
  const noted = papers.filter(({ note }) => note !== undefined && note.trim() !== '')
  if (noted.length === 0) return ''
  const parts = noted.map(({ record, citationKey, note, tags }) => {
    const head = `## ${record.title.replaceAll(/\s+/g, ' ') || 'Untitled'}`
    const facts = [record.year, record.venue, citationKey && `@${citationKey}`, tags.length > 0 && tags.join(', ')]
    return [head, facts.filter(Boolean).join(' · '), note].filter(Boolean).join('\n\n')
  })
  return `# Notes\n\n${parts.join('\n\n')}\n`
}
