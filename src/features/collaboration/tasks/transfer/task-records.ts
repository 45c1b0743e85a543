import type { Milestone } from '#contract/milestones.ts'
import type { Column, ProjectMember } from '#contract/projects.ts'
import type { Task, TaskOperation, TaskPatch } from '#contract/tasks.ts'
import type { TaskRecord } from '#science/tasks/task-csv.ts'

export type Names = {
  columns: readonly Column[]
  members: readonly ProjectMember[]
  milestones: readonly Milestone[]
}

/** Tasks as rows: people by their address, columns and milestones by their names. */
export function recordsOf(tasks: readonly Task[], { columns, members, milestones }: Names): TaskRecord[] {
  return tasks.map((task) => ({
    key: task.id,
    title: task.title,
    description: task.description ?? '',
    status: columns.find(({ status }) => status === task.status)?.name ?? task.status,
    priority: task.priority ?? '',
    assignees: task.assignees.flatMap((id) => {
      const member = members.find(({ userId }) => userId === id)
      return member ? [member.email ?? member.name] : []
    }),
    labels: task.labels,
    startDate: task.startDate ?? '',
    dueDate: task.dueDate ?? '',
    dependsOn: task.dependsOn,
    parent: task.parentId ?? '',
    milestone: milestones.find(({ id }) => id === task.milestoneId)?.title ?? '',
  }))
}

const same = (a: string | null | undefined, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

/** What of a row cannot be kept, and why: the task comes all the same. */
export type Remark = { line: number; reason: string }

export function fieldsOf(
  { record, line }: { record: TaskRecord; line: number },
  { columns, members, milestones }: Names,
): { fields: TaskPatch & { title: string }; remarks: Remark[] } {
  const remarks: Remark[] = []
  const column = columns.find(({ name, status }) => same(name, record.status) || same(status, record.status))
  if (record.status !== '' && !column)
    remarks.push({ line, reason: `There is no column “${record.status}”: it comes into the first.` })
  const assignees = record.assignees.flatMap((who) => {
    const found = members.find(({ email, name }) => same(email, who) || same(name, who))
    if (!found) remarks.push({ line, reason: `“${who}” is not in this project.` })
    return found ? [found.userId] : []
  })
  const milestone = milestones.find(({ title }) => same(title, record.milestone))
  if (record.milestone !== '' && !milestone)
    remarks.push({ line, reason: `There is no milestone “${record.milestone}”.` })
  const fields = {
    title: record.title,
    status: (column ?? columns[0])?.status ?? 'todo',
    ...(record.description !== '' && { description: record.description.slice(0, 10_000) }),
    ...(record.priority !== '' && { priority: record.priority.toLowerCase().slice(0, 40) }),
    ...(assignees.length > 0 && { assignees: [...new Set(assignees)] }),
    ...(record.labels.length > 0 && {
      labels: [...new Set(record.labels.map((label) => label.slice(0, 40)))].slice(0, 20),
    }),
    ...(record.startDate !== '' && { startDate: record.startDate }),
    ...(record.dueDate !== '' && { dueDate: record.dueDate }),
    ...(milestone && { milestoneId: milestone.id }),
  }
  return { fields, remarks }
}

/** What ties the new tasks to each other, once each has its id. */
export function tiesOf(
  rows: readonly { record: TaskRecord; line: number }[],
  idOf: ReadonlyMap<string, string>,
): { operations: Extract<TaskOperation, { op: 'update' }>[]; remarks: Remark[] } {
  const remarks: Remark[] = []
  const find = (key: string, line: number) => {
    const id = idOf.get(key)
    if (id === undefined) remarks.push({ line, reason: `The row “${key}” that it names was not imported.` })
    return id
  }
  const operations = rows.flatMap(({ record, line }) => {
    const id = idOf.get(record.key)
    if (id === undefined) return []
    const dependsOn = [...new Set(record.dependsOn.flatMap((key) => find(key, line) ?? []))]
    const parentId = record.parent === '' ? undefined : find(record.parent, line)
    const patch = { ...(dependsOn.length > 0 && { dependsOn }), ...(parentId !== undefined && { parentId }) }
    return Object.keys(patch).length > 0 ? [{ op: 'update' as const, id, patch }] : []
  })
  return { operations, remarks }
}
