import { paperDraftSchema, type Paper } from '#contract/papers.ts'
import type { SharedCopilot, SharedDocument, SharedMessage } from '#contract/shares.ts'
import type { Section } from '#contract/syntheses.ts'
import { chosenBranch } from '#science/copilot/message-tree.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'

import { isStarter, libraryOf, paperFor } from '../papers/library.ts'
import { hasFiles } from '../papers/paper-files.ts'
import type { AccountRow, CopilotAnswerRow, CopilotMessageRow, ShareRow, SharedSessionRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { messagesOf } from './sessions.ts'

const UNKNOWN = 'unknown'

const citedIn = ({ sections, table }: CopilotAnswerRow): string[] => [
  ...sections.flatMap((section) =>
    section.sentences.flatMap(({ citations }) => citations.map((each) => each.documentId)),
  ),
  ...(table?.rows.flat().flatMap(({ evidence }) => evidence?.documentId ?? []) ?? []),
]

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

type Names = { keyOf: (documentId: string) => string; plain: (text: string) => string }

const sharedSections = (sections: readonly Section[], { keyOf, plain }: Names): Section[] =>
  sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      text: plain(sentence.text),
      citations: sentence.citations.map((citation) => ({ ...citation, documentId: keyOf(citation.documentId) })),
    })),
  }))

function sharedMessage(row: CopilotMessageRow, key: string, names: Names): SharedMessage {
  const { createdAt } = row
  if (row.role === 'question') return { role: 'question', key, createdAt, text: row.text }
  const { scope, status, sections, table, notFound, writtenBy } = row
  return {
    role: 'answer',
    key,
    createdAt,
    papers: scope?.papers ?? null,
    status,
    sections: sharedSections(sections, names),
    ...(table && {
      table: {
        ...table,
        rows: table.rows.map((cells) =>
          cells.map(({ text, evidence }) => ({
            text,
            ...(evidence && { evidence: { ...evidence, documentId: names.keyOf(evidence.documentId) } }),
          })),
        ),
      },
    }),
    notFound: notFound ?? [],
    writtenBy: writtenBy ?? null,
  }
}

/**
 * The chosen branch of a session as strangers may see it: questions, answers, quotes and what is published of the papers.
 * Steps, scope names, ids, notes and other branches are not among it. Answers under way are left out.
 */
export function sessionSnapshot(world: World, owner: AccountRow, sessionId: string): SharedSessionRow | undefined {
  const session = world.copilotSessions.get(sessionId)
  if (session?.ownerId !== owner.id) return undefined
  const branch = chosenBranch(messagesOf(world, session.id), session.headId).filter(
    (row) => row.role === 'question' || row.status !== 'writing',
  )
  const ids = [...new Set(branch.flatMap((row) => (row.role === 'answer' ? citedIn(row) : [])))]
  const papers = ids.flatMap((id) => paperFor(world, owner, id) ?? [])
  const labels = paperLabels(papers)
  const documents = papers.map((paper, at) =>
    publicDocument(world, owner, paper, `d${at + 1}`, labels.get(paper.id) ?? paper.title),
  )
  const keys = new Map(papers.map(({ id }, at) => [id, `d${at + 1}`]))
  const plain = (text: string) =>
    papers.reduce((now, { id, title }) => now.replaceAll(id, labels.get(id) ?? title), text)
  const names: Names = { keyOf: (id) => keys.get(id) ?? UNKNOWN, plain }
  return {
    messages: branch.map((row, at) => sharedMessage(row, `m${at + 1}`, names)),
    documents,
    documentIds: Object.fromEntries(papers.map(({ id }, at) => [`d${at + 1}`, id])),
  }
}

/** Which paper of this person a shared one is: the same record, or one that they have of the same work. */
function paperOfReader(world: World, reader: AccountRow, documentId: string, document: SharedDocument) {
  const same = isStarter(documentId) || world.documents.get(documentId)?.ownerId === reader.id
  if (same) return documentId
  const match = document.record && libraryOf(world).duplicatesOf(reader.id).match(document.record)
  return match?.id
}

/** The snapshot for who asks: with what became known of its papers since, and where they can read them. */
export function presentSession(
  world: World,
  owner: AccountRow,
  session: SharedSessionRow,
  reader: AccountRow | undefined,
): Pick<SharedCopilot, 'messages' | 'documents'> {
  const documents = session.documents.map((document) => {
    const id = session.documentIds[document.key]
    if (id === undefined) return document
    const { retracted, corrected } = { ...document.flags, ...paperFor(world, owner, id)?.flags }
    const own = reader && paperOfReader(world, reader, id, document)
    return {
      ...document,
      flags: { ...(retracted && { retracted }), ...(corrected && { corrected }) },
      ...(own !== undefined && { documentId: own }),
    }
  })
  return { messages: session.messages, documents }
}

/** A shared session becomes one of the reader's own. Papers that they do not have are named by their label. */
export function copySession(
  world: World,
  reader: AccountRow,
  share: ShareRow & { kind: 'copilot' },
  clientKey?: string,
) {
  const at = world.now()
  const own = new Map(
    share.session.documents.map((document) => {
      const id = share.session.documentIds[document.key]
      return [document.key, (id && paperOfReader(world, reader, id, document)) ?? document.label]
    }),
  )
  const readable = [...own.values()].filter((id) => paperFor(world, reader, id) !== undefined)
  const session = world.copilotSessions.put({
    id: world.newId('cps'),
    ownerId: reader.id,
    title: share.title,
    scope: readable.length > 0 ? { kind: 'papers', ids: readable } : { kind: 'library' },
    createdAt: at,
    updatedAt: at,
    ...(clientKey !== undefined && { clientKey }),
  })
  const names: Names = { keyOf: (key) => own.get(key) ?? key, plain: (text) => text }
  let parentId: string | null = null
  for (const [order, message] of share.session.messages.entries()) {
    const id = world.newId('cpm')
    const base = { id, ownerId: reader.id, sessionId: session.id, order, parentId, createdAt: at }
    if (message.role === 'question') world.copilotMessages.put({ ...base, role: 'question', text: message.text })
    else {
      const { sections, table, notFound, writtenBy, papers, status } = message
      world.copilotMessages.put({
        ...base,
        role: 'answer',
        status,
        steps: [],
        scope: {
          kind: 'shared',
          label: 'Papers of the shared session',
          papers: papers ?? share.session.documents.length,
        },
        sections: sharedSections(sections, names),
        table: table && {
          ...table,
          rows: table.rows.map((cells) =>
            cells.map(({ text, evidence }) => ({
              text,
              ...(evidence && { evidence: { ...evidence, documentId: names.keyOf(evidence.documentId) } }),
            })),
          ),
        },
        notFound: notFound ?? [],
        writtenBy: writtenBy ?? null,
      })
    }
    parentId = id
  }
  return parentId === null ? session : world.copilotSessions.put({ ...session, headId: parentId })
}
