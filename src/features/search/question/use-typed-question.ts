import { useState } from 'react'

import { createStore, type Store } from '#shared/browser/store.ts'

/** The question as it stands in the field. Only what hears of it is drawn anew at a key, never the papers below. */
export type TypedQuestion = Pick<Store<string>, 'get' | 'set' | 'subscribe'> & {
  /** The field says again what was asked. */
  clear: () => void
}

/** What is typed holds until another run is opened; then the question is that run's. */
export function useTypedQuestion(runId: string | undefined, asked: string): TypedQuestion {
  const [typed] = useState(() => createStore<{ at: string | undefined; text: string } | undefined>(undefined))
  return {
    get: () => {
      const now = typed.get()
      return now !== undefined && now.at === runId ? now.text : asked
    },
    set: (text) => typed.set({ at: runId, text }),
    clear: () => typed.set(undefined),
    subscribe: typed.subscribe,
  }
}
