import { analysesApi } from '../analyses.ts'
import { citationStylesApi } from '../citation-styles.ts'
import { collaborationApi } from '../collaboration.ts'
import { commentsApi } from '../comments.ts'
import { documentsApi } from '../documents.ts'
import type { Endpoint } from '../endpoint.ts'
import { filesApi } from '../files.ts'
import { highlightsApi } from '../highlights.ts'
import { libraryFiltersApi } from '../library-filters.ts'
import { libraryApi } from '../library.ts'
import { milestonesApi } from '../milestones.ts'
import { projectsApi } from '../projects.ts'
import { searchApi } from '../search.ts'
import { sharesApi } from '../shares.ts'
import { synthesesApi } from '../syntheses.ts'
import { tasksApi } from '../tasks.ts'
import { userApi } from '../user.ts'
import { openApiPath } from '../openapi/document.ts'
import type { Input } from './session.ts'

export type Actor = {
  /** Sends a call and compares its answer; gives the payload, or throws where there is none to go on with. */
  call: (endpoint: Endpoint, input: Input) => Promise<Record<string, unknown>>
  /** Sends a call that must be refused with one of these statuses. */
  refuse: (endpoint: Endpoint, input: Input, statuses: readonly number[]) => Promise<void>
  /** Sent at the end of the story, whatever happened: takes back what was made. Latest first. */
  takeBack: (endpoint: Endpoint, input: Input) => void
  /** It was taken back within the story. */
  taken: (endpoint: Endpoint, input: Input) => void
  key: () => string
  me: Record<string, unknown>
}

/** Calls that stand in a line: made, read, changed, removed. Each takes back what it makes. */
export type Story = { needs: readonly Endpoint[]; run: (actor: Actor) => Promise<void> }

const NAME = 'Conformance check'
/** A thing was made, or so the server says, and cannot be found again. */
export class NoId extends Error {}

const isId = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The id of a thing, which stands in a reply that the texts do not show under a name of its own. */
const idOf = (thing: Record<string, unknown>): string => {
  const inner = Object.values(thing).filter((value) => typeof value === 'object' && value !== null)
  const ids = [thing, ...(inner as Record<string, unknown>[])].map(({ id }) => id)
  const found = ids.find(isId)
  if (found === undefined) throw new NoId()
  return String(found)
}
/** The row of a list that has this title. */
const called = (title: string, list: Record<string, unknown>): Record<string, unknown> => {
  const rows = [list, ...Object.values(list)].find(Array.isArray) as Record<string, unknown>[] | undefined
  return rows?.find((row) => row['title'] === title) ?? {}
}
const only = (bag: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (typeof bag[name] === 'string' ? [[name, bag[name]]] : [])))

const synthesis: Story = {
  needs: [synthesesApi.create, synthesesApi.get, synthesesApi.update, synthesesApi.remove],
  run: async ({ call, refuse, takeBack, taken, key }) => {
    const made = await call(synthesesApi.create, {
      body: { kind: 'synthesis', title: NAME, query: NAME, documentIds: [], content: '', clientKey: key() },
    })
    const named: Input = { params: { id: idOf(made) } }
    takeBack(synthesesApi.remove, named)
    await call(synthesesApi.get, named)
    await call(synthesesApi.update, { ...named, body: { title: `${NAME}, changed` } })
    await call(synthesesApi.remove, named)
    taken(synthesesApi.remove, named)
    await refuse(synthesesApi.get, named, [404])
  },
}

const analysis: Story = {
  needs: [analysesApi.append, analysesApi.entries, analysesApi.documents],
  run: async ({ call, takeBack, key }) => {
    const made = await call(synthesesApi.create, {
      body: { kind: 'conformance', title: NAME, documentIds: [], body: {}, clientKey: key() },
    })
    const named: Input = { params: { id: idOf(made) } }
    takeBack(synthesesApi.remove, named)
    const entries = [{ id: key(), data: { type: 'note' } }]
    await call(analysesApi.append, { ...named, body: { entries } })
    await call(analysesApi.append, { ...named, body: { entries } })
    await call(analysesApi.entries, named)
    await call(analysesApi.documents, named)
  },
}

const comment: Story = {
  needs: [commentsApi.create, commentsApi.reply, commentsApi.update, commentsApi.resolve, commentsApi.remove],
  run: async ({ call, takeBack, me }) => {
    const made = await call(commentsApi.create, {
      body: { page: 'dashboard', xPosition: 50, yPosition: 50, content: NAME, category: 'general', priority: 'low' },
    })
    const id = idOf(made)
    takeBack(commentsApi.remove, { params: { id } })
    await call(commentsApi.page, { params: { page: 'dashboard' } })
    await call(commentsApi.reply, {
      params: { id },
      body: { commentId: id, userId: String(me['id']), content: NAME, isAdminReply: false },
    })
    await call(commentsApi.update, { params: { id }, body: { status: 'in_progress' } })
    await call(commentsApi.resolve, { params: { id }, body: { status: 'resolved' } })
  },
}

/** The same values again: nothing changes, whatever becomes of it. */
const account: Story = {
  needs: [userApi.profile],
  run: async ({ call, me }) => {
    await call(userApi.profile, { body: only(me, ['firstName', 'lastName', 'affiliation', 'orcid', 'bio', 'website']) })
  },
}

const folder: Story = {
  needs: [libraryApi.createCollection, libraryApi.changeCollection, libraryApi.removeCollection],
  run: async ({ call, takeBack, taken, key }) => {
    const made = await call(libraryApi.createCollection, { body: { name: NAME, clientKey: key() } })
    const named: Input = { params: { id: idOf(made) } }
    takeBack(libraryApi.removeCollection, named)
    await call(libraryApi.changeCollection, { ...named, body: { name: `${NAME}, changed` } })
    await call(libraryApi.removeCollection, named)
    taken(libraryApi.removeCollection, named)
  },
}

const filter: Story = {
  needs: [libraryFiltersApi.create, libraryFiltersApi.change, libraryFiltersApi.remove],
  run: async ({ call, takeBack, taken, key }) => {
    const made = await call(libraryFiltersApi.create, { body: { name: NAME, look: { text: NAME }, clientKey: key() } })
    const named: Input = { params: { id: idOf(made) } }
    takeBack(libraryFiltersApi.remove, named)
    await call(libraryFiltersApi.change, { ...named, body: { name: `${NAME}, changed` } })
    await call(libraryFiltersApi.remove, named)
    taken(libraryFiltersApi.remove, named)
  },
}

const style: Story = {
  needs: [citationStylesApi.keep, citationStylesApi.get, citationStylesApi.remove],
  run: async ({ call, takeBack, taken }) => {
    const body = { styleId: `http://example.org/${NAME.replaceAll(' ', '-')}`, title: NAME, text: '<style/>' }
    const made = await call(citationStylesApi.keep, { body })
    const named: Input = { params: { id: idOf(made) } }
    takeBack(citationStylesApi.remove, named)
    await call(citationStylesApi.get, named)
    await call(citationStylesApi.remove, named)
    taken(citationStylesApi.remove, named)
  },
}

const paper: Story = {
  needs: [documentsApi.importBatch, documentsApi.remove],
  run: async ({ call, refuse, takeBack, taken, key }) => {
    const draft = {
      type: 'article-journal',
      title: `${NAME} ${key()}`,
      authors: [{ literal: NAME }],
      abstract: NAME,
      keywords: [],
      ids: {},
    }
    const reply = await call(documentsApi.importBatch, {
      body: { importId: key(), batch: 0, file: 'conformance.ris', records: [{ line: 1, draft }] },
    })
    const [outcome] = reply['outcomes'] as { documentId?: unknown }[]
    const named: Input = { params: { id: idOf({ id: outcome?.documentId }) } }
    takeBack(documentsApi.remove, named)
    await call(documentsApi.get, named)
    await call(documentsApi.remove, named)
    taken(documentsApi.remove, named)
    await refuse(documentsApi.get, named, [404])
  },
}

const marked: Story = {
  needs: [documentsApi.list, filesApi.text, highlightsApi.create, highlightsApi.change, highlightsApi.remove],
  run: async ({ call, takeBack, key }) => {
    const { documents } = await call(documentsApi.list, { query: { scope: 'all', limit: '1' } })
    const [first] = documents as Record<string, unknown>[]
    if (!first) return
    const ofPaper: Input = { params: { id: idOf(first) } }
    const { textHash } = await call(filesApi.text, ofPaper)
    const body = { colour: 'amber', note: NAME, tags: [], quote: 'a', start: 0, end: 1, textHash, clientKey: key() }
    const made = await call(highlightsApi.create, { ...ofPaper, body })
    const named: Input = { params: { highlightId: idOf(made) } }
    takeBack(highlightsApi.remove, named)
    await call(highlightsApi.list, ofPaper)
    await call(highlightsApi.change, { ...named, body: { colour: 'green' } })
  },
}

const search: Story = {
  needs: [searchApi.run, searchApi.get, searchApi.remove],
  run: async ({ call, takeBack }) => {
    const run = await call(searchApi.run, { body: { query: 'conformance', sources: ['starter'] } })
    const named: Input = { params: { runId: String(run['runId']) } }
    takeBack(searchApi.remove, named)
    await call(searchApi.get, named)
  },
}

const shared: Story = {
  needs: [searchApi.run, sharesApi.create, sharesApi.change, sharesApi.read, sharesApi.revoke],
  run: async ({ call, refuse, takeBack, taken, key }) => {
    const run = await call(searchApi.run, { body: { query: 'conformance', sources: ['starter'] } })
    takeBack(searchApi.remove, { params: { runId: String(run['runId']) } })
    const made = await call(sharesApi.create, {
      body: { kind: 'search', targetId: String(run['runId']), title: NAME, clientKey: key() },
    })
    const named: Input = { params: { shareId: idOf(made) } }
    takeBack(sharesApi.revoke, named)
    await call(sharesApi.change, { ...named, body: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() } })
    const open: Input = { params: { token: String(made['token']) } }
    await call(sharesApi.read, open)
    await call(sharesApi.revoke, named)
    taken(sharesApi.revoke, named)
    await refuse(sharesApi.read, open, [404])
  },
}

const project: Story = {
  needs: [
    projectsApi.remove,
    collaborationApi.createProject,
    projectsApi.update,
    collaborationApi.createTask,
    tasksApi.update,
    tasksApi.remove,
    milestonesApi.create,
    milestonesApi.update,
    milestonesApi.remove,
  ],
  run: async ({ call, takeBack, key }) => {
    const title = `${NAME} ${key()}`
    // The texts show no reply of these two: what was made is found in its list.
    await call(collaborationApi.createProject, { body: { title, description: NAME } })
    const made = called(title, await call(collaborationApi.projects, {}))
    const projectId = idOf({ id: made['projectId'] ?? made['id'] })
    const ofProject: Input = { params: { projectId } }
    takeBack(projectsApi.remove, { ...ofProject, body: { title } })
    await call(projectsApi.get, ofProject)
    await call(projectsApi.update, { ...ofProject, body: { goal: NAME } })
    await call(collaborationApi.createTask, { body: { title: NAME, projectId } })
    const task = called(NAME, await call(tasksApi.list, ofProject))
    const ofTask: Input = { params: { taskId: idOf(task) } }
    takeBack(tasksApi.remove, ofTask)
    await call(tasksApi.get, ofTask)
    await call(tasksApi.update, { ...ofTask, body: { description: NAME } })
    const milestone = await call(milestonesApi.create, { ...ofProject, body: { title: NAME, clientKey: key() } })
    const ofMilestone: Input = { params: { milestoneId: idOf(milestone) } }
    takeBack(milestonesApi.remove, ofMilestone)
    await call(milestonesApi.update, { ...ofMilestone, body: { description: NAME } })
    await call(milestonesApi.list, ofProject)
  },
}

export const stories: readonly Story[] = [
  synthesis,
  comment,
  account,
  folder,
  filter,
  style,
  paper,
  marked,
  search,
  shared,
  analysis,
  project,
]

/** Writes that no story makes: they cannot be taken back, cost money or quota, or reach other people. */
export const neverWritten = (all: readonly Endpoint[]) => {
  const told = new Set(stories.flatMap(({ needs }) => needs.map(({ domain, name }) => `${domain}.${name}`)))
  return all
    .filter(({ method, domain, name }) => method !== 'GET' && !told.has(`${domain}.${name}`) && domain !== 'auth')
    .map(({ method, path }) => `${method} ${openApiPath(path)}`)
}
