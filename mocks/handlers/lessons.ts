import { lessonsApi } from '#contract/lessons.ts'

import { mock } from '../mock-endpoint.ts'
import { notFound } from '../refusal.ts'
import type { LessonRow } from '../rows.ts'
import type { World } from '../world.ts'

const progressId = (accountId: string, lessonId: string) => `${accountId}:${lessonId}`

const statusOf = (world: World, accountId: string | undefined, lessonId: string) =>
  (accountId === undefined ? undefined : world.lessonProgress.get(progressId(accountId, lessonId))?.status) ??
  'not_started'

function bySection<T extends { section: string }>(rows: readonly T[]): Record<string, T[]> {
  const groups: Record<string, T[]> = {}
  for (const row of rows) (groups[row.section] ??= []).push(row)
  return groups
}

function progressOf(world: World, accountId: string, lessons: readonly LessonRow[]) {
  const completed = lessons.filter((lesson) => statusOf(world, accountId, lesson.id) === 'completed').length
  const total = lessons.length
  return {
    total_lessons: total,
    completed_lessons: completed,
    completion_percentage: total === 0 ? 0 : Math.round((completed / total) * 100),
  }
}

export const lessonsHandlers = [
  // Open to all: lessons teach how to begin, too. Only progress is a person's own.
  mock(lessonsApi.list, ({ world, visitor }) => {
    const lessons = world.lessons
      .all()
      .toSorted((a, b) => (a.order_index ?? 0) - (b.order_index ?? 0))
      .map((lesson) => ({ ...lesson, user_status: statusOf(world, visitor?.id, lesson.id) }))
    return { success: true, lessons, lessonsBySection: bySection(lessons) }
  }),

  mock(lessonsApi.progress, ({ me, world }) => {
    const { id } = me()
    const lessons = world.lessons.all()
    return {
      success: true,
      progressBySection: Object.entries(bySection(lessons)).map(([section, rows]) => ({
        section,
        ...progressOf(world, id, rows),
      })),
      overallProgress: progressOf(world, id, lessons),
    }
  }),

  mock(lessonsApi.saveProgress, ({ me, world, params, body }) => {
    const { id: accountId } = me()
    if (!world.lessons.has(params.id)) throw notFound('The lesson')
    const id = progressId(accountId, params.id)
    world.lessonProgress.put({ id, accountId, lessonId: params.id, ...body, at: world.now() })
    return { success: true }
  }),
]
