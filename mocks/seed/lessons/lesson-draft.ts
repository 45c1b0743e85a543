/** A lesson as it is written here; the number, the section and the id come from where it stands. */
export type LessonDraft = {
  title: string
  description: string
  level: 'beginner' | 'intermediate' | 'advanced'
  minutes: number
  objectives: readonly string[]
  /** Shown line by line. */
  lines: readonly string[]
}
