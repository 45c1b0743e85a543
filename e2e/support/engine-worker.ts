import type { Page } from '@playwright/test'

import type { Outcome } from '../../tests/engine/play-scenes.ts'

/** The address of the product's own worker: the one that it starts for the first question that this browser answers. */
export async function workerUrl(page: Page): Promise<string> {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('engine.worker'))
  await page.goto('/search')
  await page.getByRole('searchbox').fill('statins')
  await page.getByRole('searchbox').press('Enter')
  return (await started).url()
}

export type EngineInPage = {
  askEngine: (name: string, input: unknown) => Promise<Outcome>
  closeEngine: () => Promise<void>
}

/** Opens the product's own worker in this page, with its own messages and a store in this browser. */
export const openEngine = (page: Page, url: string, id = 'scenes') =>
  page.evaluate(
    ([address, place]) => {
      const worker = new Worker(address, { type: 'module' })
      const person = { id: 'user-individual', username: 'individual', email: 'individual@roadrunner.test' }
      worker.postMessage({ is: 'open', place: { id: place, person } })
      const waiting = new Map<number, (data: never) => void>()
      let last = 0
      worker.addEventListener('message', ({ data }: MessageEvent<{ key: number }>) => waiting.get(data.key)?.(data as never)) // prettier-ignore
      const send = (message: object) =>
        new Promise<never>((resolve) => {
          last += 1
          waiting.set(last, resolve)
          worker.postMessage({ ...message, key: last })
        })
      const withFile = (value: { fileName?: string; type?: string; text?: string } | null | undefined) =>
        value?.fileName === undefined ? value : new File([value.text ?? ''], value.fileName, { type: value.type ?? '' })
      const here = globalThis as unknown as EngineInPage
      here.askEngine = async (name, input) => {
        const { params, query, body } = input as { params?: unknown; query?: unknown; body?: Record<string, never> }
        const sent = body && Object.fromEntries(Object.entries(body).map(([field, value]) => [field, withFile(value)]))
        type Reply = { is: string; output?: unknown; status?: number; body?: unknown; message?: string }
        const said = (await send({ is: 'ask', call: { name, input: { params, query, body: sent } } })) as {
          reply: Reply
        }
        const { reply } = said
        if (reply.is === 'refused') return { is: `refused with ${reply.status}`, value: reply.body }
        if (reply.is === 'content') return { is: 'content', value: new TextDecoder().decode(reply.body as Uint8Array) }
        return { is: reply.is, value: reply.is === 'answer' ? reply.output : reply.message }
      }
      here.closeEngine = async () => {
        await send({ is: 'close' })
        worker.terminate()
      }
    },
    [url, id] as const,
  )
