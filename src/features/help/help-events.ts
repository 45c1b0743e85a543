import type { InputOf } from '#contract/endpoint.ts'
import { helpApi } from '#contract/help.ts'
import { callApi } from '#shared/api/call-api.ts'

type Event = InputOf<typeof helpApi.events>['body']

/** Notes that help was used: never what was typed, never twice, and nobody waits for it. */
export function noteHelpEvent(event: Event) {
  callApi(helpApi.events, { body: event }).catch(() => {})
}
