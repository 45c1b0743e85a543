import { useShortcut } from '#shared/browser/use-shortcut.ts'

import { copilotCopy as copy } from './copilot.copy.ts'

const answers = () => [...document.querySelectorAll<HTMLElement>('[data-answer]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-answer]') ?? undefined

function step(by: 1 | -1) {
  const all = answers()
  const now = current()
  const at = now ? all.indexOf(now) : by === 1 ? -1 : all.length
  const next = all[Math.min(Math.max(at + by, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView?.({ block: 'start' })
}

/** The citation after the one that has the focus, or the first of the answer. */
function openCitation() {
  const answer = current() ?? answers().at(-1)
  const all = [...(answer?.querySelectorAll<HTMLElement>('[data-citation]') ?? [])]
  const at = all.findIndex((each) => each === document.activeElement)
  const next = all[(at + 1) % Math.max(all.length, 1)]
  next?.focus()
  next?.click()
}

/** Keys of a conversation: from answer to answer, and from citation to citation of one. */
export function useAnswerKeys() {
  const { group, next, previous, open } = copy.keys
  useShortcut('j', () => step(1), { label: next, group })
  useShortcut('k', () => step(-1), { label: previous, group })
  useShortcut('o', openCitation, { label: open, group })
}
