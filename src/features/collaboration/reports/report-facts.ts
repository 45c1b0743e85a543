import type { ActivityEvent } from '#contract/activity.ts'
import type { Milestone } from '#contract/milestones.ts'
import type { Task } from '#contract/tasks.ts'
import { addDays } from '#science/planning/pace.ts'

export const sections = ['done', 'decided', 'found', 'blocked', 'next'] as const
export type Section = (typeof sections)[number]

/** What stands behind a number: events of the log, or things as they stand now. */
export type Basis = { events: readonly ActivityEvent[]; tasks?: readonly Task[]; milestones?: readonly Milestone[] }

/** One sentence of a report with its number and what it rests on. `before`: the same number of the span before. */
export type Fact = Basis & { id: string; section: Section; value: number; sentence: string; before?: number }

export type Facts = { facts: Fact[]; events: number; people: number }

type Counted = {
  id: string
  section: Section
  one: string
  many: string
  pick: (events: readonly ActivityEvent[]) => ActivityEvent[]
}

const ofKind =
  (...kinds: string[]) =>
  (events: readonly ActivityEvent[]) =>
    events.filter(({ kind }) => kinds.includes(kind))

/** The event after which each thing is as it is: of several, the newest. The list comes newest first. */
function newestOf(events: readonly ActivityEvent[], kinds: readonly string[]): ActivityEvent[] {
  const seen = new Map<string, ActivityEvent>()
  for (const event of events) {
    if (kinds.includes(event.kind) && !seen.has(event.object.id)) seen.set(event.object.id, event)
  }
  return [...seen.values()]
}

const lasting = (kind: string, undoneBy: string) => (events: readonly ActivityEvent[]) =>
  newestOf(events, [kind, undoneBy]).filter((event) => event.kind === kind)

const added =
  (...kinds: string[]) =>
  (events: readonly ActivityEvent[]) =>
    lasting('resource.added', 'resource.removed')(events).filter(({ object }) => kinds.includes(object.kind))

/** What is counted out of the log. A task that was done and opened again in the same span is not done. */
const counted: readonly Counted[] = [
  {
    id: 'tasks-done',
    section: 'done',
    one: 'task was done',
    many: 'tasks were done',
    pick: lasting('task.done', 'task.reopened'),
  },
  {
    id: 'milestones-reached',
    section: 'done',
    one: 'milestone was reached',
    many: 'milestones were reached',
    pick: (events) =>
      newestOf(events, ['milestone.reached', 'milestone.removed']).filter(({ kind }) => kind === 'milestone.reached'),
  },
  {
    id: 'tasks-made',
    section: 'decided',
    one: 'task was added',
    many: 'tasks were added',
    pick: lasting('task.created', 'task.removed'),
  },
  {
    id: 'tasks-removed',
    section: 'decided',
    one: 'task was given up',
    many: 'tasks were given up',
    pick: lasting('task.removed', 'task.restored'),
  },
  {
    id: 'milestones-moved',
    section: 'decided',
    one: 'milestone day was moved',
    many: 'milestone days were moved',
    pick: ofKind('milestone.moved'),
  },
  {
    id: 'people',
    section: 'decided',
    one: 'change of who works on it',
    many: 'changes of who works on it',
    pick: ofKind('member.joined', 'member.left', 'member.role'),
  },
  {
    id: 'settings',
    section: 'decided',
    one: 'change of the settings',
    many: 'changes of the settings',
    pick: ofKind('project.updated', 'project.archived', 'project.reopened'),
  },
  {
    id: 'papers',
    section: 'found',
    one: 'paper was added to the project',
    many: 'papers were added to the project',
    pick: added('paper'),
  },
  {
    id: 'analyses',
    section: 'found',
    one: 'analysis or draft was added',
    many: 'analyses and drafts were added',
    pick: added('synthesis', 'analysis', 'draft'),
  },
  {
    id: 'reopened',
    section: 'blocked',
    one: 'task was opened again',
    many: 'tasks were opened again',
    pick: lasting('task.reopened', 'task.done'),
  },
]

const said = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}.`

type Now = {
  tasks: readonly Task[]
  milestones: readonly Milestone[]
  done: ReadonlySet<string>
  today: string
  days: number
}

/** What is true now, whatever the span: what waits, what is late, what comes. */
function standing({ tasks, milestones, done, today, days }: Now): Fact[] {
  const open = tasks.filter(({ status }) => !done.has(status))
  const openIds = new Set(open.map(({ id }) => id))
  const waiting = open.filter(({ dependsOn }) => dependsOn.some((id) => openIds.has(id)))
  const overdue = open.filter(({ dueDate }) => dueDate && dueDate < today)
  const end = addDays(today, days)
  const coming = open.filter(({ dueDate }) => dueDate && dueDate >= today && dueDate <= end)
  const near = milestones.filter(
    ({ status, dueDate }) => status !== 'reached' && dueDate && dueDate >= today && dueDate <= end,
  )
  const late = milestones.filter(({ status, dueDate }) => status !== 'reached' && dueDate && dueDate < today)
  const of = (id: string, section: Section, one: string, many: string, basis: Omit<Basis, 'events'>): Fact[] => {
    const value = (basis.tasks ?? basis.milestones ?? []).length
    return value === 0 ? [] : [{ id, section, value, sentence: said(value, one, many), events: [], ...basis }]
  }
  const within = days === 1 ? 'by tomorrow' : `within ${days} days`
  return [
    ...of('waiting', 'blocked', 'task waits for another that is open', 'tasks wait for others that are open', {
      tasks: waiting,
    }),
    ...of('overdue', 'blocked', 'task is past its day', 'tasks are past their day', { tasks: overdue }),
    ...of('late', 'blocked', 'milestone is past its day', 'milestones are past their day', { milestones: late }),
    ...of('coming', 'next', `task is due ${within}`, `tasks are due ${within}`, { tasks: coming }),
    ...of('near', 'next', `milestone comes ${within}`, `milestones come ${within}`, { milestones: near }),
  ]
}

/** The sentences of a report. Nothing is said that nothing stands behind: a number of zero makes a sentence only where it was another before. */
export function factsOf(
  events: readonly ActivityEvent[],
  earlier: readonly ActivityEvent[] | undefined,
  now: Now,
): Facts {
  const fromLog = counted.flatMap(({ id, section, one, many, pick }): Fact[] => {
    const found = pick(events)
    const past = earlier && pick(earlier).length
    if (found.length === 0 && !past) return []
    return [
      {
        id,
        section,
        value: found.length,
        sentence: said(found.length, one, many),
        events: found,
        ...(past !== undefined && { before: past }),
      },
    ]
  })
  return {
    facts: [...fromLog, ...standing(now)],
    events: events.length,
    people: new Set(events.flatMap(({ actor }) => actor?.userId ?? [])).size,
  }
}

/** '2 more than before', '3 fewer than before', 'as many as before'; '' where nothing is compared. */
export function comparison({ value, before }: Pick<Fact, 'value' | 'before'>): string {
  if (before === undefined) return ''
  if (value === before) return 'as many as in the period before'
  const by = Math.abs(value - before)
  return `${by} ${value > before ? 'more' : 'fewer'} than in the period before (${before})`
}
