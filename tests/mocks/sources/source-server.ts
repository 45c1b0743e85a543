import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Stands in for a source outside, on this machine. `asked` holds what it was asked, in order. */
export async function startSource(answer: Answer) {
  const asked: { address: URL; agent: string | undefined; at: number }[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://source.test')
    asked.push({ address, agent: request.headers['user-agent'], at: Date.now() })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/works`,
    asked,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const says =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }
