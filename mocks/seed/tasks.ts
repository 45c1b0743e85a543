import type { TaskRow } from '../rows.ts'
import type { World } from '../world.ts'
import { dayAhead } from './ago.ts'
import { GUIDELINE, STATINS, VACCINE } from './projects.ts'
import { HARBOUR, NORTHFIELD } from './teams.ts'
import { seedUserId } from './users.ts'

const owner = seedUserId('team-owner')
const tester = seedUserId('tester')
const northfield = { teamId: NORTHFIELD }

const tasks: readonly Omit<TaskRow, 'id'>[] = [
  {
    title: 'Register the protocol',
    projectId: STATINS,
    status: 'done',
    createdBy: owner,
    dueDate: dayAhead(-14),
    ...northfield,
  },
  {
    title: 'Search three databases and import the results',
    description: 'RIS export with abstracts. Note date and number of hits of each.',
    projectId: STATINS,
    status: 'done',
    createdBy: owner,
    dueDate: dayAhead(-6),
    ...northfield,
  },
  {
    title: 'Screen records 1 to 200',
    description: 'Title and abstract. Two votes each, blind.',
    projectId: STATINS,
    status: 'in_progress',
    createdBy: owner,
    dueDate: dayAhead(3),
    ...northfield,
  },
  {
    title: 'Extract event counts of the included trials',
    projectId: STATINS,
    status: 'todo',
    createdBy: seedUserId('team-member'),
    dueDate: dayAhead(12),
    ...northfield,
  },
  {
    title: 'Ask a librarian to check the search strategy',
    projectId: STATINS,
    status: 'todo',
    createdBy: owner,
    ...northfield,
    metadata: {
      copilotOrigin: {
        sessionId: 'session-demo',
        originatingTool: 'search',
        originalTaskId: 'plan-2',
        priority: 'high',
      },
    },
  },
  {
    title: 'Collect latitudes of the trial sites',
    projectId: VACCINE,
    status: 'in_progress',
    createdBy: tester,
    dueDate: dayAhead(5),
    ...northfield,
  },
  { title: 'Draft the methods section', projectId: VACCINE, status: 'todo', createdBy: tester, ...northfield },
  {
    title: 'Agree on outcomes for the evidence tables',
    projectId: GUIDELINE,
    status: 'todo',
    createdBy: seedUserId('enterprise'),
    dueDate: dayAhead(20),
    teamId: HARBOUR,
  },
]

export function seedTasks(world: World): void {
  tasks.forEach((task, index) => world.tasks.put({ id: `task-${index + 1}`, ...task }))
}
