import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, notShownSchema, idParams } from './identifiers.ts'

export const lessonStatusSchema = z.enum(['not_started', 'in_progress', 'completed'])
export type LessonStatus = z.infer<typeof lessonStatusSchema>

export const lessonSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.nullish(z.string()),
  content: z.nullish(z.string()),
  difficulty_level: z.nullish(z.string()),
  /** Minutes. */
  estimated_duration: z.nullish(z.number()),
  learning_objectives: z.nullish(z.array(z.string())),
  order_index: z.nullish(z.number()),
  section: z.string(),
  user_status: z.nullish(z.string()),
  // Ours: where it is practised, and what completes it without a click ('you have run a search').
  action_label: z.nullish(z.string()),
  action_url: z.nullish(z.string()),
  done_when: z.nullish(z.string()),
})
export type Lesson = z.infer<typeof lessonSchema>

export const sectionProgressSchema = z.object({
  section: z.string(),
  completed_lessons: z.number(),
  total_lessons: z.number(),
  completion_percentage: z.number(),
})
export const overallProgressSchema = z.object({
  total_lessons: z.number(),
  completed_lessons: z.number(),
  completion_percentage: z.number(),
})

export const lessonsApi = defineApi('lessons', {
  /** The lessons that there are. */
  list: {
    method: 'GET',
    path: '/help/lessons',
    response: z.object({
      success: z.nullish(z.boolean()),
      lessons: z.nullish(z.array(lessonSchema)),
      lessonsBySection: z.nullish(z.record(z.string(), z.array(lessonSchema))),
      error: z.nullish(z.string()),
    }),
  },
  /** How far who asks has come in each lesson. */
  progress: {
    method: 'GET',
    path: '/help/lessons/progress',
    response: z.object({
      success: z.nullish(z.boolean()),
      progressBySection: z.nullish(z.array(sectionProgressSchema)),
      overallProgress: z.nullish(overallProgressSchema),
    }),
  },
  /** Keeps how far who asks has come in a lesson. */
  saveProgress: {
    method: 'POST',
    path: '/help/lessons/:id/progress',
    params: idParams,
    body: z.object({ status: lessonStatusSchema, notes: z.optional(z.string()) }),
    response: notShownSchema,
    judgedBy: 'status',
  },
})
