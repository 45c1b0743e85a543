import type { KeyedMessage } from '#contract/collaboration.ts'

/**
 * A message that the server has not confirmed. `emitted`: it left over the socket, and comes back with the room's other
 * messages; `failed`: it was refused, or nobody knows what became of it.
 */
export type OutgoingMessage = {
  key: string
  content: string
  at: number
  state: 'waiting' | 'sending' | 'emitted' | 'failed'
  problem?: string
}

/** What of the outbox outlives a reload: texts with their keys, so that a retry is the same message. */
export type KeptOutbox = { keys: readonly string[]; contents: readonly string[]; times: readonly string[] }
export const emptyOutbox: KeptOutbox = { keys: [], contents: [], times: [] }

export const keptOutbox = (messages: readonly OutgoingMessage[]): KeptOutbox => ({
  keys: messages.map(({ key }) => key),
  contents: messages.map(({ content }) => content),
  times: messages.map(({ at }) => String(at)),
})

/** After a reload nobody knows whether they arrived: they wait for the person's word. */
export const restoredOutbox = ({ keys, contents, times }: KeptOutbox): OutgoingMessage[] =>
  keys.flatMap((key, index) => {
    const content = contents[index]
    const at = Number(times[index])
    return content === undefined || !Number.isFinite(at) ? [] : [{ key, content, at, state: 'failed' as const }]
  })

/** Clocks of the page and the server may differ by so much. */
const CLOCK_MS = 5000

/** Whether a message of the room is this one: by its key, and where servers know no keys by its words, person and time. */
export const isSame = (mine: OutgoingMessage, message: KeyedMessage, userId: string | undefined): boolean =>
  message.clientKey != null
    ? message.clientKey === mine.key
    : message.userId === userId &&
      message.content === mine.content &&
      Date.parse(message.createdAt ?? '') >= mine.at - CLOCK_MS
