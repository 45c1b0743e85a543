import { analysesApi, ENTRIES_PER_PAGE, ENTRY_MAX } from '#contract/analyses.ts'

import { gridColumnSchema } from '#contract/grid.ts'

import { canReadFile, filesOf } from '../papers/paper-files.ts'
import { analysisFor, analysisPaper, analysisPeople, analysisSeen } from './access.ts'
import './draft-rules.ts'
import './grid-rules.ts'
import './review-rules.ts'
import { appendEntries, readEntries } from './entry-log.ts'
import { languageModel } from '../language-model/language-model.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { isKnownPaper } from '../papers/trash.ts'
import { paperFor } from '../papers/library.ts'
import { estimateFor } from '../language-model/estimate.ts'
import { stop } from '../language-model/under-way.ts'
import { asPerson } from '../collaboration/announce.ts'
import { closeReached } from '../collaboration/task-closing.ts'
import { pagedIds } from '../answers/paged.ts'
import { answer } from '../answers/answer.ts'
import { Refusal } from '../world/refusal.ts'

export const analysesHandlers = [
  answer(analysesApi.entries, ({ world, me, params, query }) => {
    const account = me()
    const row = analysisSeen(world, account, params.id)
    return readEntries(world, row, account.id, Number(query?.since ?? 0), ENTRIES_PER_PAGE)
  }),

  answer(analysesApi.append, ({ world, hub, me, params, body }) => {
    const account = me()
    const row = analysisFor(world, account, params.id, 'write')
    if (body.entries.some(({ data }) => (JSON.stringify(data) ?? '').length > ENTRY_MAX)) {
      throw new Refusal(413, 'One of the entries is too large.', { code: 'too_large' })
    }
    const { entries, seq } = appendEntries(world, row, account, body.entries)
    if (seq > (row.seq ?? 0)) {
      const event = { analysisId: row.id, seq, version: row.version ?? 1, by: asPerson(account) }
      for (const id of analysisPeople(world, row)) hub.toUser(id, 'analysis-changed', event)
      const project = row.projectId === undefined ? undefined : world.projects.get(row.projectId)
      if (project && row.kind === 'review') closeReached(world, hub, project)
    }
    return { entries }
  }),

  answer(analysesApi.estimate, ({ world, me, body }) => {
    const account = me()
    const row = body.analysisId === undefined ? undefined : analysisFor(world, account, body.analysisId, 'read')
    const columns = (body.columns ?? []).flatMap((column) => gridColumnSchema.safeParse(column).data ?? [])
    const papers = [...new Set(body.documentIds)].flatMap((id) => {
      const paper = paperFor(world, account, id) ?? (row && analysisPaper(world, row, id))
      return paper ? [{ ...paper, fullTexts: fullTextsOf(world, account.id, id) }] : []
    })
    return estimateFor(languageModel(world, account.id), { query: body.query, papers, columns, text: body.text })
  }),

  answer(analysesApi.stop, async ({ world, me, params, apart }) => {
    const { id } = analysisFor(world, me(), params.id, 'own')
    await apart(() => stop(world, id))
    return { message: 'success' }
  }),

  answer(analysesApi.documents, ({ world, me, params, query }) => {
    const { id: accountId } = me()
    const row = analysisSeen(world, me(), params.id)
    const all = row.documentIds ?? []
    // What is asked for by name is shown where it stands in the analysis: its owner's library is not open by it.
    const inAnalysis = query?.ids === undefined ? undefined : new Set(all)
    const ids = inAnalysis ? [...new Set(query?.ids?.split(','))].filter((id) => inAnalysis.has(id)) : all
    // Of ten thousand papers those of the page alone are taken out.
    const { page: places, ...end } = pagedIds(ids, (id) => isKnownPaper(world, id), query)
    const page = places.flatMap((id) => analysisPaper(world, row, id) ?? [])
    // Files are those that who asks may read: their own, and those that are shared with a project of theirs.
    const withFiles = page.map((paper) =>
      canReadFile(world, accountId, paper.id) ? { ...paper, files: filesOf(world, accountId, paper.id) } : paper,
    )
    return { documents: withFiles, ...end }
  }),
]
