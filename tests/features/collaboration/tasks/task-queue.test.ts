import { describe, expect, test } from 'vitest'

import type { Task } from '#contract/tasks.ts'
import { createTaskQueue, withChanges, type Change } from '#features/collaboration/tasks/task-queue.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { until } from '#tests/support/until.ts'

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  status: 'todo',
  rank: 1,
  assignees: [],
  labels: [],
  dependsOn: [],
  links: [],
  version: 1,
  ...more,
})
const offline = () => new NetworkError('offline', false)
const change = (taskId: string, status: string): Change => ({
  key: newKey(),
  taskId,
  title: taskId,
  patch: { status },
  version: 1,
})

let names = 0
/** A queue with a line that can be cut, a server that notes what arrives, and what the page was told. */
function scene(answer: (sent: Change) => Task = ({ taskId }) => task(taskId, { version: 2 })) {
  names += 1
  const storageKey = `queue-${names}`
  const line = { isUp: true, arrived: [] as string[], failure: undefined as Error | undefined }
  const open = () => {
    return createTaskQueue(storageKey, (sent) => {
      if (!line.isUp) return Promise.reject(offline())
      if (line.failure) return Promise.reject(line.failure)
      line.arrived.push(`${sent.taskId} ${sent.patch.status ?? ''} v${sent.version ?? ''}`)
      return Promise.resolve({ task: answer(sent) })
    })
  }
  return { line, open }
}
const settled = (queue: ReturnType<ReturnType<typeof scene>['open']>, state: string) =>
  until(() => expect(queue.current().state).toBe(state))

describe('changes of tasks', () => {
  test('go out in the order in which they were made', async () => {
    const { line, open } = scene()
    const queue = open()
    queue.add([change('a', 'done')])
    queue.add([change('b', 'review')])
    queue.add([change('c', 'todo')])
    expect(queue.current().items).toHaveLength(3)
    await settled(queue, 'saved')
    expect(line.arrived).toEqual(['a done v1', 'b review v1', 'c todo v1'])
  })

  test('wait while the line is down, survive a reload, and go out in order when it is back', async () => {
    const { line, open } = scene()
    line.isUp = false
    const queue = open()
    queue.add([change('a', 'done')])
    queue.add([change('b', 'done')])
    await settled(queue, 'waiting')
    expect(line.arrived).toEqual([])

    const after = open()
    expect(after.current().items.map(({ taskId }) => taskId)).toEqual(['a', 'b'])
    line.isUp = true
    void after.wake()
    await settled(after, 'saved')
    expect(line.arrived).toEqual(['a done v1', 'b done v1'])
    expect(open().current().items).toEqual([])
  })

  test('that the server refuses are kept with those behind them, until somebody tries again or gives one up', async () => {
    const { line, open } = scene()
    const queue = open()
    line.failure = new ApiError(409, { message: 'This project is archived.' })
    queue.add([change('a', 'done')])
    queue.add([change('b', 'done')])
    await settled(queue, 'failed')
    expect(queue.current()).toMatchObject({
      reason: 'This project is archived.',
      items: [{ taskId: 'a' }, { taskId: 'b' }],
    })
    line.failure = undefined
    void queue.giveUp(queue.current().items.slice(0, 1))
    await settled(queue, 'saved')
    expect(line.arrived).toEqual(['b done v1'])
  })

  test('build on each other, and not on what somebody else did between them', async () => {
    let version = 1
    const mine = scene(({ taskId }) => task(taskId, { version: (version += 1) }))
    const queue = mine.open()
    queue.add([change('a', 'review')])
    queue.add([change('a', 'done')])
    await settled(queue, 'saved')
    expect(mine.line.arrived).toEqual(['a review v1', 'a done v2'])

    const contested = scene(({ taskId }) => task(taskId, { version: 7 }))
    const other = contested.open()
    other.add([change('a', 'review')])
    other.add([change('a', 'done')])
    await settled(other, 'saved')
    expect(contested.line.arrived).toEqual(['a review v1', 'a done v1'])
  })

  test('each carry one key, however often they are sent', async () => {
    const keys: string[] = []
    let isUp = false
    const queue = createTaskQueue('queue-keys', ({ key, taskId }) => {
      keys.push(key)
      return isUp ? Promise.resolve({ task: task(taskId) }) : Promise.reject(offline())
    })
    queue.add([change('a', 'done')])
    await settled(queue, 'waiting')
    isUp = true
    void queue.wake()
    await settled(queue, 'saved')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

test('tasks show what is on its way; what nobody touched stays the same object', () => {
  const tasks = [task('a'), task('b', { completedAt: '2026-11-01', status: 'done' })]
  const changes = [change('a', 'review'), change('a', 'done')]
  const shown = withChanges(tasks, changes, new Set(['done']))
  expect(shown[0]).toMatchObject({ status: 'done', completedAt: expect.any(String) })
  expect(shown[1]).toBe(tasks[1])
  expect(withChanges(tasks, [change('b', 'todo')], new Set(['done']))[1]).not.toHaveProperty('completedAt')
})
