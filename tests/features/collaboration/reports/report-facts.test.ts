import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'

import type { ActivityEvent } from '#contract/activity.ts'
import { docxOf } from '#features/collaboration/reports/export-report.ts'
import { before, momentsOf, namedPeriods, periodIn } from '#features/collaboration/reports/period.ts'
import { markdownOf, type Report } from '#features/collaboration/reports/report-document.ts'
import { comparison, factsOf } from '#features/collaboration/reports/report-facts.ts'
import { workLog } from '#features/collaboration/reports/work-log.ts'

let ids = 0
const event = (kind: string, id: string, more: Partial<ActivityEvent> = {}): ActivityEvent => ({
  id: `e${(ids += 1)}`,
  projectId: 'p',
  at: '2026-11-18T10:00:00.000Z',
  kind,
  actor: { userId: 'u', name: 'Ann' },
  object: { kind: 'task', id, title: `Task ${id}` },
  ...more,
})
const now = { tasks: [], milestones: [], done: new Set(['done']), today: '2026-11-20', days: 7 }
const valuesOf = (events: ActivityEvent[], earlier?: ActivityEvent[]) =>
  Object.fromEntries(factsOf(events, earlier, now).facts.map(({ id, value }) => [id, value]))

describe('numbers out of the log', () => {
  test('count a task once, and not when it was opened again afterwards', () => {
    // The newest first, as the log comes.
    expect(valuesOf([event('task.reopened', 'a'), event('task.done', 'a'), event('task.done', 'b')])).toMatchObject({
      'tasks-done': 1,
      reopened: 1,
    })
    expect(valuesOf([event('task.done', 'a'), event('task.reopened', 'a'), event('task.done', 'a')])).toEqual({
      'tasks-done': 1,
    })
  })

  test('are no sentence where there is nothing, but for a number that was another before', () => {
    expect(valuesOf([])).toEqual({})
    const [fact] = factsOf([], [event('task.done', 'a')], now).facts
    expect(fact).toMatchObject({ sentence: '0 tasks were done.', before: 1 })
    expect(fact && comparison(fact)).toBe('1 fewer than in the period before (1)')
  })

  test('each rest on the events that they count', () => {
    const events = [event('task.done', 'b'), event('milestone.moved', 'm'), event('task.done', 'a')]
    for (const fact of factsOf(events, undefined, now).facts) expect(fact.events).toHaveLength(fact.value)
  })

  test('list nobody who did nothing; what the server did is nobody’s work', () => {
    expect(
      workLog([event('task.done', 'a', { actor: null }), event('task.done', 'b'), event('task.created', 'c')]),
    ).toMatchObject([{ name: 'Ann', done: 1, added: 1, other: 0 }])
  })
})

describe('periods', () => {
  test('are whole days, and the one before is as long and right before', () => {
    const period = { from: '2026-11-14', to: '2026-11-20' }
    expect(before(period)).toEqual({ from: '2026-11-07', to: '2026-11-13' })
    const { since, until } = momentsOf(period)
    expect(Date.parse(until) - Date.parse(since)).toBe(7 * 86_400_000)
    expect(momentsOf(before(period)).until).toBe(since)
  })

  test('have names, weeks from Monday', () => {
    const named = new Map(namedPeriods('2026-11-20').map(({ value, period }) => [value, period]))
    expect(named.get('this-week')).toEqual({ from: '2026-11-16', to: '2026-11-20' })
    expect(named.get('last-week')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(named.get('last-month')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  })

  test('that are turned are read the right way round, and nonsense is the last seven days', () => {
    expect(periodIn(new URLSearchParams('from=2026-11-20&to=2026-11-01'), '2026-11-20')).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
    })
    expect(periodIn(new URLSearchParams('from=soon'), '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  })
})

describe('files', () => {
  const events = [event('task.done', 'a')]
  const report: Report = {
    project: 'Statins # 1',
    period: { from: '2026-11-14', to: '2026-11-20' },
    facts: factsOf(events, [], now),
    log: workLog(events),
    words: 'All *well*.\n\nNext week more.',
  }

  test('Markdown holds the sentences, what is behind them, and one’s words as they were typed', () => {
    const text = markdownOf(report)
    expect(text).toContain('# Statins \\# 1\n')
    expect(text).toContain('All \\*well\\*.\n\nNext week more.')
    expect(text).toContain('- 1 task was done. That is 1 more than in the period before (0).\n  - Nov 18')
    expect(text).toContain(
      '| Person | Tasks done | Added | Other changes |\n| --- | --- | --- | --- |\n| Ann | 1 | 0 | 0 |',
    )
  })

  test('a Word file can be read, and says the same', async () => {
    const bytes = Buffer.from(await (await docxOf(report)).arrayBuffer())
    const { value } = await mammoth.extractRawText({ buffer: bytes })
    expect(value).toContain('1 task was done. That is 1 more than in the period before (0).')
    expect(value).toContain('Ann finished the task “Task a”.')
    expect(value).toContain('All *well*.')
  })
})
