import type { LessonStatus } from '#contract/lessons.ts'

/** Sections 2, 4 and 8 of the second text, word for word; then our own sentences. */
export const lessonsCopy = {
  sections: {
    dashboard: 'Dashboard & Getting Started',
    search: 'Academic Search',
    synthesis: 'Evidence Synthesis',
    extract: 'Document Analysis',
    collaborate: 'Team Collaboration',
    write: 'Writing Workspace',
    resources: 'Resource Management',
    navigation: 'Platform Navigation',
  },
  /** 'N of M lessons completed' */
  completed: (done: number, total: number) => `${done} of ${total} lessons completed`,
  back: 'Back to Lessons',
  actions: { not_started: 'Start Lesson', in_progress: 'Mark Complete', completed: 'Review Again' },
  failed: 'Failed to load lessons. Please try again.',
  refused: 'Failed to load lessons',
  updated: 'Progress Updated',
  updatedTo: (status: LessonStatus) => `Lesson marked as ${status.replaceAll('_', ' ')}`,
  error: 'Error',
  updateFailed: 'Failed to update lesson progress',

  panel: 'Lessons',
  loading: 'Loading lessons',
  progress: 'Your progress',
  percent: (share: number) => `${share}%`,
  sectionProgress: (title: string) => `${title}: lessons completed`,
  states: { not_started: 'Not started', in_progress: 'In progress', completed: 'Completed' },
  minutes: (n: number) => `${n} min`,
  objectives: 'Learning objectives',
  content: 'Lesson',
  none: 'There are no lessons yet',
  noneDetail: 'Lessons appear here, grouped by the part of Roadrunner they cover.',
  gone: 'This lesson no longer exists.',
  open: (place: string) => `Open ${place}`,
  byItself: (done: string) => `It is marked completed once ${done}.`,
  signIn: 'Sign in to keep your progress.',
  tips: {
    title: 'Learning Tips',
    all: [
      'Start with Dashboard lessons',
      'Complete lessons in order',
      'Use the platform while following along',
      'Mark lessons complete to track progress',
    ],
  },
} as const
