import { createContext, Script } from 'node:vm'

import { adversarialTexts } from './adversarial.ts'

/** Letters of the longest text, and milliseconds of the processor that it may cost. */
export const LENGTH = 100_000
export const LIMIT = 100

const context = createContext({ run: (work: () => void) => work() })
const script = new Script('run(work)')

/** What a text costs an expression, in ms of the processor; `Infinity` where it was ended. Both ways in which code looks. */
function costOf(expression: RegExp, text: string): number {
  const within = () => {
    const before = process.cpuUsage()
    context['work'] = () => {
      if (expression.global) for (const _ of text.matchAll(expression));
      else expression.exec(text)
    }
    try {
      script.runInContext(context, { timeout: 4 * LIMIT })
    } catch {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 >= LIMIT ? Infinity : undefined
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // Ended by the clock without having had its time of the processor: a busy machine. Once more.
  for (let turn = 0; turn < 20; turn++) {
    const cost = within()
    if (cost !== undefined) return cost
  }
  return Infinity
}

/** The text that costs an expression more than the limit, first in short forms; undefined where none does. */
export function slowText(
  source: string,
  flags: string,
  longest = LENGTH,
): { text: string; length: number; cost: number } | undefined {
  const expression = new RegExp(source, flags)
  for (const length of [30, 2000, LENGTH].filter((each) => each < longest).concat(longest)) {
    for (const text of adversarialTexts(source, flags, length)) {
      const cost = costOf(expression, text)
      // A collection of garbage or a first compilation is no cost of the expression: asked again.
      if (cost > LIMIT && costOf(expression, text) > LIMIT) return { text: text.slice(0, 60), length, cost }
      // What grows with the square costs 2,500 times as much at the full length.
      const isGrowing = length === 2000 && longest === LENGTH && cost > LIMIT / 4
      if (isGrowing && costOf(expression, text) > LIMIT / 4) return { text: text.slice(0, 60), length, cost }
    }
  }
  return undefined
}
