import { createContext, Script } from 'node:vm'

import { adversarialTexts } from './adversarial.ts'

/** Letters of the longest text, and milliseconds of the processor that it may cost. */
export const LENGTH = 100_000
export const LIMIT = 100

const context = createContext({ run: (work: () => void) => work() })
const script = new Script('run(work)')

/** What a text costs an expression, in ms of the processor; `Infinity` where it was ended. Both ways in which code looks. */
function costOf(expression: RegExp, text: string, endsAfter = 4 * LIMIT): number {
  const within = () => {
    const before = process.cpuUsage()
    context['work'] = () => {
      if (expression.global) for (const _ of text.matchAll(expression));
      else expression.exec(text)
    }
    try {
      script.runInContext(context, { timeout: endsAfter })
    } catch {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 >= endsAfter / 4 ? Infinity : undefined
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

/** The least of up to five: a collection of garbage or a first compilation is no cost of the expression. */
function leastCost(expression: RegExp, text: string): number {
  let least = Infinity
  for (let turn = 0, spent = 0; turn < 5 && spent < 5 * LIMIT; turn++) {
    const cost = costOf(expression, text, 15 * LIMIT)
    least = Math.min(least, cost)
    spent += cost
  }
  return least
}

/** A machine may be slow, and then a linear expression is: for four times the text it costs four times as much, a square one sixteen times. */
const LINEAR_GROWTH = 8

/**
 * The text that costs an expression more than the limit, first in short forms; undefined where none does, and where the
 * cost only grows as the text does: the limit is for expressions, not for the machine that tries them.
 */
export function slowText(
  source: string,
  flags: string,
  longest = LENGTH,
): { text: string; length: number; cost: number } | undefined {
  const expression = new RegExp(source, flags)
  for (const length of [30, 2000, LENGTH].filter((each) => each < longest).concat(longest)) {
    // What grows with the square costs 2,500 times as much at the full length.
    const limit = length === 2000 && longest === LENGTH ? LIMIT / 4 : LIMIT
    const quarters = adversarialTexts(source, flags, length / 4)
    for (const [at, text] of adversarialTexts(source, flags, length).entries()) {
      if (costOf(expression, text) <= limit) continue
      const cost = leastCost(expression, text)
      if (cost <= limit) continue
      const quarter = quarters[at]
      const isLinear = cost < Infinity && quarter !== undefined && cost < LINEAR_GROWTH * leastCost(expression, quarter)
      if (!isLinear) return { text: text.slice(0, 60), length, cost }
    }
  }
  return undefined
}
