import { matchPath } from 'react-router-dom'

/** What the open page shows of itself, by the names of the second text. Words of ours; titles of a person's work are not read. */
export type PageSituation = {
  pageDescription?: string
  currentView?: string
  activeTab?: string
  availableActions?: readonly string[]
  visibleElements?: readonly string[]
  selectedResources?: readonly string[]
  projectId?: string
  taskId?: string
  teamContext?: string
}

const WORDS_MAX = 60
const LIST_MAX = 20

const wordsOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()

/** Short words of the elements that are shown, each once, in the order of the page. */
function listed(root: Element, selector: string): string[] {
  const all = [...root.querySelectorAll(selector)]
    // What belongs to a row or an article names somebody's papers and people.
    .filter((element) => !element.closest('[hidden], article, li, tr, [role="row"], [role="dialog"]'))
    .map(wordsOf)
    .filter((words) => words !== '' && words.length <= WORDS_MAX)
  return [...new Set(all)].slice(0, LIST_MAX)
}

const some = (list: string[]) => (list.length > 0 ? list : undefined)

/**
 * Reads the page that is open beside help: its main part `root`, its address and the pattern of that. Called when a
 * question is about to be asked, so that no page has to tell what it is.
 */
export function situationOf(root: Element | null, route: string, pathname: string, search: string): PageSituation {
  const params = matchPath(route, pathname)?.params ?? {}
  const query = new URLSearchParams(search)
  const page = root ? fromPage(root) : {}
  const view = params['view'] ?? query.get('view') ?? undefined
  const taskId = query.get('task') ?? undefined
  return {
    ...page,
    ...(view !== undefined && { currentView: view.slice(0, WORDS_MAX) }),
    ...(params['projectId'] !== undefined && { projectId: params['projectId'] }),
    ...(params['teamId'] !== undefined && { teamContext: params['teamId'] }),
    ...(taskId !== undefined && { taskId }),
  }
}

function fromPage(root: Element): PageSituation {
  const lead = root.querySelector('[data-page-lead]')
  const tab = root.querySelector('[role="tab"][aria-selected="true"]')
  const chosen = root.querySelector('[data-chosen]')
  const found = {
    pageDescription: lead ? wordsOf(lead) : undefined,
    activeTab: tab ? wordsOf(tab) : undefined,
    availableActions: some(listed(root, 'button:not([role="tab"]):not(:disabled)')),
    visibleElements: some(listed(root, 'h2')),
    selectedResources: chosen ? [wordsOf(chosen)] : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
