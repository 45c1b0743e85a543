import type { Paper } from '#contract/papers.ts'
import { synthesesApi, type Section } from '#contract/syntheses.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'

import { languageModel } from '../language-model.ts'
import { paperFor } from '../library.ts'
import { mock } from '../mock-endpoint.ts'
import { assertMayUse } from '../plan-limits.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { AccountRow, SynthesisRow } from '../rows.ts'
import { isUnderWay, pieceUnderWay, startRun } from '../synthesis-run.ts'
import type { World } from '../world.ts'

const TITLE_MAX = 120

const titleOf = (query: string) => {
  const line = query.trim().replace(/\s+/g, ' ')
  return line.length <= TITLE_MAX ? line : `${line.slice(0, TITLE_MAX - 1)}…`
}

/** A run that was cut off by a stop of the server says so: it would otherwise look busy for ever. */
function settled(world: World, row: SynthesisRow): SynthesisRow {
  if (row.status !== 'generating' || isUnderWay(world, row.id)) return row
  const error = 'The server stopped while this was being written. What had been written is kept.'
  return world.syntheses.update(row.id, { status: 'failed', error }) ?? row
}

function ownSynthesis(world: World, account: AccountRow, id: string): SynthesisRow {
  const row = world.syntheses.get(id)
  if (row?.ownerId !== account.id) throw notFound('This synthesis')
  return settled(world, row)
}

/** Whether a quote stands in its document is the server's finding, never the sender's claim. */
function reverified(world: World, account: AccountRow, sections: Section[], before: SynthesisRow): Section[] {
  const textBefore = new Map(before.sections?.flatMap((s) => s.sentences.map((x) => [x.id, x.text] as const)) ?? [])
  return sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      origin: textBefore.get(sentence.id) === sentence.text ? sentence.origin : 'person',
      citations: sentence.citations.map((citation) => {
        const paper = paperFor(world, account, citation.documentId)
        return paper ? evidenceFor(paper, citation.quote) : { ...citation, start: 0, end: 0, verified: 'none' as const }
      }),
    })),
  }))
}

const newRow = (world: World, account: AccountRow, patch: Partial<SynthesisRow>): SynthesisRow => ({
  id: world.newId('syn'),
  ownerId: account.id,
  kind: 'synthesis',
  version: 1,
  createdAt: world.now(),
  updatedAt: world.now(),
  ...patch,
})

const sameKey = (world: World, account: AccountRow, clientKey: string | undefined) =>
  clientKey ? world.syntheses.find((row) => row.ownerId === account.id && row.clientKey === clientKey) : undefined

export const synthesesHandlers = [
  mock(synthesesApi.list, ({ world, me }) => {
    const account = me()
    const rows = world.syntheses.filter((row) => row.ownerId === account.id).map((row) => settled(world, row))
    rows.sort((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    // The list names; the text comes with the one that is opened.
    return rows.map(({ sections: _sections, notFound: _notFound, unused: _unused, content: _content, ...row }) => row)
  }),

  mock(synthesesApi.get, ({ world, me, params }) => {
    const row = ownSynthesis(world, me(), params.id)
    const writing = pieceUnderWay(world, row.id)
    return writing ? { ...row, writing } : row
  }),

  mock(synthesesApi.create, ({ world, me, body }) => {
    const account = me()
    const made = sameKey(world, account, body.clientKey)
    if (made) return made
    const title = body.title ?? titleOf(body.query ?? '')
    if (title === '') throw new Refusal(422, 'A title is needed.', { fields: { title: 'A title is needed.' } })
    const { version: _version, sections, ...rest } = body
    const row = newRow(world, account, { status: 'complete', ...rest, title })
    return world.syntheses.put({ ...row, ...(sections && { sections: reverified(world, account, sections, row) }) })
  }),

  mock(synthesesApi.update, ({ world, me, params, body }) => {
    const account = me()
    const row = ownSynthesis(world, account, params.id)
    if (row.status === 'generating')
      throw new Refusal(409, 'This synthesis is still being written.', { code: 'generating' })
    const version = row.version ?? 1
    if (body.version !== undefined && body.version !== version) {
      throw new Refusal(409, 'This synthesis was changed elsewhere since you opened it.', { code: 'version_conflict' })
    }
    const { version: _version, clientKey: _key, sections, ...rest } = body
    return world.syntheses.put({
      ...row,
      ...rest,
      ...(sections && { sections: reverified(world, account, sections, row) }),
      version: version + 1,
      updatedAt: world.now(),
    })
  }),

  mock(synthesesApi.remove, ({ world, me, params }) => {
    const row = ownSynthesis(world, me(), params.id)
    world.syntheses.remove(row.id)
    return { message: 'success' }
  }),

  mock(synthesesApi.generate, ({ world, hub, me, body }) => {
    const account = me()
    const made = sameKey(world, account, body.clientKey)
    if (made) return made
    assertMayUse(world, account, 'synthesis')
    const ids = [...new Set(body.documentIds)]
    const papers = ids.map((id) => paperFor(world, account, id)).filter((paper): paper is Paper => paper !== undefined)
    if (papers.length < ids.length) {
      throw new Refusal(422, `${ids.length - papers.length} of the chosen papers are no longer in your library.`, {
        code: 'unknown_documents',
        fields: { documentIds: 'Choose papers that are in your library.' },
      })
    }
    const model = languageModel(world.id)
    const row = world.syntheses.put(
      newRow(world, account, {
        kind: body.kind ?? 'synthesis',
        title: titleOf(body.query),
        query: body.query,
        documentIds: ids,
        status: 'generating',
        sections: [],
        writtenBy: model ? { kind: 'model', model: model.name } : { kind: 'documents' },
        ...(body.clientKey && { clientKey: body.clientKey }),
      }),
    )
    startRun({ world, hub, row, papers })
    return row
  }),
]
