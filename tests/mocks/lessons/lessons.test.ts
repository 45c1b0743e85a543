import { beforeEach, expect, test } from 'vitest'

import { isKnownPath } from '#app/route-match.ts'
import type { Lesson } from '#contract/lessons.ts'
import { lessonTasks } from '#mocks/lessons/lesson-tasks.ts'
import { taskOfLesson } from '#mocks/lessons/seed/seed-lessons.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const sections = ['dashboard', 'search', 'synthesis', 'extract', 'collaborate', 'write', 'resources', 'navigation']
type Lessons = { success: boolean; lessons: Lesson[]; lessonsBySection: Record<string, Lesson[]> }
type Progress = { progressBySection: { section: string }[]; overallProgress: object }

test('all eight sections have lessons, each with something to learn', async () => {
  const { success, lessons, lessonsBySection } = (await caller().get('/help/lessons')).body as Lessons
  expect(success).toBe(true)
  expect(Object.keys(lessonsBySection)).toEqual(sections)
  expect(Object.values(lessonsBySection).flat()).toHaveLength(lessons.length)
  for (const section of sections) {
    const rows = lessonsBySection[section] ?? []
    expect(rows.length).toBeGreaterThanOrEqual(4)
    expect(rows.map((row) => row.order_index)).toEqual(rows.map((_, index) => index + 1))
  }
  for (const lesson of lessons) {
    expect(['beginner', 'intermediate', 'advanced']).toContain(lesson.difficulty_level)
    expect(lesson.estimated_duration).toBeGreaterThan(0)
    expect(lesson.learning_objectives?.length).toBeGreaterThanOrEqual(2)
    expect(lesson.content?.split('\n').length).toBeGreaterThanOrEqual(4)
    expect(lesson.user_status).toBe('not_started')
  }
  expect(new Set(lessons.map((lesson) => lesson.content)).size).toBe(lessons.length)
})

test('progress is remembered, counted per section, and one’s own', async () => {
  const page = await signedIn('free')
  const save = (id: string, status: string) => page.post(`/help/lessons/${id}/progress`, { status, notes: 'n' })
  await save('lesson-search-1', 'completed')
  await save('lesson-search-2', 'in_progress')
  const total = world.lessons.size

  const { progressBySection, overallProgress } = (await page.get('/help/lessons/progress')).body as Progress
  expect(progressBySection.map((row) => row.section)).toEqual(sections)
  expect(progressBySection.find((row) => row.section === 'search')).toMatchObject({
    completed_lessons: 1,
    total_lessons: 4,
    completion_percentage: 25,
  })
  expect(overallProgress).toEqual({
    total_lessons: total,
    completed_lessons: 1,
    completion_percentage: Math.round(100 / total),
  })
  const { lessons } = (await page.get('/help/lessons')).body as Lessons
  expect(lessons.find((lesson) => lesson.id === 'lesson-search-2')?.user_status).toBe('in_progress')

  const other = await signedIn('individual')
  expect((await other.get('/help/lessons/progress')).body).toMatchObject({ overallProgress: { completed_lessons: 0 } })

  await save('lesson-search-1', 'in_progress')
  expect((await page.get('/help/lessons/progress')).body).toMatchObject({ overallProgress: { completed_lessons: 0 } })
})

test('unknown lessons, unknown states and visitors are refused', async () => {
  const page = await signedIn('free')
  expect((await page.post('/help/lessons/lesson-99/progress', { status: 'completed' })).status).toBe(404)
  expect((await page.post('/help/lessons/lesson-search-1/progress', { status: 'done' })).status).toBe(400)
  expect((await caller().get('/help/lessons/progress')).status).toBe(401)
  expect((await caller().post('/help/lessons/lesson-search-1/progress', { status: 'completed' })).status).toBe(401)
  expect(world.lessonProgress.size).toBe(0)
})

test('a lesson about a task is completed by what was done, taken up again by oneself, and completed by doing it anew', async () => {
  const page = await signedIn('individual')
  const statusOf = async (id: string) =>
    ((await page.get('/help/lessons')).body as Lessons).lessons.find((lesson) => lesson.id === id)?.user_status
  const search = (q: string) => page.post('/search', { query: q })
  expect(await statusOf('lesson-search-1')).toBe('not_started')
  await page.post('/help/lessons/lesson-search-1/progress', { status: 'in_progress' })
  expect(await statusOf('lesson-search-1')).toBe('in_progress')
  expect((await search('BCG vaccine tuberculosis')).status).toBe(200)
  expect(await statusOf('lesson-search-1')).toBe('completed')
  expect((await page.get('/help/lessons/progress')).body).toMatchObject({ overallProgress: { completed_lessons: 1 } })
  await page.post('/help/lessons/lesson-search-1/progress', { status: 'in_progress' })
  expect(await statusOf('lesson-search-1')).toBe('in_progress')
  expect((await search('statins primary prevention')).status).toBe(200)
  expect(await statusOf('lesson-search-1')).toBe('completed')
})

test('every task can be told from a world, every lesson leads to a page, and each names what completes it', async () => {
  const account = world.accounts.get(seedUserId('free'))
  if (!account) throw new Error('no account')
  const id = account.id
  const at = '2026-11-20T10:00:00.000Z'
  world.searchRuns.put({ id: 'r', ownerId: id, at, run: {} as never, hits: [] })
  world.imports.put({ id: 'i', ownerId: id, outcomes: [], at })
  world.syntheses.put({ id: 's', ownerId: id, createdAt: at })
  world.invitations.put({ id: 'v', invitedBy: id, at } as never)
  world.projects.put({ id: 'p', ownerId: id, createdAt: at } as never)
  world.chat.put({ id: 'c', userId: id, createdAt: at } as never)
  world.helpEvents.put({ id: 'h', accountId: id, kind: 'keyboard_open', at })
  expect(Object.values(lessonTasks).map(({ doneAt }) => doneAt(world, id))).toContain(undefined)
  world.accounts.put({ ...account, personaType: 'academic', dashboardSettings: { layout: {} } })
  for (const [task, { doneAt, words }] of Object.entries(lessonTasks)) {
    expect(doneAt(world, id), task).toBeDefined()
    expect(doneAt(world, 'nobody'), task).toBeUndefined()
    expect(words).toMatch(/^(you have|a synthesis) /)
  }
  expect(new Set(taskOfLesson.values())).toEqual(new Set(Object.keys(lessonTasks)))
  for (const lesson of world.lessons.all()) {
    expect(isKnownPath((lesson.action_url ?? '').split('?')[0] ?? ''), lesson.id).toBe(true)
    expect(lesson.done_when !== undefined).toBe(taskOfLesson.has(lesson.id))
  }
})
