import type { renderAt } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

import type { BreakName } from './page-faults.ts'

export type Page = ReturnType<typeof renderAt>
/** A sentence, or one for each fault with one for the rest. `{message}`: what the server or the line says. */
export type Sentence = string | ({ rest: string } & Partial<Record<BreakName, string>>)

type Row = {
  call: string
  /** Where a call has several surfaces. */
  on?: string
  as?: Person
  at: string | (() => string)
  /** Faults that this page does not meet in this way, and why. */
  except?: Partial<Record<BreakName, string>>
}

/** A call that a person makes by pressing something. */
export type Write = Row & {
  /** Up to the press: opens what has to be open, and types. */
  open: (page: Page) => Promise<unknown>
  /** The control that sends, as it stands now. */
  control: () => HTMLElement
  /** Where pressing it is more than a click. */
  press?: (page: Page) => Promise<unknown>
  /** What was typed or chosen, or for a change shown at once what was there before it. */
  kept: () => unknown
  /** The title of the toast, and what it says. */
  toast?: { title: Sentence; words?: Sentence }
  /** What stands on the surface itself. */
  inline?: { where: () => HTMLElement; words: Sentence }
  /** Puts away what has to be answered before one can try again. */
  dismiss?: (page: Page) => Promise<unknown>
  /** What a person sees when it is done. */
  done: () => Promise<unknown>
  /** How often the server has done it, by what it keeps. The ledger, where nothing is said. */
  effects?: () => number
  /** Shown at once: it stands changed while nobody knows yet. */
  atOnce?: true
  /** What is not judged of it yet, and why. */
  leaves?: { session?: string; cut?: string }
  /** More to be seen while it is failing. */
  read?: (name: BreakName) => unknown
  /** No wait is shown, and why is said where it is named. */
  waits?: false
  /** What a browser would have by then and these tests have not: a cookie. */
  beforeCut?: () => void
  /** After a reply that was cut: found by looking (the rule), or said and left to the person. */
  cut?: { words: string; where: () => HTMLElement }
  /** No session is needed, or none is asked for. */
  open401?: boolean
}

/** A call that fails without a word. `well`: what stands all the same. */
export type Silent = Row & { open?: (page: Page) => Promise<unknown>; well: () => unknown }

/** What a page reads. */
export type Read = Row & {
  /** Steps to the region. */
  open?: (page: Page) => Promise<unknown>
  region: () => HTMLElement
  words: Sentence
  /** What the region shows when it is well. */
  well: () => unknown
  /** What stands beside it all the time. */
  beside: () => unknown
  again?: string
}

export const of = (words: Sentence, name: BreakName) =>
  typeof words === 'string' ? words : (words[name] ?? words.rest)
