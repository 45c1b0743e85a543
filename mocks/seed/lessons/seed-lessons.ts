import type { World } from '../../world.ts'
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

export function seedLessons(world: World): void {
  for (const [section, drafts] of Object.entries(sections)) {
    drafts.forEach((draft, index) => {
      world.lessons.put({
        id: `lesson-${section}-${index + 1}`,
        section,
        order_index: index + 1,
        title: draft.title,
        description: draft.description,
        content: draft.lines.join('\n'),
        difficulty_level: draft.level,
        estimated_duration: draft.minutes,
        learning_objectives: [...draft.objectives],
      })
    })
  }
}
