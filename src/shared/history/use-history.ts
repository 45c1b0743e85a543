import { useState } from 'react'

import { redone, startHistory, stepped, undone, type History } from './history.ts'

/**
 * Steps back and forth over something that is kept elsewhere. What comes from elsewhere (another tab, another person) is
 * nobody's step here: taking back would undo it too, and the steps begin anew.
 */
export function useHistory<T>(present: T, onChange: (next: T) => void) {
  const [kept, setKept] = useState(() => startHistory(present))
  const history = kept.present === present ? kept : startHistory(present)
  const go = (next: History<T>) => {
    if (next.present === present) return
    setKept(next)
    onChange(next.present)
  }
  return {
    /** Steps with the same key follow one another as one. */
    step: (edit: (before: T) => T, mergeKey?: string) => {
      const next = edit(present)
      if (next !== present) go(stepped(history, next, mergeKey))
    },
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
