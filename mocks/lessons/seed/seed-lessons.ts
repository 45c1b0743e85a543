import { lessonTasks } from '../lesson-tasks.ts'
import type { World } from '#engine/world/world.ts'
import { collaborateLessons } from './collaborate.ts'
import { dashboardLessons } from './dashboard.ts'
import { extractLessons } from './extract.ts'
import type { LessonDraft } from './lesson-draft.ts'
import { navigationLessons } from './navigation.ts'
import { resourcesLessons } from './resources.ts'
import { searchLessons } from './search.ts'
import { synthesisLessons } from './synthesis.ts'
import { writeLessons } from './write.ts'

const sections: Record<string, readonly LessonDraft[]> = {
  dashboard: dashboardLessons,
  search: searchLessons,
  synthesis: synthesisLessons,
  extract: extractLessons,
  collaborate: collaborateLessons,
  write: writeLessons,
  resources: resourcesLessons,
  navigation: navigationLessons,
}

/** What a lesson waits for, by its id. */
export const taskOfLesson = new Map(
  Object.entries(sections).flatMap(([section, drafts]) =>
    drafts.flatMap(({ task }, index) => (task ? [[idOf(section, index), task] as const] : [])),
  ),
)

function idOf(section: string, index: number): string {
  return `lesson-${section}-${index + 1}`
}

export function seedLessons(world: World): void {
  for (const [section, drafts] of Object.entries(sections)) {
    drafts.forEach((draft, index) => {
      world.lessons.put({
        id: idOf(section, index),
        section,
        order_index: index + 1,
        title: draft.title,
        description: draft.description,
        content: draft.lines.join('\n'),
        difficulty_level: draft.level,
        estimated_duration: draft.minutes,
        learning_objectives: [...draft.objectives],
        action_label: draft.action[0],
        action_url: draft.action[1],
        ...(draft.task && { done_when: lessonTasks[draft.task].words }),
      })
    })
  }
}
