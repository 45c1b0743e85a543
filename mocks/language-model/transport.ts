/** A reply of another server while it comes. Header names in lower case. */
export type Reply = { status: number; header: (name: string) => string | undefined; body: AsyncIterable<Uint8Array> }

export type Sent = {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** Whether it may reach addresses of this machine and of its private network. */
  mayBePrivate: boolean
}

/** Sends one request and follows no redirection: a key goes where its owner said and nowhere else. */
export type Send = (sent: Sent) => Promise<Reply>

let send: Send = () => Promise.reject(new Error('This engine reaches no other server.'))

/** A server gives its way out; a page has none. */
export function configureTransport(by: Send): void {
  send = by
}
export const sendOut: Send = (sent) => send(sent)
