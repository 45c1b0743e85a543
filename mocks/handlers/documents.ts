import { documentsApi, LIST_LIMIT_MAX, type ImportOutcome } from '#contract/documents.ts'
import type { Paper, PaperDraft } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

import { isStarter, libraryOf, ownPapers, paperFor, starterLibrary } from '../library.ts'
import { mock } from '../mock-endpoint.ts'
import { assertMayUse } from '../plan-limits.ts'
import { forbidden, notFound, Refusal } from '../refusal.ts'
import type { AccountRow, DocumentRow } from '../rows.ts'
import type { World } from '../world.ts'

const PAGE = 100
const OWN_LIMIT = 50_000

type Scope = 'starter' | 'own' | 'all'

function papersOf(world: World, account: AccountRow, scope: Scope): Paper[] {
  const own = scope === 'starter' ? [] : ownPapers(world, account.id)
  // Newest first; records of one import keep the order of their file.
  own.sort((a, b) => (b.addedAt ?? '').localeCompare(a.addedAt ?? ''))
  return [...own, ...(scope === 'own' ? [] : starterLibrary())]
}

const hasText = (paper: Paper, text: string) => {
  const names = paper.authors.map((author) => author.family ?? author.literal ?? '').join(' ')
  const line = `${paper.title} ${names} ${paper.venue ?? ''} ${paper.year ?? ''} ${paper.ids.doi ?? ''}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word))
}

const paperOf = (world: World, account: AccountRow, draft: PaperDraft, file: string, line: number): DocumentRow => ({
  ...draft,
  id: world.newId('d'),
  ownerId: account.id,
  design: studyDesignOf(draft).design,
  flags: draft.publicationTypes?.some((type) => /retracted publication/i.test(type)) ? { retracted: true } : {},
  counts: {},
  origin: [{ kind: 'import', file, line, at: world.now() }],
  addedAt: world.now(),
})

export const documentsHandlers = [
  mock(documentsApi.list, ({ world, me, query }) => {
    const account = me()
    if (query?.ids !== undefined) {
      const found = query.ids.split(',').flatMap((id) => paperFor(world, account, id.trim()) ?? [])
      return { documents: found, total: found.length }
    }
    const text = query?.text?.trim() ?? ''
    const all = papersOf(world, account, query?.scope ?? 'all')
    const accepted = text === '' ? all : all.filter((paper) => hasText(paper, text))
    const start = Math.max(0, Number(query?.cursor ?? 0) || 0)
    const limit = Math.min(Number(query?.limit ?? PAGE) || PAGE, LIST_LIMIT_MAX)
    const next = start + limit
    return {
      documents: accepted.slice(start, next),
      total: accepted.length,
      ...(next < accepted.length && { next: String(next) }),
    }
  }),

  mock(documentsApi.get, ({ world, me, params }) => {
    const paper = paperFor(world, me(), params.id)
    if (!paper) throw notFound('This document')
    return paper
  }),

  mock(documentsApi.text, ({ world, me, params }) => {
    const paper = paperFor(world, me(), params.id)
    if (!paper) throw notFound('This document')
    const text = documentText(paper)
    return { documentId: paper.id, text, textHash: textHash(text) }
  }),

  mock(documentsApi.importBatch, ({ world, me, body }) => {
    const account = me()
    const key = `${account.id}:${body.importId}:${body.batch}`
    const before = world.imports.get(key)
    // The reply was lost and the batch came again: the same answer, and nothing added twice.
    if (before) return { outcomes: before.outcomes as ImportOutcome[] }

    // Only the first batch of a file asks: an import that has begun may be finished.
    const isBegun = world.imports.find((row) => row.id.startsWith(`${account.id}:${body.importId}:`)) !== undefined
    if (!isBegun) assertMayUse(world, account, 'upload')
    const library = libraryOf(world)
    const known = library.duplicatesOf(account.id)
    if (ownPapers(world, account.id).length + body.records.length > OWN_LIMIT) {
      throw new Refusal(403, `A library holds at most ${OWN_LIMIT.toLocaleString('en')} papers.`, {
        code: 'library_full',
      })
    }
    const added: DocumentRow[] = []
    const outcomes = body.records.map(({ line, draft }, index): ImportOutcome => {
      const match = known.match(draft)
      if (match) {
        const title = world.documents.get(match.id)?.title
        return {
          index,
          outcome: 'duplicate',
          documentId: match.id,
          by: match.by,
          ...(title && { matchedTitle: title }),
        }
      }
      const row = world.documents.put(paperOf(world, account, draft, body.file, line))
      known.add(row.id, draft)
      added.push(row)
      return { index, outcome: 'added', documentId: row.id }
    })
    library.added(added)
    world.imports.put({ id: key, ownerId: account.id, outcomes, at: world.now() })
    return { outcomes }
  }),

  mock(documentsApi.remove, ({ world, me, params }) => {
    const account = me()
    if (isStarter(params.id)) throw forbidden('The starter library belongs to the product and stays as it is.')
    const row = world.documents.get(params.id)
    if (row?.ownerId !== account.id) throw notFound('This document')
    world.documents.remove(row.id)
    libraryOf(world).removed(row)
    return { message: 'success' }
  }),
]
