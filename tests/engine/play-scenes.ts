import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { capabilityOf } from '#app/engine/offered.ts'

import { scenes, type SceneInput } from './scenes.ts'

export type Outcome = { is: string; value: unknown }
/** One way to ask: over HTTP, the engine itself, or the engine in its worker. */
export type Way = { ask(endpoint: Endpoint, input: SceneInput): Promise<Outcome> }

/** Ids and moments differ from one store to the next: what is compared is everything else. */
function comparable(value: unknown, ids: Map<string, string>): unknown {
  const written = JSON.stringify(value, (key, part: unknown) => {
    if (/(^|[a-z])(At|at|addedAt|until|took|tookMs|ms|seconds)$/.test(key) || key === 'owner' || key === 'by')
      return '·'
    return part
  })
  const numbered = (id: string) => {
    const known = ids.get(id) ?? `id ${ids.size + 1}`
    ids.set(id, known)
    return known
  }
  return JSON.parse((written ?? 'null').replace(/\b[a-z]+-[a-z0-9]{12,}\b/g, numbered)) as unknown
}

const PAUSE_MS = 100

/** Plays every scene; answers name, outcome and comparable value of each. */
export async function play(way: Way): Promise<[name: string, is: string, value: unknown][]> {
  const given = new Map<string, unknown>()
  const ids = new Map<string, string>()
  const outcomes: [string, string, unknown][] = []
  for (const { name, of, input, until } of scenes) {
    const ask = () =>
      way.ask(
        of,
        input((earlier) => given.get(earlier)),
      )
    const isOver = ({ is, value }: Outcome) => !until || is !== 'answer' || until(value)
    let outcome = await ask()
    while (!isOver(outcome)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      outcome = await ask()
    }
    given.set(name, outcome.value)
    outcomes.push([name, outcome.is, comparable(outcome.value, ids)])
  }
  return outcomes
}

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`

/** Calls that the page's engine answers and no scene asks: none, or the suite says nothing of them. */
export function callsWithoutScene(): string[] {
  const played = new Set(scenes.map(({ of }) => nameOf(of)))
  return endpoints
    .filter(({ domain }) => capabilityOf(domain) !== undefined || domain === 'syntheses')
    .map(nameOf)
    .filter((name) => !played.has(name))
}

/** How every scene must end. */
export const expectedEnds = scenes.map(({ name, is }) => [name, is])
