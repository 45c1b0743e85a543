import type { SharedCopilot, SharedMessage } from '#contract/shares.ts'
import { chosenBranch } from '#science/copilot/message-tree.ts'

import { paperFor } from '../papers/library.ts'
import { paperOfReader, presentDocuments, sharedPapers, sharedSections, type Names } from '../papers/published.ts'
import type { AccountRow, CopilotAnswerRow, CopilotMessageRow, ShareRow, SharedSessionRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { messagesOf } from './sessions.ts'

const citedIn = ({ sections, table }: CopilotAnswerRow): string[] => [
  ...sections.flatMap((section) =>
    section.sentences.flatMap(({ citations }) => citations.map((each) => each.documentId)),
  ),
  ...(table?.rows.flat().flatMap(({ evidence }) => evidence?.documentId ?? []) ?? []),
]

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
  const ids = branch.flatMap((row) => (row.role === 'answer' ? citedIn(row) : []))
  const { names, ...shared } = sharedPapers(world, owner, ids)
  return {
    messages: branch.map((row, at) => sharedMessage(row, `m${at + 1}`, names)),
    ...shared,
  }
}

/** The snapshot for who asks: with what became known of its papers since, and where they can read them. */
export function presentSession(
  world: World,
  owner: AccountRow,
  session: SharedSessionRow,
  reader: AccountRow | undefined,
): Pick<SharedCopilot, 'messages' | 'documents'> {
  return { messages: session.messages, documents: presentDocuments(world, owner, session, reader) }
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
