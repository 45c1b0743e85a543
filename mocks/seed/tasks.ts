import type { TaskRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { dayAhead, daysAgo, hoursAgo } from './ago.ts'
import { EXTRACTED, LATITUDES, PROTOCOL, SCREENED } from './milestones.ts'
import { GUIDELINE, STATINS, VACCINE } from './projects.ts'
import { HARBOUR, NORTHFIELD } from './teams.ts'
import { seedUserId } from './users.ts'

const owner = seedUserId('team-owner')
const member = seedUserId('team-member')
const tester = seedUserId('tester')
const statins = { projectId: STATINS, teamId: NORTHFIELD, createdBy: owner }
const vaccine = { projectId: VACCINE, teamId: NORTHFIELD, createdBy: tester }
const done = (days: number) => ({ status: 'done', completedAt: daysAgo(days), updatedAt: daysAgo(days) })

/** The ids follow from the order: task-1, task-2 … */
const tasks: readonly Omit<TaskRow, 'id' | 'rank'>[] = [
  {
    ...statins,
    ...done(15),
    title: 'Register the protocol',
    dueDate: dayAhead(-14),
    assignees: [owner],
    priority: 'high',
    labels: ['protocol'],
    milestoneId: PROTOCOL,
    createdAt: daysAgo(23),
  },
  {
    ...statins,
    ...done(6),
    title: 'Search three databases and import the results',
    description: 'RIS export with abstracts. Note date and number of hits of each.',
    dueDate: dayAhead(-6),
    assignees: [owner],
    labels: ['search'],
    dependsOn: ['task-1'],
    milestoneId: SCREENED,
    createdAt: daysAgo(22),
  },
  {
    ...statins,
    title: 'Screen records 1 to 200',
    description: 'Title and abstract. Two votes each, blind.',
    status: 'in_progress',
    dueDate: dayAhead(3),
    assignees: [member, tester],
    priority: 'high',
    labels: ['screening'],
    dependsOn: ['task-2'],
    milestoneId: SCREENED,
    createdAt: daysAgo(8),
    updatedAt: daysAgo(2),
  },
  {
    ...statins,
    title: 'Extract event counts of the included trials',
    description: 'Major vascular events and participants in each arm, with the page they stand on.',
    status: 'todo',
    createdBy: member,
    dueDate: dayAhead(12),
    assignees: [member],
    priority: 'medium',
    labels: ['extraction'],
    dependsOn: ['task-3'],
    milestoneId: EXTRACTED,
    links: [
      { kind: 'paper', id: 'p-woscops-1995', title: 'WOSCOPS 1995' },
      { kind: 'paper', id: 'p-afcaps-1998', title: 'AFCAPS/TexCAPS 1998' },
    ],
    createdAt: daysAgo(7),
  },
  {
    ...statins,
    title: 'Ask a librarian to check the search strategy',
    status: 'todo',
    labels: ['search'],
    createdAt: daysAgo(6),
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
    ...vaccine,
    title: 'Collect latitudes of the trial sites',
    status: 'in_progress',
    dueDate: dayAhead(5),
    assignees: [tester],
    labels: ['extraction'],
    milestoneId: LATITUDES,
    createdAt: daysAgo(14),
    updatedAt: daysAgo(1),
  },
  { ...vaccine, title: 'Draft the methods section', status: 'todo', assignees: [tester], createdAt: daysAgo(10) },
  {
    title: 'Agree on outcomes for the evidence tables',
    projectId: GUIDELINE,
    status: 'todo',
    createdBy: seedUserId('enterprise'),
    dueDate: dayAhead(20),
    teamId: HARBOUR,
    createdAt: daysAgo(9),
  },
  {
    ...statins,
    title: 'Resolve the conflicts among records 1 to 100',
    status: 'review',
    dueDate: dayAhead(-1),
    assignees: [owner],
    priority: 'urgent',
    labels: ['screening'],
    parentId: 'task-3',
    milestoneId: SCREENED,
    createdAt: daysAgo(3),
    updatedAt: hoursAgo(20),
  },
  {
    ...statins,
    ...done(2),
    title: 'Pilot the criteria on 20 records',
    assignees: [member, tester],
    labels: ['screening'],
    milestoneId: SCREENED,
    createdAt: daysAgo(9),
  },
  {
    ...statins,
    title: 'Collect ten trials in the project’s library',
    status: 'in_progress',
    dueDate: dayAhead(6),
    assignees: [tester],
    labels: ['search'],
    measure: { metric: 'project_papers', target: 10, since: daysAgo(9) },
    createdAt: daysAgo(9),
    updatedAt: daysAgo(5),
  },
  {
    ...statins,
    title: 'Judge risk of bias, trial by trial',
    status: 'todo',
    dueDate: dayAhead(21),
    labels: ['appraisal'],
    dependsOn: ['task-4'],
    milestoneId: EXTRACTED,
    createdAt: daysAgo(7),
  },
]

export function seedTasks(world: World): void {
  tasks.forEach((task, index) =>
    world.tasks.put({ rank: (index + 1) * 1024, version: 1, ...task, id: `task-${index + 1}` }),
  )
}
