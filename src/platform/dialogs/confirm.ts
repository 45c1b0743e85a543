import type { ReactNode } from 'react'

import { createStore, useStore } from '#shared/browser/store.ts'

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

const asked = createStore<Asked | undefined>(undefined)

/** Asks one question over the page; false when it is left in any other way than by its action. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      if (asked.get() === mine) asked.set(undefined)
      resolve(isYes)
    }
    const mine: Asked = { ...question, answer }
    asked.set(mine)
  })
}

export const useQuestion = () => useStore(asked)

// A question names what was on the page of the person who left.
onSignOut(() => asked.get()?.answer(false))
