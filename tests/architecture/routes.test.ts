import { describe, expect, test } from 'vitest'

import { isKnownPath, rowOf } from '#app/route-match.ts'
import { routes } from '#app/routes.ts'
import { paths } from '#shared/paths.ts'

import { specifiedAddresses } from './specified-addresses.ts'

describe('the route table', () => {
  const cases = Object.entries(specifiedAddresses).flatMap(([access, list]) =>
    list.map((path) => [path, access] as const),
  )

  test.each(cases)('%s is there and is %s', (path, access) => {
    expect(rowOf(path)?.access).toBe(access)
  })

  test('has no row that the specification does not have', () => {
    const known = cases.map(([path]) => rowOf(path)?.path)
    expect(routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  })

  test('has something that shows each row', () => {
    expect(routes.filter(({ page }) => typeof page !== 'function').map(({ path }) => path)).toEqual([])
  })

  test.each(['/nowhere', '/search/extra', '/admin/nothing', '/collaborate/p-1/nothing', '/auth/x'])(
    '%s is nowhere',
    (path) => {
      expect(rowOf(path)).toBeUndefined()
    },
  )

  test.each([
    ['/search-history', '/history'],
    ['/resources', '/documents'],
    ['/analyze', '/insights'],
    ['/write/:id?', '/writing-assistant'],
    ['/admin', '/admin-dashboard'],
    ['/subscription/success', '/subscription-success'],
  ])('%s and %s show the same page', (path, alias) => {
    const row = routes.find((each) => each.path === path)
    const other = routes.find((each) => each.path === alias)
    expect(other?.page).toBe(row?.page)
  })
})

describe('every address that somebody links to', () => {
  const sample: { [K in keyof typeof paths]: string[] } = {
    home: [paths.home()],
    auth: [paths.auth(), paths.auth('register'), paths.auth('forgot')],
    resetPassword: [paths.resetPassword()],
    dashboard: [paths.dashboard()],
    copilot: [paths.copilot(), paths.copilot({ session: 'cps-1' }), paths.copilot({ shared: 'tok-1' })],
    sharedCopilot: [paths.sharedCopilot('tok-1')],
    search: [paths.search(), paths.search({ q: 'statins & stroke', run: 'run-1', shared: 'tok' })],
    sharedSearch: [paths.sharedSearch('tok-1')],
    searchHistory: [paths.searchHistory()],
    synthesisHistory: [paths.synthesisHistory(), paths.synthesisHistory('syn-1')],
    resources: [paths.resources()],
    document: [paths.document('doc-1'), paths.document('doc-1', { q: 'a quote?', s: '1', e: '9' })],
    synthesis: [paths.synthesis(), paths.synthesis('canvas', { documents: 'a,b', q: 'why' })],
    analyze: [paths.analyze()],
    write: [paths.write(), paths.write('draft-1')],
    collaborate: [paths.collaborate()],
    team: [paths.team(), paths.team('team-1')],
    project: [paths.project(), paths.project('project-1')],
    projectPart: [paths.projectPart('p-1', 'tasks', { task: 't-1' }), paths.projectPart('p-1', 'reports')],
    projects: [paths.projects()],
    newProject: [paths.newProject()],
    collaborationDemo: [paths.collaborationDemo()],
    selectPersona: [paths.selectPersona()],
    profile: [paths.profile()],
    settings: [paths.settings(), paths.settings('billing')],
    studentPaymentDone: [paths.studentPaymentDone()],
    paymentDone: [paths.paymentDone()],
    help: [paths.help()],
    knowledgeBase: [paths.knowledgeBase()],
    supportCenter: [paths.supportCenter()],
    affiliate: [paths.affiliate()],
    admin: [paths.admin(), paths.admin({ view: 'people', plan: 'free' })],
    adminOrganization: [paths.adminOrganization(), paths.adminOrganization({ view: 'requests' })],
    adminPlatform: [paths.adminPlatform()],
    campaign: [paths.campaign('c-1')],
    adminComments: [paths.adminComments()],
  }

  test.each(Object.values(sample).flat())('%s lands on a row of the table', (address) => {
    expect(isKnownPath(new URL(address, 'http://localhost').pathname)).toBe(true)
  })

  test('is in the sample above', () => {
    expect(Object.keys(sample).sort()).toEqual(Object.keys(paths).sort())
  })
})
