import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import type { SharedDocument } from '#contract/shares.ts'
import type { Section } from '#contract/syntheses.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'

import type { AccountRow, SharedPapers } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { isStarter, libraryOf, paperFor } from './library.ts'
import { hasFiles } from './paper-files.ts'

const UNKNOWN = 'unknown'

/** What is published of a paper; of one that was read from a private file the title alone. */
function publicDocument(world: World, owner: AccountRow, paper: Paper, key: string, label: string): SharedDocument {
  const { note: _note, ...record } = paperDraftSchema.parse(paper)
  const isPrivate = hasFiles(world, owner.id, paper.id)
  const { retracted, corrected } = paper.flags
  const flags = { ...(retracted && { retracted }), ...(corrected && { corrected }) }
  // An abstract is left out: the quotes tell what was used of it.
  const { abstract: _abstract, ...published } = record
  return {
    key,
    label: isPrivate ? paper.title : label,
    title: paper.title,
    flags,
    ...(!isPrivate && { record: published }),
  }
}

/** What stands in the place of ids and of what only the owner's account knows. */
export type Names = { keyOf: (documentId: string) => string; plain: (text: string) => string }

/** Sections with keys for ids. */
export const sharedSections = (sections: readonly Section[], { keyOf, plain }: Names): Section[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      text: plain(sentence.text),
      citations: sentence.citations.map((citation) => ({ ...citation, documentId: keyOf(citation.documentId) })),
    })),
  }))

/** Papers under keys of their own, and the names that go with them. */
export function sharedPapers(world: World, owner: AccountRow, ids: readonly string[]): SharedPapers & { names: Names } {
  const papers = [...new Set(ids)].flatMap((id) => paperFor(world, owner, id) ?? [])
  const labels = paperLabels(papers)
  const documents = papers.map((paper, at) =>
    publicDocument(world, owner, paper, `d${at + 1}`, labels.get(paper.id) ?? paper.title),
  )
  const keys = new Map(papers.map(({ id }, at) => [id, `d${at + 1}`]))
  const plain = (text: string) =>
    papers.reduce((now, { id, title }) => now.replaceAll(id, labels.get(id) ?? title), text)
  return {
    documents,
    documentIds: Object.fromEntries(papers.map(({ id }, at) => [`d${at + 1}`, id])),
    names: { keyOf: (id) => keys.get(id) ?? UNKNOWN, plain },
  }
}

/** Which paper of this person a shared one is: the same record, or one that they have of the same work. */
export function paperOfReader(world: World, reader: AccountRow, documentId: string, document: SharedDocument) {
  const same = isStarter(documentId) || world.documents.get(documentId)?.ownerId === reader.id
  if (same) return documentId
  const match = document.record && libraryOf(world).duplicatesOf(reader.id).match(document.record)
  return match?.id
}

/** The papers for who asks: with what became known of them since, and where they can read them. */
export function presentDocuments(
  world: World,
  owner: AccountRow,
  shared: SharedPapers,
  reader: AccountRow | undefined,
): SharedDocument[] {
  return shared.documents.map((document) => {
    const id = shared.documentIds[document.key]
    if (id === undefined) return document
    const { retracted, corrected } = { ...document.flags, ...paperFor(world, owner, id)?.flags }
    const own = reader && paperOfReader(world, reader, id, document)
    return {
      ...document,
      flags: { ...(retracted && { retracted }), ...(corrected && { corrected }) },
      ...(own !== undefined && { documentId: own }),
    }
  })
}
