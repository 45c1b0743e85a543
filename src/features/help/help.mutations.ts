import type { InputOf } from '#contract/endpoint.ts'
import { helpApi } from '#contract/help.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, ContractError, messageOf, NetworkError } from '#shared/api/errors.ts'

import { helpCopy } from './help.copy.ts'

/** Creates a ticket; its number, where the server gave one. */
export async function sendTicket(body: InputOf<typeof helpApi.ticket>['body']): Promise<string | undefined> {
  const reply = await callApi(helpApi.ticket, { body })
  return reply?.ticket?.id ?? undefined
}

export async function sendFeedback(body: InputOf<typeof helpApi.feedback>['body']): Promise<void> {
  await callApi(helpApi.feedback, { body })
}

/** A no in an answer that is good by its status, with its reason. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 300 && error.isServerMessage

export type Failure = { text: string; detail?: string; note: string }

/** The text of the row, and what became of the input. */
export function failureOf(error: unknown, text: string): Failure {
  const isUnknown =
    (error instanceof NetworkError && error.mayHaveArrived && error.kind === 'timeout') ||
    (error instanceof ContractError && error.kind !== 'html')
  return {
    text: isRefusal(error) ? messageOf(error, text).slice(0, 300) : text,
    note: isUnknown ? helpCopy.mayHaveArrived : helpCopy.kept,
  }
}
