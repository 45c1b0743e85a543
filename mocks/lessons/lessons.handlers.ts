import { lessonsApi } from '#contract/lessons.ts'

import { lessonTasks } from './lesson-tasks.ts'
import { answer } from '#engine/answers/answer.ts'
import { notFound } from '#engine/world/refusal.ts'
import type { LessonRow } from '#engine/world/rows.ts'
import { taskOfLesson } from './seed/seed-lessons.ts'
import type { World } from '#engine/world/world.ts'

/** Beside the row of somebody's own word stands when they took a lesson up again: what was done before completes it no more. */
const reviewId = (accountId: string, lessonId: string) => `${accountId}:${lessonId}:review`
const progressId = (accountId: string, lessonId: string) => `${accountId}:${lessonId}`

/** Where somebody stands with a lesson: what they said themselves, or completed because what it teaches was done. */
function statusOf(world: World, accountId: string | undefined, lessonId: string): string {
  if (accountId === undefined) return 'not_started'
  const own = world.lessonProgress.get(progressId(accountId, lessonId))
  if (own?.status === 'completed') return own.status
  const task = taskOfLesson.get(lessonId)
  const doneAt = task && lessonTasks[task].doneAt(world, accountId)
  const review = world.lessonProgress.get(reviewId(accountId, lessonId))
  const isDone = doneAt !== undefined && (review === undefined || doneAt > review.at)
  return isDone ? 'completed' : (own?.status ?? 'not_started')
}

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
  answer(lessonsApi.list, ({ world, visitor }) => {
    const lessons = world.lessons
      .all()
      .toSorted((a, b) => (a.order_index ?? 0) - (b.order_index ?? 0))
      .map((lesson) => ({ ...lesson, user_status: statusOf(world, visitor?.id, lesson.id) }))
    return { success: true, lessons, lessonsBySection: bySection(lessons) }
  }),

  answer(lessonsApi.progress, ({ me, world }) => {
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

  answer(lessonsApi.saveProgress, ({ me, world, params, body }) => {
    const { id: accountId } = me()
    if (!world.lessons.has(params.id)) throw notFound('The lesson')
    const id = progressId(accountId, params.id)
    const at = world.now()
    if (body.status !== 'completed' && statusOf(world, accountId, params.id) === 'completed') {
      const reviewed = reviewId(accountId, params.id)
      world.lessonProgress.put({ id: reviewed, accountId, lessonId: params.id, status: 'reviewed', at })
    }
    world.lessonProgress.put({ id, accountId, lessonId: params.id, ...body, at })
    return { success: true }
  }),
]
