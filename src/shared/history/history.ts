/** What was, what is, what was taken back. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[]; mergeKey?: string }

const STEPS_MAX = 200

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** A step that can be undone. Steps with the same key follow one another as one: the letters typed into a cell. */
export function stepped<T>({ past, present, mergeKey: last }: History<T>, next: T, mergeKey?: string): History<T> {
  const isSame = mergeKey !== undefined && mergeKey === last
  return {
    past: isSame ? past : [...past, present].slice(-STEPS_MAX),
    present: next,
    future: [],
    ...(mergeKey !== undefined && { mergeKey }),
  }
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: rest }
}
