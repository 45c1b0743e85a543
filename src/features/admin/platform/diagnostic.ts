import type { OutputOf } from '#contract/endpoint.ts'
import type { adminApi } from '#contract/admin.ts'

import type { CapabilityRow } from './capability-rows.ts'
import type { Probe } from './probe.ts'
import type { callFigures, TabError } from './tab-errors.ts'

type Parts = {
  at: string
  build: string | undefined
  socket: string
  capabilities: readonly CapabilityRow[]
  probes: readonly Probe[]
  errors: readonly TabError[]
  calls: ReturnType<typeof callFigures>
  platform: OutputOf<typeof adminApi.platform> | undefined
}

/** Name of the file with which the page began; a build has another one for other code. */
export function scriptName(page: Document): string | undefined {
  const source = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? ''
  return /\/([\w.-]+-[\w-]{6,}\.js)$/.exec(source)?.[1]
}

/**
 * The state of things as a file to hand on. Field by field, so that nothing private can slip in with a new one: no
 * person, no address of the server, no words that anybody wrote.
 */
export const diagnosticText = ({ at, build, socket, capabilities, probes, errors, calls, platform }: Parts): string =>
  `${JSON.stringify(
    {
      product: 'Roadrunner',
      at,
      build: build ?? null,
      result: {
        switches: platform?.switches.map(({ key, on }) => ({ key, on })) ?? [],
        limits: platform?.limits.map(({ plan, feature, perMonth }) => ({ plan, feature, perMonth })) ?? [],
        capabilities: capabilities.map(({ name, isKnown, isGiven }) => ({ name, page: isKnown, server: isGiven })),
        errors: errors.map(({ call, kind, times }) => ({ call, kind, times })),
      },
      server: platform ? { name: platform.server.name, startedAt: platform.server.startedAt ?? null } : null,
      socket,
      calls,
      probes: probes.map(({ call, method, path, result, ms, detail }) => ({
        call,
        method,
        path,
        result,
        ms: ms === undefined ? null : Math.round(ms),
        detail: detail ?? null,
      })),
    },
    null,
    2,
  )}\n`
