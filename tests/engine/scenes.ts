import { analysesApi } from '#contract/analyses.ts'
import { citationStylesApi } from '#contract/citation-styles.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { filesApi } from '#contract/files.ts'
import { graphApi } from '#contract/graph.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { libraryLedgerApi } from '#contract/library-ledger.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { searchApi } from '#contract/search.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { writingApi } from '#contract/writing.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { textHash } from '#science/evidence/document-text.ts'

/** A file of a body; whoever asks makes a `File` of it, since none goes from one process to another. */
export type SentFile = { fileName: string; type: string; text: string }
export type SceneInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
/** What earlier scenes gave, by their names. */
export type Given = (name: string) => unknown
/** `is`: how it must end. `until`: asked again until this is so of what it gave. */
export type Scene = {
  name: string
  of: Endpoint
  is: 'answer' | 'content' | `refused with ${number}`
  input: (given: Given) => SceneInput
  until?: (value: unknown) => boolean
}

type Bag = Record<string, unknown>
const part = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Bag | undefined)?.[String(key)], value)
const text = (value: unknown, ...keys: (string | number)[]) => String(part(value, ...keys))
const idOf = (given: Given, name: string, ...keys: (string | number)[]) => text(given(name), ...keys, 'id')

const answers = (of: Endpoint, name: string, input: Scene['input'] = () => ({})): Scene => ({
  name,
  of,
  is: 'answer',
  input,
})
const refused = (of: Endpoint, name: string, status: number, input: Scene['input']): Scene => ({
  name,
  of,
  is: `refused with ${status}`,
  input,
})
const nowhere: Scene['input'] = () => ({ params: { id: 'nothing-here' } })

const [first, second, third] = starterPapers.map(({ id }) => id)
if (first === undefined || second === undefined || third === undefined) throw new Error('There are no starter papers.')
const draft = (title: string, doi: string, rest: object = {}) => ({
  type: 'article-journal',
  title,
  authors: [{ family: 'Bell', given: 'Ada' }],
  year: 2010,
  keywords: [],
  ids: { doi },
  abstract: 'Statins lowered mortality in adults after a heart attack. We randomised 240 patients.',
  ...rest,
})
const batch = (importId: string, records: unknown[], file = 'two.ris') => ({
  body: { importId, file, batch: 0, isSource: true, records },
})
const paperAt = (given: Given, place: number) => text(given('import'), 'outcomes', place, 'documentId')
const WORDS = 'Ada measured blood pressure twice.'
const file: SentFile = { fileName: 'paper.txt', type: 'text/plain', text: WORDS }
const place = { quote: 'blood pressure', start: 13, end: 27, textHash: textHash(WORDS) }
const said = { colour: 'amber', note: '', tags: [] }
const style = '<style xmlns="http://purl.org/net/xbiblio/csl"><info><title>Mine</title></info></style>'

const papers: Scene[] = [
  answers(documentsApi.list, 'starter papers', () => ({ query: { limit: '5' } })),
  answers(documentsApi.importBatch, 'import', () =>
    batch('import-one-of-test', [
      { line: 1, draft: draft('A first paper on statins', '10.5555/e1'), citationKey: 'bell10' },
      { line: 9, draft: draft('A second paper on statins', '10.5555/e2') },
      { line: 17, draft: draft('A third paper on statins', '10.5555/e3') },
    ]),
  ),
  answers(documentsApi.importBatch, 'the same batch again', () =>
    batch('import-one-of-test', [{ line: 1, draft: draft('A first paper on statins', '10.5555/e1') }]),
  ),
  refused(documentsApi.importBatch, 'an import of nothing', 400, () => batch('import-none-of-test', [])),
  answers(documentsApi.list, 'own papers', () => ({ query: { scope: 'own', sort: 'title', limit: '1' } })),
  answers(documentsApi.get, 'one paper', (given) => ({ params: { id: paperAt(given, 0) } })),
  refused(documentsApi.get, 'a paper that is not there', 404, nowhere),
  answers(libraryApi.facets, 'facets'),
  answers(libraryApi.createCollection, 'collection', () => ({ body: { name: 'Reviews' } })),
  answers(libraryApi.createCollection, 'inner', (given) => ({
    body: { name: 'Inner', parentId: idOf(given, 'collection') },
  })),
  answers(libraryApi.changeCollection, 'renamed', (given) => ({
    params: { id: idOf(given, 'collection') },
    body: { name: 'Kept' },
  })),
  refused(libraryApi.changeCollection, 'a folder into its own', 409, (given) => ({
    params: { id: idOf(given, 'collection') },
    body: { parentId: idOf(given, 'inner') },
  })),
  answers(libraryApi.collections, 'collections'),
  answers(libraryApi.changePaper, 'paper changed', (given) => ({
    params: { id: paperAt(given, 0) },
    body: { tags: ['core'], note: 'Read twice', reading: 'read' },
  })),
  answers(libraryApi.changePaper, 'record changed', (given) => ({
    params: { id: paperAt(given, 1) },
    body: { record: draft('A second paper on vaccines', '10.5555/e2') },
  })),
  refused(libraryApi.changePaper, 'a key that is taken', 409, (given) => ({
    params: { id: paperAt(given, 1) },
    body: { citationKey: 'bell10' },
  })),
  answers(libraryApi.organise, 'organised', (given) => ({
    body: { ids: [paperAt(given, 0), first], addTags: ['both'], addTo: [idOf(given, 'inner')] },
  })),
  answers(libraryApi.undo, 'undone', (given) => ({ params: { undoId: text(given('organised'), 'undoId') } })),
  refused(libraryApi.undo, 'undone twice', 404, (given) => ({
    params: { undoId: text(given('organised'), 'undoId') },
  })),
  answers(libraryApi.joinShelves, 'shelves joined', (given) => ({
    body: { papers: [{ id: paperAt(given, 2), tags: ['late'], collections: [], reading: 'reading' }] },
  })),
  answers(libraryApi.keepApart, 'kept apart', (given) => ({ body: { ids: [paperAt(given, 0), paperAt(given, 2)] } })),
  answers(libraryApi.distinctPairs, 'pairs apart'),
  answers(libraryFiltersApi.create, 'filter', () => ({ body: { name: 'Core', look: { tag: 'core' } } })),
  answers(libraryFiltersApi.change, 'filter renamed', (given) => ({
    params: { id: idOf(given, 'filter') },
    body: { name: 'Heart' },
  })),
  answers(libraryFiltersApi.list, 'filters'),
  answers(libraryFiltersApi.remove, 'filter removed', (given) => ({ params: { id: idOf(given, 'filter') } })),
  refused(libraryFiltersApi.remove, 'filter removed twice', 404, (given) => ({
    params: { id: idOf(given, 'filter') },
  })),
  answers(citationStylesApi.keep, 'style', () => ({
    body: { styleId: 'http://styles.test/mine', title: 'Mine', text: style },
  })),
  answers(citationStylesApi.list, 'styles'),
  answers(citationStylesApi.get, 'style with its file', (given) => ({ params: { id: idOf(given, 'style') } })),
  answers(citationStylesApi.remove, 'style removed', (given) => ({ params: { id: idOf(given, 'style') } })),
  refused(citationStylesApi.get, 'style that is gone', 404, (given) => ({ params: { id: idOf(given, 'style') } })),
]

const source = (rest: SceneInput = {}) => ({ ...rest, params: { id: 'import-one-of-test', ...rest.params } })
const ledger: Scene[] = [
  answers(librarySourcesApi.finish, 'import ended', () =>
    source({ body: { format: 'RIS', skippedCount: 1, skipped: [{ line: 30, reason: 'No title', excerpt: 'TY' }] } }),
  ),
  answers(librarySourcesApi.list, 'sources'),
  answers(librarySourcesApi.records, 'records', () => source({ query: { limit: '2' } })),
  answers(librarySourcesApi.works, 'works', () => source()),
  answers(librarySourcesApi.describe, 'source described', () =>
    source({ body: { name: 'PubMed', search: 'statins' } }),
  ),
  answers(documentsApi.importBatch, 'later import', () =>
    batch(
      'import-two-of-test',
      [{ line: 1, draft: draft('A first paper on statins', '10.5555/e1', { volume: '7' }) }],
      'later.ris',
    ),
  ),
  answers(librarySourcesApi.finish, 'later import ended', () => ({
    params: { id: 'import-two-of-test' },
    body: { skippedCount: 0, skipped: [] },
  })),
  answers(librarySourcesApi.compare, 'compared', () => ({
    params: { id: 'import-two-of-test' },
    query: { of: 'import-one-of-test' },
  })),
  answers(librarySourcesApi.update, 'made the newer one', () => ({
    params: { id: 'import-two-of-test' },
    body: { of: 'import-one-of-test' },
  })),
  answers(librarySourcesApi.link, 'record linked', (given) =>
    source({ params: { id: 'import-one-of-test', place: '2' }, body: { documentId: paperAt(given, 1) } }),
  ),
  answers(librarySourcesApi.remove, 'source removed', () => ({ params: { id: 'import-two-of-test' } })),
  refused(librarySourcesApi.works, 'works of no source', 404, nowhere),
  answers(libraryLedgerApi.all, 'what the library knows'),
  answers(libraryLedgerApi.records, 'records as they came', () => source({ query: { limit: '2' } })),
  refused(libraryLedgerApi.records, 'records of no source', 404, nowhere),
  answers(libraryLedgerApi.bringBack, 'brought back', () => ({
    body: {
      removed: [
        { id: 'd-removed00', draft: draft('A removed paper', '10.5555/gone'), removedAt: new Date().toISOString() },
      ],
      merges: [],
      relations: [],
      apart: [],
    },
  })),
  answers(libraryLedgerApi.bringSource, 'source brought back', () => ({
    body: {
      source: { id: 'import-of-elsewhere', file: 'old.ris', importedAt: '2026-01-02T03:04:05.000Z' },
      batch: 0,
      records: [{ line: 1, outcome: 'refused', reason: 'No title' }],
    },
  })),
]

const care: Scene[] = [
  answers(libraryCareApi.relate, 'related', (given) => ({
    body: { id: paperAt(given, 0), of: paperAt(given, 1), kind: 'preprint', state: 'accepted' },
  })),
  answers(libraryCareApi.relations, 'relations'),
  answers(libraryApi.merge, 'merged', (given) => ({
    body: {
      keep: paperAt(given, 1),
      drop: [paperAt(given, 2)],
      record: draft('A second paper on vaccines', '10.5555/e2', { volume: '3' }),
    },
  })),
  answers(libraryCareApi.merges, 'merges', (given) => ({ params: { id: paperAt(given, 1) } })),
  answers(libraryCareApi.undoMerge, 'taken apart', (given) => ({
    params: { id: text(given('merges'), 'merges', 0, 'id') },
  })),
  refused(libraryCareApi.undoMerge, 'taken apart from nothing', 404, nowhere),
  answers(libraryApi.removePapers, 'removed', (given) => ({ body: { ids: [paperAt(given, 2)] } })),
  answers(libraryCareApi.trash, 'trash'),
  answers(libraryCareApi.restore, 'restored', (given) => ({ body: { ids: [paperAt(given, 2)] } })),
  answers(documentsApi.remove, 'one removed', (given) => ({ params: { id: paperAt(given, 2) } })),
  refused(documentsApi.remove, 'one removed twice', 404, (given) => ({ params: { id: paperAt(given, 2) } })),
  answers(libraryApi.removeCollection, 'folder removed', (given) => ({ params: { id: idOf(given, 'inner') } })),
  refused(libraryApi.removeCollection, 'folder removed twice', 404, (given) => ({
    params: { id: idOf(given, 'inner') },
  })),
  answers(libraryCareApi.purge, 'purged', (given) => ({ body: { ids: [paperAt(given, 2)] } })),
]

const inFile = (given: Given) => ({ id: idOf(given, 'file made', 'paper'), fileId: idOf(given, 'file made', 'file') })
const reading: Scene[] = [
  answers(filesApi.create, 'file made', () => ({ body: { file, draft: draft('A paper of a file', '10.5555/f1') } })),
  refused(filesApi.create, 'a file that is none', 400, () => ({ body: { draft: draft('No file', '10.5555/f2') } })),
  { ...answers(filesApi.content, 'content', (given) => ({ params: inFile(given) })), is: 'content' },
  answers(filesApi.saveText, 'text kept', (given) => ({
    params: { id: inFile(given).id },
    body: { fileId: inFile(given).fileId, pages: [{ page: 1, text: WORDS }], textHash: place.textHash },
  })),
  answers(filesApi.text, 'text of the file', (given) => ({ params: { id: inFile(given).id } })),
  answers(filesApi.text, 'text', () => ({ params: { id: first } })),
  answers(filesApi.upload, 'another file', (given) => ({
    params: { id: inFile(given).id },
    body: { file: { ...file, fileName: 'more.txt', text: 'More words.' } },
  })),
  answers(highlightsApi.create, 'mark', (given) => ({ params: { id: inFile(given).id }, body: { ...said, ...place } })),
  answers(highlightsApi.change, 'mark changed', (given) => ({
    params: { highlightId: idOf(given, 'mark') },
    body: { note: 'Twice' },
  })),
  answers(highlightsApi.all, 'all marks', () => ({ query: { limit: '2' } })),
  answers(highlightsApi.list, 'marks', (given) => ({ params: { id: inFile(given).id } })),
  answers(highlightsApi.remove, 'mark removed', (given) => ({ params: { highlightId: idOf(given, 'mark') } })),
  answers(highlightsApi.restore, 'mark back', (given) => ({ params: { highlightId: idOf(given, 'mark') } })),
  refused(highlightsApi.change, 'no mark', 404, () => ({
    params: { highlightId: 'nothing-here' },
    body: { note: '' },
  })),
  refused(filesApi.share, 'a file for a project that is not there', 404, (given) => ({
    body: { projectId: 'project-nowhere', fileIds: [inFile(given).fileId], basis: 'author', consent: true },
  })),
  answers(filesApi.unshare, 'a file that nobody else reads', (given) => ({
    params: { fileId: inFile(given).fileId, projectId: 'project-nowhere' },
  })),
  refused(filesApi.consents, 'consents in a project that is not there', 404, () => ({
    params: { projectId: 'project-nowhere' },
  })),
  answers(filesApi.remove, 'file removed', (given) => ({ params: inFile(given) })),
  refused(filesApi.content, 'content that is gone', 404, (given) => ({ params: inFile(given) })),
  answers(searchApi.run, 'search', () => ({ body: { query: 'statins mortality' } })),
  answers(searchApi.run, 'the same search again', () => ({
    body: { query: 'statins mortality', filters: { from: 2005 } },
  })),
  answers(searchApi.runs, 'runs'),
  answers(searchApi.get, 'run', (given) => ({ params: { runId: text(given('search'), 'runId') } })),
  answers(searchApi.remove, 'run removed', (given) => ({ params: { runId: text(given('search'), 'runId') } })),
  answers(searchApi.bring, 'a search from elsewhere', () => ({
    body: {
      query: 'statins and sleep',
      at: '2020-01-01T00:00:00.000Z',
      perSource: [],
      total: 1,
      hits: [{ documentId: first, score: 1, terms: ['statins'] }],
      clientKey: 'scene-brought-run',
    },
  })),
  answers(searchApi.newPapers, 'new papers', () => ({
    body: { query: 'statins mortality', since: '2000-01-01T00:00:00Z', without: [] },
  })),
  refused(searchApi.get, 'run that is gone', 404, (given) => ({ params: { runId: text(given('search'), 'runId') } })),
  refused(searchApi.run, 'search without a question', 400, () => ({ body: { query: '' } })),
  answers(graphApi.similar, 'similar', () => ({ body: { documentIds: [first, second] } })),
  answers(graphApi.references, 'references', () => ({ body: { documentIds: [first] } })),
  answers(graphApi.citing, 'citing', () => ({ body: { documentIds: [first] } })),
  refused(graphApi.similar, 'like nothing', 400, () => ({ body: { documentIds: [] } })),
]

const grid = (given: Given) => ({ id: idOf(given, 'analysis') })
const isWritten = (value: unknown) => part(value, 'status') !== 'generating'
const analyses: Scene[] = [
  answers(synthesesApi.create, 'analysis', (given) => ({
    body: { kind: 'grid', title: 'A grid', documentIds: [first, paperAt(given, 0)], body: { columns: [] } },
  })),
  answers(libraryApi.uses, 'uses', (given) => ({ params: { id: paperAt(given, 0) } })),
  answers(analysesApi.append, 'entry', (given) => ({
    params: grid(given),
    body: { entries: [{ id: 'entry-of-test', data: { kind: 'note', text: 'seen' } }] },
  })),
  answers(analysesApi.entries, 'log', (given) => ({ params: grid(given) })),
  refused(analysesApi.entries, 'log of nothing', 404, nowhere),
  answers(analysesApi.documents, 'papers of it', (given) => ({ params: grid(given) })),
  answers(analysesApi.documents, 'papers by name', (given) => ({ params: grid(given), query: { ids: first } })),
  answers(analysesApi.estimate, 'estimate', () => ({ body: { documentIds: [first], query: 'mortality' } })),
  answers(synthesesApi.update, 'analysis renamed', (given) => ({
    params: grid(given),
    body: { title: 'Renamed', version: Number(part(given('analysis'), 'version')) },
  })),
  refused(synthesesApi.update, 'an older version', 409, (given) => ({
    params: grid(given),
    body: { title: 'Late', version: 0 },
  })),
  answers(synthesesApi.get, 'saved', (given) => ({ params: grid(given) })),
  answers(synthesesApi.generate, 'written', () => ({
    body: { documentIds: [first, second, third], query: 'mortality', params: { byRules: true } },
  })),
  {
    ...answers(synthesesApi.get, 'written out', (given) => ({ params: { id: idOf(given, 'written') } })),
    until: isWritten,
  },
  answers(analysesApi.stop, 'stopped when it is over', (given) => ({ params: { id: idOf(given, 'written') } })),
  refused(analysesApi.resume, 'nothing to go on with', 404, nowhere),
  refused(analysesApi.renew, 'nothing to make anew', 404, () => ({
    params: { id: 'nothing-here' },
    body: { documentIds: [first] },
  })),
  answers(synthesesApi.remove, 'analysis removed', (given) => ({ params: grid(given) })),
  refused(synthesesApi.get, 'analysis that is gone', 404, (given) => ({ params: grid(given) })),
  answers(synthesesApi.list, 'all that is saved'),
  answers(writingApi.actions, 'actions'),
  answers(writingApi.assist, 'shortened', () => ({
    body: {
      clientKey: 'assist-one',
      action: 'shorten',
      instruction: '',
      before: '',
      passages: [],
      sentences: [
        { id: 's1', text: 'Statins lowered mortality.', paperIds: [first] },
        { id: 's2', text: 'It was a fine day.', paperIds: [] },
      ],
    },
  })),
  refused(writingApi.assist, 'nothing that can be done', 400, () => ({
    body: { clientKey: 'assist-two', action: 'sing' },
  })),
]

const inSession = (given: Given) => ({ sessionId: idOf(given, 'session') })
const inAnswer = (given: Given, name = 'asked') => ({ ...inSession(given), messageId: idOf(given, name, 'answer') })
const isAnswered = (value: unknown) => part(value, 'status') !== 'writing'
const copilot: Scene[] = [
  answers(copilotApi.createSession, 'session', () => ({
    body: { scope: { kind: 'papers', ids: [first, second] }, clientKey: 'session-one' },
  })),
  answers(copilotApi.changeSession, 'session pinned', (given) => ({
    params: inSession(given),
    body: { isPinned: true },
  })),
  answers(copilotApi.ask, 'asked', (given) => ({
    params: inSession(given),
    body: { text: 'Did mortality fall?', parentId: null },
  })),
  { ...answers(copilotApi.message, 'answer', (given) => ({ params: inAnswer(given) })), until: isAnswered },
  answers(copilotApi.stop, 'an answer stopped when it is over', (given) => ({ params: inAnswer(given) })),
  answers(copilotApi.resume, 'resumed when it is over', (given) => ({ params: inAnswer(given), body: {} })),
  answers(copilotApi.regenerate, 'asked anew', (given) => ({
    params: { ...inSession(given), messageId: idOf(given, 'asked', 'question') },
    body: {},
  })),
  {
    ...answers(copilotApi.message, 'new answer', (given) => ({ params: inAnswer(given, 'asked anew') })),
    until: isAnswered,
  },
  answers(copilotApi.messages, 'messages', (given) => ({ params: inSession(given) })),
  answers(copilotApi.session, 'session as it is', (given) => ({ params: inSession(given) })),
  answers(copilotApi.sessions, 'sessions'),
  answers(copilotApi.bring, 'a session from elsewhere', () => ({
    body: {
      title: 'Brought',
      scope: { kind: 'library' },
      headId: 'question-of-it',
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
      messages: [
        { id: 'question-of-it', parentId: null, role: 'question', text: 'Why?', createdAt: '2020-01-01T00:00:00.000Z' },
      ],
      clientKey: 'scene-brought-session',
    },
  })),
  refused(copilotApi.copyShared, 'a link that is none', 404, () => ({ body: { token: 'nothing-here' } })),
  answers(copilotApi.removeSession, 'session removed', (given) => ({ params: inSession(given) })),
  refused(copilotApi.session, 'session that is gone', 404, (given) => ({ params: inSession(given) })),
]

/** Every call that the engine answers, in an order in which a later one may use what an earlier one gave. */
export const scenes: readonly Scene[] = [...papers, ...ledger, ...care, ...reading, ...analyses, ...copilot]
