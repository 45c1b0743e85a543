import type { Endpoint } from '#contract/endpoint.ts'

import type { RawInput } from './request.ts'
import type { SendOptions } from './send.ts'

/** Answers calls in the place of the server, or with it. The client knows none: the app hands one in where there is one. */
export type Answerer = {
  call(endpoint: Endpoint, input: RawInput, options: SendOptions, toServer: () => Promise<unknown>): Promise<unknown>
  /** The bytes of a file that stands here; undefined where the server has them. */
  content(path: string): Promise<Uint8Array<ArrayBuffer>> | undefined
}

let answerer: Answerer | undefined

/** Without one every call goes to the server. */
export function configureAnswerer(next: Answerer | undefined): void {
  answerer = next
}

export const hereOrServer: Answerer['call'] = (endpoint, input, options, toServer) =>
  answerer ? answerer.call(endpoint, input, options, toServer) : toServer()

export const contentHere = (path: string) => answerer?.content(path)
