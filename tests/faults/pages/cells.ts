import { configure } from '@testing-library/react'
import { afterAll, beforeAll, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { faultNames, nameOf, readByThePage, rowOf } from '#tests/faults/grid-table.ts'

import { breaks, type BreakName } from './page-faults.ts'

/** The grid's cell of a call under a fault. A reply of which no form is known has every form. */
export function cellOf(call: string, name: BreakName) {
  const endpoint = endpoints.find((each) => nameOf(each) === call)
  if (!endpoint) throw new Error(`${call} is no call`)
  const { column } = breaks[name]
  // The client ends in an error, and here is the page that says so.
  if (readByThePage[call]?.[column]) return 'T'
  if (name === '200, another shape' && endpoint.response.safeParse(7).success) return 'ok'
  return rowOf(endpoint).cells[faultNames.indexOf(column)] ?? '-'
}

/** How a wait is said. */
export const WAIT = /You can try again in \d+ seconds?/

/**
 * Thousands of looks at whole pages: asking of each element whether it is hidden would take most of the time. And pages
 * are opened one after the other on a machine that may be busy.
 */
export function lookEverywhere() {
  beforeAll(() => configure({ defaultHidden: true, asyncUtilTimeout: 60_000 }))
  afterAll(() => configure({ defaultHidden: false, asyncUtilTimeout: 10_000 }))
}

/** A dialog by its name, also under another one: what a dialog over it hides has no name to those who listen. */
export function layer(name: string | RegExp): HTMLElement {
  const labelOf = (each: Element) =>
    each.getAttribute('aria-label') ??
    document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ??
    ''
  const found = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((each) =>
    typeof name === 'string' ? labelOf(each) === name : name.test(labelOf(each)),
  )
  if (!found) throw new Error(`There is no dialog ${name}`)
  return found
}

/** All cells take minutes: `FAULTS=all` judges them, and the usual run a part, another one of each row. */
export const ALL = process.env['FAULTS'] === 'all'
export const partOf = <T>(list: readonly T[], parts: number, row: number): readonly T[] =>
  ALL ? list : list.filter((_, at) => at % parts === row % parts)
export const testIf = (isMeant: boolean, name: string, run: () => Promise<void>) => {
  if (isMeant) test(name, run)
}
