import type { LessonTask } from '../lesson-tasks.ts'

/** A lesson as it is written here; the number, the section and the id come from where it stands. */
export type LessonDraft = {
  title: string
  description: string
  level: 'beginner' | 'intermediate' | 'advanced'
  minutes: number
  objectives: readonly string[]
  /** Shown line by line. */
  lines: readonly string[]
  /** Where it is practised: what the button says, and the address. */
  action: readonly [label: string, url: string]
  /** What, once done, makes it completed by itself. */
  task?: LessonTask
}
