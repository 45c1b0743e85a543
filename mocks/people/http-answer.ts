import type { Answer, Answered, RefuseBody, Scene } from '#engine/answers/answer.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'

/** What a call is answered from where it has to know how it came: sessions, cookies, the address that was asked. */
export type HttpScene<E extends Endpoint> = Scene<E> & { request: Request; cookies: Record<string, string> }

/** A payload with cookies; plain payloads have none. */
export class Reply<T> {
  readonly payload: T
  readonly cookies: readonly string[]
  constructor(payload: T, cookies: readonly string[] = []) {
    this.payload = payload
    this.cookies = cookies
  }
}

type HttpAnswer<E extends Endpoint> = Answer<E> | Reply<AnswerOf<E>>

/** Pairs a call with what answers it over HTTP alone. */
export function answerHttp<E extends Endpoint>(
  endpoint: E,
  respond: (scene: HttpScene<E>) => HttpAnswer<E> | Promise<HttpAnswer<E>>,
  refuseBody?: RefuseBody,
): Answered {
  return { endpoint, respond, refuseBody }
}
