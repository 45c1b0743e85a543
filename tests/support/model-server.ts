import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { configureTransport } from '#mocks/language-model/transport.ts'

// The handlers of a test stand in no server that would have given them a way out.
configureTransport(sendByNode)

type Asked = { authorization: string | undefined; model: string; messages: { role: string; content: string }[] }

/** A server that speaks the chat-completions protocol and streams `answer` in pieces, as a real one would. */
export async function startModelServer(
  answer: string | ((asked: Asked) => string),
  { pieces = 12, status = 200 } = {},
) {
  const asked: Asked[] = []
  const bodyOf = async (request: IncomingMessage) => {
    let text = ''
    for await (const part of request) text += String(part)
    return JSON.parse(text) as Omit<Asked, 'authorization'>
  }
  const server = createServer((request, response) => {
    void (async () => {
      // Its list of models is asked for beside, and it has none.
      if (request.method === 'GET') return void response.writeHead(404).end('{}')
      const question = { ...(await bodyOf(request)), authorization: request.headers.authorization }
      asked.push(question)
      if (status !== 200) {
        response.writeHead(status).end('{}')
        return
      }
      const text = typeof answer === 'string' ? answer : answer(question)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const size = Math.ceil(text.length / pieces)
      for (let at = 0; at < text.length; at += size) {
        const content = text.slice(at, at + size)
        const event = `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
        // Cut in the middle of a line: the reader must not rely on whole events.
        response.write(event.slice(0, 9))
        response.write(event.slice(9))
      }
      response.end('data: [DONE]\n\n')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Scripted = { status?: number; headers?: Record<string, string>; body: string }

/** A server that gives these replies word for word, one each time it is asked, and the last one from then on. */
export async function startScriptedModel(replies: readonly Scripted[]) {
  let at = 0
  return startAnsweringModel(() => replies[Math.min(at++, replies.length - 1)]!)
}

/** A server whose whole reply depends on what it is asked. */
export async function startAnsweringModel(answerTo: (messages: Asked['messages'], authorization?: string) => Scripted) {
  const asked: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const part of request) text += String(part)
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
      // Its list of models is asked for beside, and it has none.
      if (request.method === 'GET' && answerTo.length > 0) return void response.writeHead(404).end('{}')
      asked.push(body)
      const {
        status = 200,
        headers = {},
        body: reply,
      } = answerTo((body['messages'] ?? []) as Asked['messages'], request.headers.authorization)
      response.writeHead(status, { 'content-type': 'text/event-stream', ...headers }).end(reply)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, asked, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** A server that says these events and then nothing more, or `every` now and then. `closed`: the other side hung up. */
export async function startSilentModel(events: readonly string[], { every }: { every?: string } = {}) {
  let hungUp = () => {}
  const server = createServer((request, response) => {
    request.resume()
    if (request.method === 'GET') return void response.writeHead(404).end('{}')
    const timer = every === undefined ? undefined : setInterval(() => response.write(every), 5)
    response.on('close', () => {
      clearInterval(timer)
      server.close(() => hungUp())
    })
    if (events.length === 0 && every === undefined) return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) response.write(event)
  })
  const closed = new Promise<void>((resolve) => {
    hungUp = resolve
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, closed }
}
