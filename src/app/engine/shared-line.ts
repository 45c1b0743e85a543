import type { Engine, EngineCall } from '#engine/engine.ts'

import type { EngineLine, LineReply, Tell } from './engine-line.ts'

type Asked = { call: EngineCall; resolve: (reply: LineReply) => void; isHeard: boolean }
type Said =
  | { is: 'ask'; from: string; key: number; call: EngineCall }
  | { is: 'heard'; to: string; key: number }
  | { is: 'reply'; to: string; key: number; reply: LineReply }
  | { is: 'event'; event: string; payload: unknown }
  | { is: 'leads' }

/**
 * One engine for all tabs of a person: the first tab has it, the others ask that one, and when it is closed the next one
 * opens its own over the same store. What the one that is gone had not heard is asked again; what it had heard is `lost`.
 * Where the browser has no locks each tab has its own, and reads anew what another one wrote.
 */
export function openSharedLine(id: string, open: (tell: Tell) => Engine, tell: Tell): EngineLine {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return open(tell)
  const me = crypto.randomUUID()
  const tabs = new BroadcastChannel(`engine ${id}`)
  const say = (said: Said) => tabs.postMessage(said)
  const waiting = new Map<number, Asked>()
  const leaving = new AbortController()
  let release = () => {}
  let own: Engine | undefined
  let last = 0

  const settle = (key: number, reply: LineReply) => {
    waiting.get(key)?.resolve(reply)
    waiting.delete(key)
  }
  const send = (key: number, { call }: Asked) => {
    if (own) void own.ask(call).then((reply) => settle(key, reply))
    else say({ is: 'ask', from: me, key, call })
  }
  const askAgain = () => {
    for (const [key, asked] of waiting) {
      if (asked.isHeard) settle(key, { is: 'lost' })
      else send(key, asked)
    }
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.is === 'event') return tell(data.event, data.payload)
    if (data.is === 'leads') return askAgain()
    if (data.is === 'ask') {
      if (!own) return undefined
      const { from, key, call } = data
      say({ is: 'heard', to: from, key })
      return void own.ask(call).then((reply) => say({ is: 'reply', to: from, key, reply }))
    }
    if (data.to !== me) return undefined
    if (data.is === 'reply') return settle(data.key, data.reply)
    const asked = waiting.get(data.key)
    if (asked) asked.isHeard = true
    return undefined
  })

  const lead = () => {
    own = open((event, payload) => {
      tell(event, payload)
      say({ is: 'event', event, payload })
    })
    askAgain()
    say({ is: 'leads' })
    return new Promise<void>((resolve) => (release = resolve))
  }
  navigator.locks.request(`engine ${id}`, { signal: leaving.signal }, lead).catch(() => {})

  return {
    ask: (call) =>
      new Promise((resolve) => {
        last += 1
        const asked = { call, resolve, isHeard: false }
        waiting.set(last, asked)
        send(last, asked)
      }),
    close: async () => {
      if (!own) leaving.abort()
      await own?.close()
      release()
      tabs.close()
    },
  }
}
