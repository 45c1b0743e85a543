import { useSyncExternalStore, type ReactNode } from 'react'

import { onSignOut } from '../session/forgetters.ts'

export type Question = {
  title: string
  body?: ReactNode
  action: string
  cancel?: string
  destructive?: boolean
  /** The answer where the question cannot be put. Default: no. */
  unasked?: boolean
}
type Asked = Question & { answer: (isYes: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

const set = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks one question over the page; false when it is left in any other way than by its action. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      if (asked === mine) set(undefined)
      resolve(isYes)
    }
    const mine: Asked = { ...question, answer }
    set(mine)
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useQuestion = () => useSyncExternalStore(subscribe, () => asked)

// A question names what was on the page of the person who left.
onSignOut(() => asked?.answer(false))
