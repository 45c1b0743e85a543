import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'
import {
  useConnection,
  useDocumentRoom,
  useEmit,
  useOnReconnect,
  useSocketEvent,
} from '#platform/realtime/use-socket-event.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

/** A socket in the test's hand: it does what Socket.IO's client does, when it is told to. */
function handSocket() {
  const listeners = new Map<string, Set<(...args: never[]) => void>>()
  const manager = new Map<string, Set<(...args: never[]) => void>>()
  const on = (all: typeof listeners) => (event: string, listener: (...args: never[]) => void) =>
    void all.set(event, (all.get(event) ?? new Set()).add(listener))
  const off = (all: typeof listeners) => (event: string, listener?: (...args: never[]) => void) =>
    void (listener ? all.get(event)?.delete(listener) : all.delete(event))
  const fire = (event: string, ...args: unknown[]) =>
    act(() => listeners.get(event)?.forEach((listener) => listener(...(args as never[]))))
  const socket = {
    connected: false,
    active: false,
    connects: 0,
    sent: [] as unknown[][],
    sendBuffer: [] as unknown[],
    on: on(listeners),
    off: off(listeners),
    emit: (...args: unknown[]) => void (socket.connected ? socket.sent : socket.sendBuffer).push(args),
    connect() {
      socket.active = true
      socket.connects += 1
    },
    disconnect() {
      socket.connected = false
      socket.active = false
    },
    io: { on: on(manager), off: off(manager) },
    listeners: (event: string) => listeners.get(event)?.size ?? 0,
    open() {
      socket.connected = true
      fire('connect')
    },
    drop(reason: string, stays = true) {
      socket.connected = false
      socket.active = stays
      fire('disconnect', reason)
    },
    giveUp() {
      socket.active = false
      act(() => manager.get('reconnect_failed')?.forEach((listener) => listener()))
    },
    refuse() {
      socket.active = false
      fire('connect_error', new Error('no'))
    },
    receive: fire,
  }
  return socket
}
type HandSocket = ReturnType<typeof handSocket>

function World({
  children,
  userId = 'u1',
  onSocket,
}: {
  children?: ReactNode
  userId?: string
  onSocket: (socket: HandSocket) => void
}) {
  const [client] = useState(createQueryClient)
  const [create] = useState(() => () => {
    const socket = handSocket()
    onSocket(socket)
    return socket
  })
  client.setQueryData(sessionQuery().queryKey, userId === '' ? null : { id: userId })
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
  const view = (inner: ReactNode, id = userId) => (
    <World userId={id} onSocket={(socket) => sockets.push(socket)}>
      {inner}
    </World>
  )
  const { rerender, unmount } = render(view(children))
  await waitFor(() => expect(sockets.at(-1)?.connects).toBe(1))
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket')
  return { socket, sockets, unmount, redraw: (inner: ReactNode, id?: string) => rerender(view(inner, id)) }
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

  test('is down after the server threw it out or refused it', async () => {
    const { socket } = await connected()
    socket.open()
    socket.drop('io server disconnect', false)
    expect(screen.getByText('down')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    socket.refuse()
    expect(screen.getByText('down')).toBeVisible()
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

test('a reconnect asks for what was missed, the first connect does not', async () => {
  let asked = 0
  function Refresher() {
    useOnReconnect(() => (asked += 1))
    return null
  }
  const { socket } = await connected(<Refresher />)
  socket.open()
  expect(asked).toBe(0)
  socket.drop('transport close')
  socket.open()
  expect(asked).toBe(1)
})
