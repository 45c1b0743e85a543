import type { Lesson } from '#contract/lessons.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { paths } from '#shared/paths.ts'

import { lessonsCopy } from './lessons.copy.ts'

type KnownSection = keyof typeof lessonsCopy.sections

const isKnown = (section: string): section is KnownSection => Object.hasOwn(lessonsCopy.sections, section)

/** The title of a section; a name that the text does not have is shown capitalised. */
export const sectionTitle = (section: string): string =>
  isKnown(section) ? lessonsCopy.sections[section] : capitalise(section)

const places: Record<KnownSection, { label: string; path: string }> = {
  dashboard: { label: 'Dashboard', path: paths.dashboard() },
  search: { label: 'Search', path: paths.search() },
  synthesis: { label: 'Synthesis', path: paths.synthesis() },
  extract: { label: 'Analyze', path: paths.analyze() },
  collaborate: { label: 'Collaborate', path: paths.collaborate() },
  write: { label: 'Write', path: paths.write() },
  resources: { label: 'Resources', path: paths.resources() },
  navigation: { label: 'Dashboard', path: paths.dashboard() },
}

const LABEL_MAX = 80

/** Where a lesson is practised: its own place where that is a page of ours, else the page that its section is about. */
export function placeOf({ section, action_label, action_url }: Lesson): { label: string; path: string } | undefined {
  const own = safeUrl(action_url)
  const label = action_label?.trim().slice(0, LABEL_MAX)
  if (own?.kind === 'internal' && label) return { label, path: own.path }
  if (!isKnown(section)) return undefined
  const { label: name, path } = places[section]
  return { label: lessonsCopy.open(name), path }
}

export type LessonGroup = { section: string; title: string; lessons: readonly Lesson[] }

/** Lessons by section: sections in the order of the text and others behind them, lessons by their number. */
export function groupLessons(lessons: readonly Lesson[]): LessonGroup[] {
  const order = Object.keys(lessonsCopy.sections)
  const rank = (section: string) => (isKnown(section) ? order.indexOf(section) : order.length)
  const sections = [...new Set(lessons.map(({ section }) => section))].toSorted((a, b) => rank(a) - rank(b))
  return sections.map((section) => ({
    section,
    title: sectionTitle(section),
    lessons: lessons
      .filter((lesson) => lesson.section === section)
      .toSorted((a, b) => (a.order_index ?? Infinity) - (b.order_index ?? Infinity)),
  }))
}
