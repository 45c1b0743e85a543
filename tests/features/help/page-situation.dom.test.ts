import { expect, test } from 'vitest'

import { contextLines, contextOf } from '#features/help/help-context.ts'
import { situationOf } from '#features/help/page-situation.ts'

function page(markup: string): Element {
  const main = document.createElement('main')
  main.innerHTML = markup
  return main
}

test('a page is described by what it shows, without the names of papers and people', () => {
  const main = page(`
    <h1>Tasks</h1><div data-page-lead>Who does what,
      until when.</div>
    <div role="tablist"><button role="tab" aria-selected="true">Board</button><button role="tab">List</button></div>
    <button>New task</button><button disabled>Undo</button><button aria-label="Filter tasks"><svg></svg></button>
    <button>New task</button>
    <h2>To do</h2><ul><li><h2>Ask Dr. Secret</h2><button>Open “Ask Dr. Secret”</button></li></ul>
    <div role="group"><p data-chosen>3 papers chosen</p></div>`)
  expect(situationOf(main, '/collaborate/:projectId/tasks', '/collaborate/p-7/tasks', '?task=t-1&view=board')).toEqual({
    pageDescription: 'Who does what, until when.',
    activeTab: 'Board',
    availableActions: ['New task', 'Filter tasks'],
    visibleElements: ['To do'],
    selectedResources: ['3 papers chosen'],
    currentView: 'board',
    projectId: 'p-7',
    taskId: 't-1',
  })
})

test('every name that the second text gives to the context of help has a line where the page knows it', () => {
  const main = page(
    '<div data-page-lead>About it</div><button role="tab" aria-selected="true">Board</button><button>Go</button><h2>Part</h2><p data-chosen>1 paper chosen</p>',
  )
  const situation = {
    ...situationOf(main, '/collaborate/:projectId', '/collaborate/p-7', '?task=t-1&view=board'),
    ...situationOf(null, '/team/:teamId?', '/team/team-1', ''),
  }
  const context = contextOf(
    contextLines({
      route: '/team/:teamId?',
      search: '?q=tea&view=board',
      persona: 'academic',
      title: 'Team',
      page: situation,
      now: '2026-11-24T10:00:00.000Z',
    }),
  )
  expect(Object.keys(context).toSorted()).toEqual(
    [
      'route',
      'persona',
      'selectedResources',
      'projectId',
      'taskId',
      'pageTitle',
      'pageDescription',
      'availableActions',
      'currentView',
      'visibleElements',
      'urlParams',
      'searchQuery',
      'activeTab',
      'teamContext',
      'timestamp',
    ].toSorted(),
  )
})

test('a page that shows nothing yet is described by its address alone', () => {
  expect(situationOf(null, '/copilot', '/copilot', '')).toEqual({})
  expect(situationOf(page(''), '/synthesis/:view?', '/synthesis/canvas', '')).toEqual({ currentView: 'canvas' })
})
