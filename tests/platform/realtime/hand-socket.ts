import { act } from '@testing-library/react'

/** A socket in the test's hand: it does what Socket.IO's client does, when it is told to. */
export function handSocket() {
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
export type HandSocket = ReturnType<typeof handSocket>
