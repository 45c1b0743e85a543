import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { ReceivedEvent } from '#contract/realtime.ts'
import { createConnection } from '#platform/realtime/connection.ts'
import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'
import {
  useConnection,
  useDocumentRoom,
  useEmit,
  useOnConnect,
  useOnReconnect,
  useSocketEvent,
} from '#platform/realtime/use-socket-event.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { handSocket, type HandSocket } from './hand-socket.ts'
import { bodies } from './odd-bodies.ts'

function World({
  children,
  userId = 'u1',
  onSocket,
  onClient,
}: {
  children?: ReactNode
  userId?: string
  onSocket: (socket: HandSocket) => void
  onClient?: (client: QueryClient) => void
}) {
  const [client] = useState(createQueryClient)
  const [create] = useState(() => () => {
    const socket = handSocket()
    onSocket(socket)
    return socket
  })
  useState(() => onClient?.(client))
  const known = client.getQueryData<{ id: string } | null>(sessionQuery().queryKey)
  if (known === undefined || (known?.id ?? '') !== userId) {
    client.setQueryData(sessionQuery().queryKey, userId === '' ? null : { id: userId })
  }
  return (
    <QueryClientProvider client={client}>
      <RealtimeProvider createSocket={create}>
        <State />
        {children}
      </RealtimeProvider>
    </QueryClientProvider>
  )
}
const State = () => <p>{useConnection()}</p>

async function connected(children?: ReactNode, userId?: string) {
  const sockets: HandSocket[] = []
  const clients: QueryClient[] = []
  const view = (inner: ReactNode, id = userId) => (
    <World userId={id} onSocket={(socket) => sockets.push(socket)} onClient={(client) => clients.push(client)}>
      {inner}
    </World>
  )
  const { rerender, unmount } = render(view(children))
  await waitFor(() => expect(sockets.at(-1)?.connects).toBe(1))
  const socket = sockets.at(-1)
  const client = clients[0]
  if (!socket || !client) throw new Error('no socket')
  return { socket, client, sockets, unmount, redraw: (inner: ReactNode, id?: string) => rerender(view(inner, id)) }
}

afterEach(() => vi.restoreAllMocks())

describe('the connection', () => {
  test('joins the room of the person, again after each reconnect', async () => {
    const { socket } = await connected()
    expect(screen.getByText('connecting')).toBeVisible()
    socket.open()
    expect(screen.getByText('connected')).toBeVisible()
    socket.drop('transport close')
    expect(screen.getByText('connecting')).toBeVisible()
    socket.open()
    expect(socket.sent).toEqual([
      ['join-user-room', 'u1'],
      ['join-user-room', 'u1'],
    ])
  })

  test.each(['online', 'visible'])('is tried again after it was given up: %s', async (trigger) => {
    const { socket } = await connected()
    socket.giveUp()
    expect(screen.getByText('down')).toBeVisible()
    act(() => {
      if (trigger === 'online') window.dispatchEvent(new Event('online'))
      else document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(socket.connects).toBe(2)
    expect(screen.getByText('connecting')).toBeVisible()
    // Once it is under way, another trigger does nothing.
    act(() => void window.dispatchEvent(new Event('online')))
    expect(socket.connects).toBe(2)
  })

  test('is down after the server threw it out or refused it, which is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { socket } = await connected()
    socket.open()
    socket.drop('io server disconnect', false)
    expect(screen.getByText('down')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    socket.refuse()
    expect(screen.getByText('down')).toBeVisible()
    expect(log).toHaveBeenCalledWith('The live connection could not be opened: no')
  })

  test('turned away, it looks once whether the session stands, and tries once more: no loop', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const socket = handSocket()
    let checks = 0
    const stands = () => Promise.resolve((checks += 1) > 0)
    const connection = createConnection(() => socket, 'u1', stands)
    await waitFor(() => expect(socket.connects).toBe(1))
    socket.refuse()
    await waitFor(() => expect(socket.connects).toBe(2))
    socket.refuse()
    for (let n = 0; n < 20; n++) connection.wake()
    expect([socket.connects, checks, connection.state()]).toEqual([2, 1, 'down'])
    connection.retry()
    expect(socket.connects).toBe(3)
    connection.close()
  })

  test('turned away because nobody is signed in any more, it waits for the sign-in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { socket, client } = await connected()
    socket.open()
    socket.drop('io server disconnect', false)
    expect(socket.connects).toBe(1)
    act(() => void client.setQueryData(sessionQuery().queryKey, { id: 'u1' }))
    await waitFor(() => expect(socket.connects).toBe(2))
    act(() => void client.setQueryData(sessionQuery().queryKey, null))
    await waitFor(() => expect(socket.listeners('new_notification')).toBe(0))
  })

  test('after a sleep it asks for everything anew, without waiting for the line to be found dead', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
    let asked = 0
    function Refresher() {
      useOnReconnect(() => (asked += 1))
      return null
    }
    const { socket } = await connected(<Refresher />)
    socket.open()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked).toBe(0)
    vi.setSystemTime(Date.now() + 60 * 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked).toBe(1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked).toBe(1)
    vi.useRealTimers()
  })

  test('does not exist for somebody who is not signed in', async () => {
    const sockets: HandSocket[] = []
    render(<World userId="" onSocket={(socket) => sockets.push(socket)} />)
    expect(await screen.findByText('connecting')).toBeVisible()
    expect(sockets).toHaveLength(0)
  })

  test('one person’s waiting messages never go out under the next one’s name', async () => {
    function Chat() {
      const emit = useEmit()
      return (
        <button type="button" onClick={() => emit('send-project-chat-message', { projectId: 'p1', message: 'hello' })}>
          Send
        </button>
      )
    }
    const { socket, sockets, redraw } = await connected(<Chat />, 'u1')
    for (let n = 0; n < 5; n++) fireEvent.click(screen.getByRole('button'))
    expect(socket.sendBuffer).toHaveLength(5)

    redraw(<Chat />, 'u2')
    await waitFor(() => expect(sockets.length).toBe(2))
    expect(socket.sendBuffer).toHaveLength(0)
    sockets[1]?.open()
    expect(sockets[1]?.sent).toEqual([['join-user-room', 'u2']])
    expect(socket.listeners('new_notification')).toBe(0)
  })
})

describe('an event', () => {
  const seen: unknown[] = []
  function Listener() {
    useSocketEvent('notification_read', ({ notificationId }) => void seen.push(notificationId))
    return null
  }
  afterEach(() => void seen.splice(0))

  test('arrives checked; what has another form is dropped, and logged once', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { socket } = await connected(<Listener />)
    socket.open()
    for (const bad of [null, undefined, 'n1', 7, [], {}, { notificationId: {} }, { id: 'n1' }]) {
      socket.receive('notification_read', bad)
    }
    socket.receive('no-such-event', { notificationId: 'n1' })
    expect(seen).toEqual([])
    expect(log).toHaveBeenCalledTimes(1)

    socket.receive('notification_read', { notificationId: 'n1', __proto__: { isAdmin: true } })
    expect(seen).toEqual(['n1'])
  })

  test('has one effect, however often the listener came and went', async () => {
    const { socket, redraw } = await connected(<Listener />)
    socket.open()
    for (let i = 0; i < 100; i++) redraw(i % 2 === 0 ? null : <Listener />)
    socket.receive('notification_read', { notificationId: 'n1' })
    expect(seen).toEqual(['n1'])
    expect(socket.listeners('notification_read')).toBe(1)
  })

  test('has one effect under StrictMode too', async () => {
    const sockets: HandSocket[] = []
    render(
      <StrictMode>
        <World onSocket={(socket) => sockets.push(socket)}>
          <Listener />
        </World>
      </StrictMode>,
    )
    await waitFor(() => expect(sockets.at(-1)?.connects).toBe(1))
    const live = sockets.filter(({ active }) => active)
    expect(live).toHaveLength(1)
    live[0]?.open()
    live[0]?.receive('notification_read', { notificationId: 'n1' })
    expect(seen).toEqual(['n1'])
  })
})

describe('what a page receives', () => {
  const seen: string[] = []
  const Ear = ({ event }: { event: ReceivedEvent }) => {
    useSocketEvent(event, () => void seen.push(event))
    return null
  }
  /** The events of the text, and how many of the forty are right for each. */
  const right: Partial<Record<ReceivedEvent, number>> = {
    new_notification: 0,
    notification_read: 0,
    all_notifications_read: 40,
    'comment-updated': 4,
    'comment-notification': 4,
    'user-joined-document': 1,
    'user-left-document': 1,
    'user-typing': 0,
    'project-chat-message': 0,
    'project-chat-history': 0,
    'project-user-joined': 2,
    'project-user-left': 2,
    content_stream: 0,
  }

  test('of every event and forty bodies, only those of the contract arrive; the rest is dropped and logged once each', async () => {
    expect(bodies).toHaveLength(40)
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const events = Object.keys(right) as ReceivedEvent[]
    const { socket } = await connected(events.map((event) => <Ear key={event} event={event} />))
    socket.open()
    for (const event of events) {
      seen.splice(0)
      for (const body of bodies) socket.receive(event, body)
      expect(`${event} ${seen.length}`).toBe(`${event} ${right[event]}`)
    }
    for (const event of ['constructor', '__proto__', 'toString', 'New_Notification', '']) socket.receive(event, {})
    expect(log).toHaveBeenCalledTimes(events.length - 1)
    for (const [line] of log.mock.calls) expect(line).toMatch(/^A '[\w-]+' event of unknown form was dropped\.$/)
    expect(({} as { id?: string }).id).toBeUndefined()
  })

  test('and what is somebody else’s, by the name of its owner, is not shown', async () => {
    const { socket } = await connected(<Ear event="notification_read" />)
    socket.open()
    seen.splice(0)
    socket.receive('notification_read', { notificationId: 'n1', userId: 'u2' })
    expect(seen).toEqual([])
    for (const userId of ['u1', null, undefined]) socket.receive('notification_read', { notificationId: 'n1', userId })
    expect(seen).toHaveLength(3)
  })
})

describe('a room', () => {
  const Room = ({ id }: { id: string | undefined }) => {
    useDocumentRoom(id)
    return null
  }

  test('is left before the next one is joined, and joined again after a reconnect', async () => {
    const { socket, redraw } = await connected(<Room id="d1" />)
    socket.open()
    redraw(<Room id="d2" />)
    redraw(<Room id={undefined} />)
    redraw(<Room id="d3" />)
    socket.drop('transport close')
    socket.open()
    expect(socket.sent.slice(2)).toEqual([
      ['leave-document', { documentId: 'd1' }],
      ['join-document', { documentId: 'd2' }],
      ['leave-document', { documentId: 'd2' }],
      ['join-document', { documentId: 'd3' }],
      ['join-user-room', 'u1'],
      ['join-document', { documentId: 'd3' }],
    ])
  })

  test('of fifty, quickly gone through, the last alone is heard', async () => {
    const { socket, redraw } = await connected(<Room id="d0" />)
    socket.open()
    for (let n = 1; n <= 50; n++) redraw(<Room id={`d${n}`} />)
    const inside = new Set<string>()
    for (const [event, payload] of socket.sent as [string, { documentId: string }][]) {
      if (event === 'join-document') inside.add(payload.documentId)
      if (event === 'leave-document') inside.delete(payload.documentId)
      expect(inside.size).toBeLessThan(2)
    }
    expect([...inside]).toEqual(['d50'])
  })

  test('two listeners of one document share it', async () => {
    const both = (
      <>
        <Room id="d1" />
        <Room id="d1" />
      </>
    )
    const { socket, redraw } = await connected(both)
    socket.open()
    redraw(
      <>
        <Room id="d1" />
        <Room id={undefined} />
      </>,
    )
    expect(socket.sent).toEqual([
      ['join-user-room', 'u1'],
      ['join-document', { documentId: 'd1' }],
    ])
  })
})

test('typing is not kept for later, chat is', async () => {
  function Sender() {
    const emit = useEmit()
    const send = () => {
      emit('comment-typing', { documentId: 'd1', isTyping: true })
      emit('send-project-chat-message', { projectId: 'p1', message: 'hello' })
    }
    return (
      <button type="button" onClick={send}>
        Send
      </button>
    )
  }
  const { socket } = await connected(<Sender />)
  fireEvent.click(screen.getByRole('button'))
  expect(socket.sendBuffer).toEqual([['send-project-chat-message', { projectId: 'p1', message: 'hello' }]])
})

test('every connect asks for what was missed; who wants the later ones alone is told those', async () => {
  const asked: string[] = []
  function Refresher() {
    useOnConnect((isFirst) => void asked.push(isFirst ? 'first' : 'again'))
    useOnReconnect(() => void asked.push('reconnect'))
    return null
  }
  const { socket } = await connected(<Refresher />)
  socket.open()
  expect(asked).toEqual(['first'])
  socket.drop('transport close')
  socket.open()
  expect(asked).toEqual(['first', 'again', 'reconnect'])
})
