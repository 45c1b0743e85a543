import { http, HttpResponse, type HttpHandler } from 'msw'
import { request as rawRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'

import { answerApi } from '#mocks/server/adapter.ts'
import type { MockedEndpoint } from '#mocks/server/http-handler.ts'

import { listen } from './listening.ts'

type Resolver = Parameters<typeof http.get>[1]
type Verb = 'get' | 'post'

const endpoint = (verb: Verb, path: `/${string}`, resolver: Resolver): MockedEndpoint => {
  const handler: HttpHandler = http[verb](`*/api${path}`, resolver)
  const method = verb === 'get' ? ('GET' as const) : ('POST' as const)
  return Object.assign(handler, { endpoint: { domain: 'test', name: path, method, path, response: {} as never } })
}

let close = () => Promise.resolve()
afterEach(() => close())

async function serve(...handlers: MockedEndpoint[]) {
  const running = await listen((request, response) => {
    answerApi(handlers, request, response).catch(() => response.destroy())
  })
  close = running.close
  return running.url
}

const signal = () => {
  let fire: () => void = () => undefined
  const fired = new Promise<void>((resolve) => (fire = resolve))
  return { fire, fired }
}

describe('the way from Node to the handlers and back', () => {
  it('sends each cookie in a header of its own', async () => {
    const headers: [string, string][] = [
      ['set-cookie', 'a=1; HttpOnly'],
      ['set-cookie', 'b=2, or 3; Path=/'],
    ]
    const url = await serve(endpoint('get', '/cookies', () => new Response('{}', { headers })))
    const reply = await fetch(`${url}/api/cookies`)
    expect(reply.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2, or 3; Path=/'])
  })

  it('keeps no cookie of one client for the next', async () => {
    const url = await serve(
      endpoint('get', '/sign-in', () => new Response('{}', { headers: { 'set-cookie': 'session=secret' } })),
      endpoint('get', '/whoami', ({ cookies }) => HttpResponse.json(cookies)),
    )
    await fetch(`${url}/api/sign-in`)
    expect(await (await fetch(`${url}/api/whoami`)).json()).toEqual({})
    const named = await fetch(`${url}/api/whoami`, { headers: { cookie: 'session=mine; other=%20x' } })
    expect(await named.json()).toMatchObject({ session: 'mine' })
  })

  it('passes an answer on piece by piece', async () => {
    const firstWasRead = signal()
    const url = await serve(
      endpoint('get', '/pieces', () => {
        const text = new TextEncoder()
        const body = new ReadableStream({
          async start(controller) {
            controller.enqueue(text.encode('first'))
            await firstWasRead.fired
            controller.enqueue(text.encode('second'))
            controller.close()
          },
        })
        return new Response(body)
      }),
    )
    const reader = (await fetch(`${url}/api/pieces`)).body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toBe('first')
    firstWasRead.fire()
    expect((await reader.read()).value).toBe('second')
    expect((await reader.read()).done).toBe(true)
  })

  it('tells the handler when the client has gone', async () => {
    const [arrived, gone] = [signal(), signal()]
    const url = await serve(
      endpoint('get', '/slow', async ({ request }) => {
        request.signal.addEventListener('abort', gone.fire)
        arrived.fire()
        await gone.fired
        return HttpResponse.json({})
      }),
    )
    const stop = new AbortController()
    const reply = fetch(`${url}/api/slow`, { signal: stop.signal })
    await arrived.fired
    stop.abort()
    await expect(reply).rejects.toThrow('aborted')
    await gone.fired
  })

  it('breaks the connection where the handler says so', async () => {
    const url = await serve(endpoint('get', '/cut', () => HttpResponse.error()))
    await expect(fetch(`${url}/api/cut`)).rejects.toThrow('fetch failed')
  })

  it('answers an unknown address with a 404 in JSON', async () => {
    const url = await serve()
    const reply = await fetch(`${url}/api/nothing`)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(await reply.json()).toMatchObject({ code: 'not_found' })
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const url = await serve(
      endpoint('get', '/thing', () => HttpResponse.json({ a: 1 }, { headers: { 'x-here': 'yes' } })),
    )
    const reply = await fetch(`${url}/api/thing`, { method: 'HEAD' })
    expect([reply.status, reply.headers.get('x-here'), await reply.text()]).toEqual([200, 'yes', ''])
  })

  it('hands a form with a file over whole', async () => {
    const url = await serve(
      endpoint('post', '/upload', async ({ request }) => {
        const file = (await request.formData()).get('file') as File
        return HttpResponse.json({ name: file.name, size: file.size })
      }),
    )
    const body = new FormData()
    body.append('file', new File([new Uint8Array(3_000_000)], 'Grüße.pdf'))
    const reply = await fetch(`${url}/api/upload`, { method: 'POST', body })
    expect(await reply.json()).toEqual({ name: 'Grüße.pdf', size: 3_000_000 })
  })
})

describe('uploads over 40 MB', () => {
  const reading = endpoint('post', '/upload', async ({ request }) =>
    HttpResponse.json({ size: (await request.blob()).size }),
  )

  it('are refused before they are read where they say their length', async () => {
    const url = await serve(reading)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-length': String(2 * 1024 ** 3) }
      const sent = rawRequest(`${url}/api/upload`, { method: 'POST', headers }, (reply) => {
        resolve(reply.statusCode)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.write('the first bytes')
    })
    expect(status).toBe(413)
  })

  it('are refused where they do not say it', async () => {
    const url = await serve(reading)
    const piece = new Uint8Array(1024 * 1024)
    let left = 41
    const body = new ReadableStream({
      pull: (controller) => {
        if (left > 0) controller.enqueue(piece)
        else controller.close()
        left -= 1
      },
    })
    const reply = await fetch(`${url}/api/upload`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toEqual({ message: 'The upload is larger than 40 MB.', code: 'too_large' })
  })

  it('leave one of exactly 40 MB alone', async () => {
    const url = await serve(reading)
    const reply = await fetch(`${url}/api/upload`, { method: 'POST', body: new Uint8Array(40 * 1024 * 1024) })
    expect(await reply.json()).toEqual({ size: 40 * 1024 * 1024 })
  })
})

describe('writes from other sites', () => {
  const write = endpoint('post', '/write', () => HttpResponse.json({ done: true }))
  const send = (url: string, origin: string, host?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { origin, ...(host && { host }) }
      rawRequest(`${url}/api/write`, { method: 'POST', headers }, (reply) => resolve(reply.statusCode))
        .on('error', reject)
        .end()
    })

  it.each([
    ['https://evil.example', undefined, 403],
    ['null', undefined, 403],
    ['http://localhost.evil.example:80', undefined, 403],
    ['http://localhost:5173', undefined, 403],
    ['http://localhost:5173', '127.0.0.1:5173', 200],
    ['https://papers.example', 'papers.example', 200],
    ['https://papers.example:8443', 'papers.example', 403],
  ])('from %s to host %s: %i', async (origin, host, status) => {
    const url = await serve(write)
    expect(await send(url, origin, host)).toBe(status)
  })
})

describe('answers', () => {
  const answering = (text: string) =>
    serve(endpoint('get', '/long', () => new Response(text, { headers: { 'content-type': 'application/json' } })))
  const long = JSON.stringify({ words: 'the same words again '.repeat(500) })

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ])('in JSON are packed for who asks by “%s”: %s', async (accepted, encoding) => {
    const url = await answering(long)
    const answer = await fetch(`${url}/api/long`, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const sent = Number(answer.headers.get('content-length'))
    if (encoding) expect(sent).toBeLessThan(long.length / 20)
    else expect(sent).toBe(long.length)
    expect(await answer.text()).toBe(long)
  })

  it('of a few words are sent as they are', async () => {
    const url = await answering('{"few":1}')
    const answer = await fetch(`${url}/api/long`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual({ few: 1 })
  })
})
