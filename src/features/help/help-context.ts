import type { PageSituation } from './page-situation.ts'

/** What is sent along with a question, by the names of the second text. */
export type HelpContext = Record<string, string | string[] | Record<string, string>>
export type ContextLine = { key: string; name: string; text: string; value: HelpContext[string] }

/** Parts of an address that say how a page is looked at. Everything else may be a token or somebody's id, and stays here. */
const HARMLESS = ['view', 'tab', 'sort', 'type', 'design', 'from', 'to', 'page']
const MOST = 300

const given = (key: string, name: string, value: string | undefined): ContextLine[] =>
  value === undefined || value.trim() === '' ? [] : [{ key, name, text: value, value: value.slice(0, MOST) }]

const list = (key: string, name: string, value: readonly string[] | undefined): ContextLine[] =>
  value === undefined || value.length === 0 ? [] : [{ key, name, text: value.join(', '), value: value.slice(0, 50) }]

type Situation = { route: string; search: string; persona: string; title: string; page: PageSituation; now: string }

/** The situation line by line, each of which can be taken out before it is sent. `route` is a pattern, never an address. */
export function contextLines({ route, search, persona, title, page, now }: Situation): ContextLine[] {
  const query = new URLSearchParams(search)
  const params = HARMLESS.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value.slice(0, 80)] as const] : []
  })
  const paramText = params.map(([name, value]) => `${name} = ${value}`).join(', ')
  return [
    ...given('route', 'Page address', route),
    ...given('pageTitle', 'Page', title),
    ...given('pageDescription', 'About the page', page.pageDescription),
    ...given('persona', 'Persona', persona),
    ...given('currentView', 'View', page.currentView),
    ...given('activeTab', 'Tab', page.activeTab),
    ...given('searchQuery', 'Search', query.get('q') ?? undefined),
    ...(params.length > 0
      ? [{ key: 'urlParams', name: 'Settings in the address', text: paramText, value: Object.fromEntries(params) }]
      : []),
    ...list('selectedResources', 'Chosen papers', page.selectedResources),
    ...list('availableActions', 'What the page offers', page.availableActions),
    ...list('visibleElements', 'What is in view', page.visibleElements),
    ...given('projectId', 'Project', page.projectId),
    ...given('taskId', 'Task', page.taskId),
    ...given('teamContext', 'Team', page.teamContext),
    ...given('timestamp', 'Time', now),
  ]
}

export const contextOf = (lines: readonly ContextLine[]): HelpContext =>
  Object.fromEntries(lines.map(({ key, value }) => [key, value]))
