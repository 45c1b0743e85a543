import { File } from 'node:buffer'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** jsdom with Node's own network classes: multipart bodies, aborts and web crypto behave as in a browser. */
const KEEP = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'crypto',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
] as const

export default {
  name: 'jsdom-node-network',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = KEEP.map(
      (key) => [key, Object.getOwnPropertyDescriptor(globalThis, key) ?? { value: File, writable: true }] as const,
    )
    const dom = await builtinEnvironments.jsdom.setup(global, options)
    for (const [key, descriptor] of own) Object.defineProperty(global, key, { ...descriptor, configurable: true })
    return { teardown: (target) => dom.teardown(target) }
  },
} satisfies Environment
