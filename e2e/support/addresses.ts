import type { Page } from '@playwright/test'

import { endpoints } from '#contract/all.ts'
import { gridKinds, gridViews } from '#contract/grid-views.ts'
import { pageRows } from '#contract/pages.ts'

import { addFile, PAPER, walkingPdf } from './reader.ts'
import { decideAll } from './review.ts'
import { PASSWORD, type Person } from './test.ts'

/**
 * filled: a person with content. empty: somebody who has just begun, or what there is before anything has been made.
 * failing: as filled, and every call that reads is refused.
 */
export const pageStates = ['filled', 'empty', 'failing'] as const
export type PageState = (typeof pageStates)[number]

/** `newcomer`: an account of this visit, registered a moment ago, on the plan that has every part. */
export type Visitor = 'nobody' | 'newcomer' | Person

/** Where to go. A function makes what must be there first, as who is signed in, and leaves the page anywhere. */
type Place = string | ((page: Page) => Promise<string>)

export type PageAddress = {
  /** What the reports call it. */
  name: string
  /** The row of the route table; undefined for an address that is nowhere. */
  row?: string
  /** Who goes there; to the empty one a newcomer, where nobody else is named. */
  by: Visitor
  filled: Place
  /** Absent: the same address, seen by `emptyFor`. */
  empty?: Place
  emptyFor?: Visitor
  /** Another name for a page that stands here in every state is looked at once. */
  isAlias?: true
}

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const STATINS = 'project-statins'

async function read<T>(page: Page, path: string): Promise<T> {
  const reply = await page.request.get(`/api${path}`)
  if (!reply.ok()) throw new Error(`GET ${path}: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as T
}

async function write<T>(page: Page, path: string, data: object, method: 'post' | 'patch' = 'post'): Promise<T> {
  const reply = await page.request[method](`/api${path}`, { data })
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as T
}

/** Reads until what was begun is done. */
async function readUntil<T>(page: Page, path: string, isDone: (value: T) => boolean): Promise<T> {
  for (let left = 500; left > 0; left -= 1) {
    const value = await read<T>(page, path)
    if (isDone(value)) return value
  }
  throw new Error(`${path} never became what it should be.`)
}

async function starterPapers(page: Page, text: string, limit = 8): Promise<string[]> {
  const { documents } = await read<{ documents: { id: string }[] }>(
    page,
    `/documents?scope=starter&text=${encodeURIComponent(text)}&limit=${limit}`,
  )
  return documents.map(({ id }) => id)
}

type Made = { synthesis: { id: string; status?: string } }

async function savedAnswer(page: Page): Promise<string> {
  const documentIds = await starterPapers(page, 'BCG')
  const { synthesis } = await write<Made>(page, '/synthesis/generate', { documentIds, query: QUESTION })
  await readUntil<Made>(page, `/syntheses/${synthesis.id}`, (row) => row.synthesis.status !== 'generating')
  return synthesis.id
}

const analysis = async (page: Page, kind: string, title: string, body: object = {}) =>
  (await write<Made>(page, '/syntheses', { kind, title, documentIds: [], body })).synthesis.id

/** Begins at a page with its own example and gives the address at which it then stands. */
const withExample = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Try with example papers' }).first().click()
  await page.waitForURL(/[?&]id=/)
  return addressOf(page)
}
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** A grid as the view itself begins one, and one that holds nothing yet. */
const openedView = (row: string, kind: string): PageAddress => ({
  name: `${row} opened`,
  row,
  by: 'team-owner',
  filled: withExample(row),
  empty: async (page) => `${row}?id=${await analysis(page, kind, 'Nothing in it yet')}`,
})

async function searchRun(page: Page, query = 'BCG vaccine tuberculosis'): Promise<string> {
  const { runId } = await write<{ runId: string }>(page, '/search', { query })
  return runId
}

type Exchange = { answer: { id: string } }

async function copilotSession(page: Page): Promise<string> {
  const { id } = await write<{ id: string }>(page, '/copilot/sessions', { scope: { kind: 'library' } })
  const { answer } = await write<Exchange>(page, `/copilot/sessions/${id}/messages`, { text: QUESTION, parentId: null })
  const path = `/copilot/sessions/${id}/messages/${answer.id}`
  await readUntil<{ status: string }>(page, path, ({ status }) => status !== 'writing')
  return id
}

/** Shared by somebody who then leaves. */
const shared = (kind: 'search' | 'copilot', make: (page: Page) => Promise<string>) => async (page: Page) => {
  await signInAs(page, 'team-owner')
  const targetId = await make(page)
  const { token } = await write<{ token: string }>(page, '/shares', { kind, targetId, title: QUESTION })
  await signInAs(page, 'nobody')
  return `/${kind}/shared/${token}`
}

async function emptyProject(page: Page): Promise<string> {
  const { project } = await write<{ project: { id?: string; projectId?: string } }>(page, '/collaboration/projects', {
    title: 'A project of today',
  })
  return project.id ?? project.projectId ?? ''
}

const ofProject = (part: string): PageAddress => ({
  name: `/collaborate/:projectId${part}`,
  row: `/collaborate/:projectId${part}`,
  by: 'team-owner',
  filled: `/collaborate/${STATINS}${part}`,
  empty: async (page) => `/collaborate/${await emptyProject(page)}${part}`,
})

async function reviewWithDecisions(page: Page) {
  const address = await withExample('/systematic-review')(page)
  await decideAll(page, new URLSearchParams(address.split('?')[1]).get('id') ?? '', 4)
  return address.replace('stage=screening', 'stage=overview')
}

async function narrative(page: Page): Promise<string> {
  const documents = await starterPapers(page, 'statin', 6)
  await page.goto(`/narrative-review?documents=${documents.join(',')}`)
  await page.getByRole('textbox', { name: /What the review asks/ }).fill('Do statins prevent a first event?')
  await page.getByRole('button', { name: 'Build the outline' }).click()
  await page.waitForURL(/[?&]id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** A manuscript of a cited answer, begun as a person would. */
async function draft(page: Page): Promise<string> {
  const id = await savedAnswer(page)
  await page.goto('/write')
  await page.getByRole('button', { name: 'New draft' }).first().click()
  await page.getByRole('tab', { name: 'From an analysis' }).click()
  await page.getByLabel('Analysis', { exact: true }).selectOption(id)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await page.waitForURL(/\/write\/./)
  return addressOf(page)
}

async function timelines(page: Page): Promise<string> {
  const id = new URLSearchParams((await withExample('/research-timeline')(page)).split('?')[1]).get('id')
  return `/timeline-comparison/${id}`
}

/** What waits for an admin, sent by a person. */
async function supportWaits(page: Page): Promise<string> {
  await signInAs(page, 'individual')
  await write(page, '/help/ticket', { title: 'Export fails', body: 'The RIS export stops halfway.', severity: 'P1' })
  await write(page, '/help/feedback', { type: 'kudos', title: 'Good', body: 'I like the quotes.', rating: 5 })
  await write(page, '/enterprise-contact', {
    email: 'head@harbour.example',
    userName: 'Elena',
    companyName: 'Harbour',
    message: 'We need 400 seats.',
    planType: 'enterprise',
  })
  await signInAs(page, 'admin')
  return '/admin?view=support'
}

async function campaignOfToday(page: Page): Promise<string> {
  await write(page, '/affiliate/join', { acceptTerms: true })
  const today = new Date().toISOString().slice(0, 10)
  const { id } = await write<{ id: string }>(page, '/campaigns', { name: 'First readers', from: today })
  return `/campaign/${id}`
}

/** A page that somebody signed in has, at an address without anything to make. */
const member = (row: string, more: Partial<PageAddress> = {}): PageAddress => ({
  name: row,
  row,
  by: 'team-owner',
  filled: row,
  ...more,
})
const visitor = (row: string, filled: Place = row, empty?: Place): PageAddress => ({
  name: typeof filled === 'string' ? filled : row,
  row,
  by: 'nobody',
  filled,
  emptyFor: 'nobody',
  ...(empty !== undefined && { empty }),
})
/** An admin sees what the platform has: empty is what nobody has asked for yet. */
const admin = (row: string, filled: Place = row, name = row): PageAddress => ({
  name,
  row,
  by: 'admin',
  filled,
  emptyFor: 'admin',
  ...(typeof filled !== 'string' && { empty: name }),
})

/** What must be made first, and parts of pages that look different. */
const particular: readonly PageAddress[] = [
  ...gridKinds
    .filter((kind) => !gridViews[kind].path.includes(':'))
    .flatMap((kind) => {
      const { path } = gridViews[kind]
      return [member(path), openedView(path, kind)]
    }),

  visitor('/'),
  visitor('/auth'),
  visitor('/auth', '/auth?view=register'),
  visitor('/auth', '/auth?view=forgot'),
  visitor('/reset-password', '/reset-password?token=unknown'),
  visitor('/copilot/shared/:token', shared('copilot', copilotSession), '/copilot/shared/unknown'),
  visitor(
    '/search/shared/:shareToken',
    shared('search', (page) => searchRun(page)),
    '/search/shared/unknown',
  ),
  { ...visitor('/support-center'), name: '/support-center, signed out' },
  { name: 'an address that is nowhere', by: 'team-owner', filled: '/not-a-page' },

  member('/personalized-dashboard', {
    name: '/personalized-dashboard?view=inbox',
    filled: '/personalized-dashboard?view=inbox',
  }),
  member('/personalized-dashboard'),
  member('/copilot'),
  member('/copilot', {
    name: '/copilot with a session',
    filled: async (page) => `/copilot?session=${await copilotSession(page)}`,
    empty: '/copilot?session=unknown',
  }),
  member('/search', {
    name: '/search with results',
    filled: async (page) => `/search?q=BCG%20vaccine%20tuberculosis&run=${await searchRun(page)}`,
    empty: async (page) => `/search?q=zzyzx&run=${await searchRun(page, 'zzyzx')}`,
  }),
  member('/search'),
  member('/search-history', {
    filled: async (page) => {
      await searchRun(page)
      return '/search-history'
    },
  }),
  member('/synthesis-history', {
    filled: async (page) => {
      await savedAnswer(page)
      return '/synthesis-history'
    },
  }),
  member('/synthesis-history', {
    name: '/synthesis-history, one of them',
    filled: async (page) => `/synthesis-history?id=${await savedAnswer(page)}`,
    empty: '/synthesis-history?id=unknown',
  }),
  member('/document/:id', {
    filled: async (page) => {
      await addFile(page, walkingPdf())
      return `/document/${PAPER}`
    },
    empty: '/document/p-aronson-1948',
  }),
  member('/document/:id', { name: '/document/:id that is not there', filled: '/document/unknown', isAlias: true }),

  member('/timeline-comparison/:id', {
    filled: timelines,
    empty: async (page) => `/timeline-comparison/${await analysis(page, 'timeline_compare', 'Nothing in it yet')}`,
  }),

  member('/synthesis/:view?', { name: '/synthesis', filled: '/synthesis' }),
  ...['projects', 'templates', 'shared', 'canvas', 'systematic-review', 'meta-analysis', 'scoping-review'].map((view) =>
    member('/synthesis/:view?', { name: `/synthesis/${view}`, filled: `/synthesis/${view}` }),
  ),
  ...['narrative-review', 'collaborative'].map((view) =>
    member('/synthesis/:view?', { name: `/synthesis/${view}`, filled: `/synthesis/${view}`, isAlias: true }),
  ),
  member('/synthesis/:view?', {
    name: '/synthesis/canvas of a narrative',
    filled: async (page) => `/synthesis/canvas?id=${await narrative(page)}`,
    empty: '/synthesis/canvas?id=unknown',
  }),
  member('/systematic-review', { filled: reviewWithDecisions }),
  member('/scoping-review', { filled: withExample('/scoping-review') }),
  member('/meta-analysis', { filled: '/meta-analysis?example' }),
  member('/narrative-review', { filled: async (page) => `/narrative-review?id=${await narrative(page)}` }),
  member('/write/:id?', { name: '/write', filled: '/write' }),
  member('/write/:id?', {
    name: '/write/:id',
    filled: draft,
    empty: async (page) => `/write/${await analysis(page, 'draft', 'Nothing written yet')}`,
  }),

  ...['account', 'billing', 'shared-links', 'data'].map((tab) =>
    member('/settings', { name: `/settings, ${tab}`, filled: `/settings?tab=${tab}` }),
  ),
  ...['appearance', 'research', 'shortcuts'].map((tab) =>
    member('/settings', { name: `/settings, ${tab}`, filled: `/settings?tab=${tab}`, isAlias: true }),
  ),
  member('/subscription-success'),
  member('/comment-test', { by: 'tester' }),
  member('/affiliate', { by: 'individual' }),
  member('/campaign/:campaignId', {
    by: 'individual',
    filled: '/campaign/campaign-autumn-reading',
    empty: campaignOfToday,
  }),

  member('/team/:teamId?', { name: '/team', filled: '/team' }),
  member('/team/:teamId?', { name: '/team/:teamId', filled: '/team/team-northfield', empty: '/team/unknown' }),
  member('/project/:projectId?', { name: '/project', filled: '/project' }),
  member('/project/:projectId?', {
    name: '/project/:projectId',
    filled: `/project/${STATINS}`,
    empty: '/project/unknown',
  }),
  ofProject(''),
  ofProject('/team'),
  ofProject('/settings'),
  ofProject('/tasks'),
  ofProject('/milestones'),
  ofProject('/reports'),

  admin('/admin'),
  { ...admin('/admin-dashboard'), isAlias: true },
  admin('/admin', '/admin?view=people', '/admin?view=people'),
  admin('/admin', '/admin?view=verifications', '/admin?view=verifications'),
  admin('/admin', supportWaits, '/admin?view=support'),
  admin('/admin', '/admin?view=log', '/admin?view=log'),
  admin('/admin/organization'),
  admin('/admin/organization', '/admin/organization?view=requests', '/admin/organization?view=requests'),
  admin('/admin/platform'),
  admin('/admin/platform', '/admin/platform?view=switches', '/admin/platform?view=switches'),
  admin('/admin/platform', '/admin/platform?view=content', '/admin/platform?view=content'),
]

const named = new Set(particular.map(({ row }) => row))

/** At least one address for each row of the table of pages, and those of its parts that look different. */
export const pageAddresses: readonly PageAddress[] = [
  ...particular,
  ...pageRows.flatMap(([, { path, access, shows }]) => {
    if (named.has(path)) return []
    const address = access === 'admin' ? admin(path) : member(path)
    return [{ ...address, ...(shows !== undefined && { isAlias: true as const }) }]
  }),
]

const visitorIn = (state: PageState, { by, emptyFor }: PageAddress): Visitor =>
  state === 'empty' ? (emptyFor ?? 'newcomer') : by

/** Where an address is in a state. What fills a page is not made for the empty one: then nothing is open in its row. */
function placeOf(state: PageState, { row = '/', filled, empty }: PageAddress): Place {
  if (state !== 'empty') return filled
  return empty ?? (typeof filled === 'string' ? filled : row)
}

/**
 * The addresses that are looked at in a state: those of one person beside each other, and where something is made first
 * behind those that show all there is.
 */
export function addressesIn(state: PageState): PageAddress[] {
  const rank = (address: PageAddress) =>
    `${visitorIn(state, address)} ${typeof placeOf(state, address) === 'string' ? 0 : 1}`
  return pageAddresses
    .filter(({ isAlias }) => state === 'filled' || isAlias !== true)
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
}

let newcomers = 0

/** From here on the page is of that person. */
async function signInAs(page: Page, who: Visitor): Promise<void> {
  if (who === 'nobody') {
    await page.request.post('/api/auth/logout')
    return
  }
  if (who !== 'newcomer') {
    await write(page, '/auth/login', { email: `${who}@roadrunner.test`, password: PASSWORD })
    return
  }
  newcomers += 1
  const username = `newcomer-${newcomers}`
  const account = { email: `${username}@roadrunner.test`, password: PASSWORD }
  const { data } = await write<{ data: { user: { id: string } } }>(page, '/auth/register', { ...account, username })
  await signInAs(page, 'admin')
  await write(page, `/admin/users/${data.user.id}`, { plan: 'team' }, 'patch')
  await write(page, '/auth/login', account)
  // Whoever shows what a page is without anything has no example either.
  const { syntheses } = await read<{ syntheses: { id: string }[] }>(page, '/syntheses')
  for (const { id } of syntheses) await page.request.delete(`/api/syntheses/${id}`)
}

/** Makes what must be there and gives the address; the page must be of the right person already. */
async function makePlace(page: Page, state: PageState, address: PageAddress): Promise<string> {
  const place = placeOf(state, address)
  return typeof place === 'string' ? place : place(page)
}

/** Who one is, also as an admin, and what the server can do is answered; every other call that reads is refused. */
async function refuseReads(page: Page): Promise<void> {
  const known = ['auth.me', 'admin.access', 'capabilities.get']
  const reads = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ domain, name }) => `${domain}.${name}`)
    .filter((call) => !known.includes(call))
  for (const call of [...reads, 'search.run']) {
    await write(page, '/_control/faults', { call, status: 500, body: { message: 'The server is out of order.' } })
  }
}

/** Goes through addresses in a state, each as who visits it, with what it needs. `visit` opens the path. */
export async function visitAll(
  page: Page,
  state: PageState,
  addresses: readonly PageAddress[],
  visit: (path: string, address: PageAddress) => Promise<void>,
): Promise<void> {
  let who: Visitor | undefined
  const enter = async (address: PageAddress) => {
    const next = visitorIn(state, address)
    if (next !== who) await signInAs(page, next)
    who = next
  }
  const paths: string[] = []
  if (state === 'failing') {
    // What must be there is made while reads are still answered.
    for (const address of addresses) {
      await enter(address)
      paths.push(await makePlace(page, state, address))
    }
    await refuseReads(page)
  }
  for (const [index, address] of addresses.entries()) {
    await enter(address)
    await visit(paths[index] ?? (await makePlace(page, state, address)), address)
  }
}
