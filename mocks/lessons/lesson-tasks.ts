import type { World } from '#engine/world/world.ts'

type Task = {
  /** Completes the sentence 'Turns completed by itself once …'. */
  words: string
  /** When it was last done: an ISO moment, '' when only that it was is known, undefined when it was not. */
  doneAt: (world: World, accountId: string) => string | undefined
}

const last = (moments: readonly (string | null | undefined)[]): string | undefined =>
  moments.length === 0
    ? undefined
    : moments
        .map((at) => at ?? '')
        .toSorted()
        .at(-1)
const since = (isDone: boolean | undefined): string | undefined => (isDone ? '' : undefined)

/** What a lesson may ask for, each told from what the account has done and from nothing else. */
export const lessonTasks = {
  'persona-chosen': {
    words: 'you have chosen a persona',
    doneAt: ({ accounts }, id) => since(accounts.get(id)?.personaType !== undefined),
  },
  'layout-changed': {
    words: 'you have changed the layout of your dashboard',
    doneAt: ({ accounts }, id) => since(Object.keys(accounts.get(id)?.dashboardSettings ?? {}).length > 0),
  },
  'search-run': {
    words: 'you have run a search',
    doneAt: ({ searchRuns }, id) =>
      last(
        searchRuns.of(id).pick(
          () => true,
          ({ at }) => at,
        ),
      ),
  },
  'papers-imported': {
    words: 'you have imported papers from a file',
    doneAt: ({ imports }, id) =>
      last(
        imports
          .of(id)
          .all()
          .map(({ at }) => at),
      ),
  },
  'synthesis-saved': {
    words: 'a synthesis of yours is saved',
    doneAt: ({ syntheses }, id) =>
      last(
        syntheses
          .of(id)
          .all()
          .map(({ createdAt }) => createdAt),
      ),
  },
  'invitation-sent': {
    words: 'you have invited somebody',
    doneAt: ({ invitations }, id) => last(invitations.filter((row) => row.invitedBy === id).map(({ at }) => at)),
  },
  'project-created': {
    words: 'you have created a project',
    doneAt: ({ projects }, id) =>
      last(
        projects
          .of(id)
          .all()
          .map((row) => row.createdAt),
      ),
  },
  'message-sent': {
    words: 'you have sent a message',
    doneAt: ({ chat }, id) => last(chat.filter(({ userId }) => userId === id).map(({ createdAt }) => createdAt)),
  },
  'help-by-keyboard': {
    words: 'you have opened help by its keys',
    doneAt: ({ helpEvents }, id) =>
      last(helpEvents.filter((row) => row.accountId === id && row.kind === 'keyboard_open').map(({ at }) => at)),
  },
} as const satisfies Record<string, Task>

export type LessonTask = keyof typeof lessonTasks
