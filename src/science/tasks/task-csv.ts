import Papa from 'papaparse'

import { disarm, joinList, rearm, splitForeignList, splitOwnList } from '../records/csv-lists.ts'

/** One task as a row of a table. `key` names it within the file alone: other rows point at it. */
export type TaskRecord = {
  key: string
  title: string
  description: string
  status: string
  priority: string
  /** Addresses or usernames. */
  assignees: string[]
  labels: string[]
  startDate: string
  dueDate: string
  /** Keys of rows of the same file. */
  dependsOn: string[]
  parent: string
  milestone: string
}

/** A row of the file that holds no task, and why. `line` is where it begins, counted from 1. */
export type SkippedRow = { line: number; reason: string }
export type TaskFile = {
  /** Rows below the header, empty ones not counted: tasks + skipped. */
  rows: number
  tasks: { line: number; record: TaskRecord }[]
  skipped: SkippedRow[]
  /** Columns of the file that mean nothing here. */
  unknown: string[]
}

const columns = [
  'key',
  'title',
  'description',
  'status',
  'priority',
  'assignees',
  'labels',
  'start',
  'due',
  'depends on',
  'parent',
  'milestone',
] as const
type ColumnName = (typeof columns)[number]

/** How other programs call the same things. */
const aliases: Record<string, ColumnName> = {
  id: 'key',
  'task id': 'key',
  name: 'title',
  task: 'title',
  summary: 'title',
  subject: 'title',
  notes: 'description',
  body: 'description',
  state: 'status',
  column: 'status',
  section: 'status',
  'section/column': 'status',
  assignee: 'assignees',
  owner: 'assignees',
  'assigned to': 'assignees',
  tags: 'labels',
  label: 'labels',
  'start date': 'start',
  'due date': 'due',
  deadline: 'due',
  'depends on': 'depends on',
  dependencies: 'depends on',
  'blocked by': 'depends on',
  'parent task': 'parent',
}

/** Writes tasks as CSV (RFC 4180, with a byte order mark); what a spreadsheet would run as a formula is disarmed. */
export function writeTaskCsv(tasks: readonly TaskRecord[]): string {
  const data = tasks.map((task) =>
    [
      task.key,
      task.title,
      task.description,
      task.status,
      task.priority,
      joinList(task.assignees),
      joinList(task.labels),
      task.startDate,
      task.dueDate,
      joinList(task.dependsOn),
      task.parent,
      task.milestone,
    ].map(disarm),
  )
  return `\uFEFF${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' })}\r\n`
}

const columnOf = (header: string): ColumnName | undefined => {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
  return columns.find((column) => column === name) ?? aliases[name]
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/

/** A day of the calendar, or undefined: other notations are not guessed, because 3/4 is two days. */
export function dayIn(cell: string): string | undefined {
  const [, year, month, day] = DAY.exec(cell.trim()) ?? []
  const iso = `${year}-${month}-${day}`
  const at = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(iso) ? undefined : iso
}

/** The line on which each row begins: a quoted cell may hold line breaks. */
function startLines(rows: readonly (readonly string[])[]): number[] {
  let line = 1
  return rows.map((row) => {
    const start = line
    line += 1 + row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    return start
  })
}

const lists = (cell: string, isOwn: boolean) =>
  (cell === '' ? [] : isOwn ? splitOwnList(cell) : splitForeignList(cell)).map((each) => each.trim()).filter(Boolean)

/** Reads tasks out of CSV of our own or of another program. The ledger adds up: rows = tasks + skipped. */
export function readTaskCsv(text: string): TaskFile {
  const plain = text.replace(/^\uFEFF/, '')
  // Our own files say what parts their cells; lists inside cells could make it guess otherwise.
  const delimiter = plain.startsWith(columns.slice(0, 2).join(',')) ? ',' : ''
  const { data } = Papa.parse<string[]>(plain, { skipEmptyLines: false, delimiter })
  const lines = startLines(data)
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '')
  const at = data.findIndex((row) => !isEmpty(row))
  const header = data[at] ?? []
  const named = header.map(columnOf)
  const isOwn = columns.every((column, index) => header[index]?.trim() === column)
  const unknown = header.filter((name, index) => named[index] === undefined && name.trim() !== '')
  const body = data
    .map((row, index) => ({ row, line: lines[index] ?? 0 }))
    .slice(at + 1)
    .filter(({ row }) => !isEmpty(row))
  if (!named.includes('title')) {
    const reason = 'The file has no column “title”.'
    return { rows: body.length, tasks: [], skipped: body.map(({ line }) => ({ line, reason })), unknown }
  }
  const tasks: TaskFile['tasks'] = []
  const skipped: SkippedRow[] = []
  const keys = new Set<string>()
  for (const { row, line } of body) {
    const cell = (column: ColumnName) => rearm(row[named.indexOf(column)] ?? '')
    const problem = problemOf(cell, keys)
    if (problem !== undefined) {
      skipped.push({ line, reason: problem })
      continue
    }
    const key = cell('key').trim() || `row ${line}`
    keys.add(key)
    tasks.push({ line, record: recordOf(cell, key, isOwn) })
  }
  return { rows: body.length, tasks, skipped, unknown }
}

type Cell = (column: ColumnName) => string

function problemOf(cell: Cell, keys: ReadonlySet<string>): string | undefined {
  if (cell('title').trim() === '') return 'It has no title.'
  if (cell('title').trim().length > 200) return 'Its title is longer than 200 characters.'
  for (const column of ['start', 'due'] as const) {
    const text = cell(column).trim()
    if (text !== '' && dayIn(text) === undefined) return `“${text}” is not a day. Write days as 2026-11-30.`
  }
  const [start, due] = [dayIn(cell('start')), dayIn(cell('due'))]
  if (start && due && start > due) return 'It starts after it is due.'
  const key = cell('key').trim()
  if (key !== '' && keys.has(key)) return `Another row above has the key “${key}”.`
  return undefined
}

const recordOf = (cell: Cell, key: string, isOwn: boolean): TaskRecord => ({
  key,
  title: cell('title').trim(),
  description: cell('description'),
  status: cell('status').trim(),
  priority: cell('priority').trim(),
  assignees: lists(cell('assignees'), isOwn),
  labels: lists(cell('labels'), isOwn),
  startDate: dayIn(cell('start')) ?? '',
  dueDate: dayIn(cell('due')) ?? '',
  dependsOn: lists(cell('depends on'), isOwn),
  parent: cell('parent').trim(),
  milestone: cell('milestone').trim(),
})
