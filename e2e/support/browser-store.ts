import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/** The store of the engine as one script, to be run in a page by itself: `store.openIndexedDbStore`. */
export async function storeScript(): Promise<string> {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: 'src/engine/browser/indexed-db.ts', formats: ['iife'], name: 'store' } },
  })) as Rolldown.RolldownOutput[]
  const code = made[0]?.output[0].code
  if (code === undefined) throw new Error('The store could not be built.')
  return `${code}; globalThis.store = store`
}

/** Rows of the store of this page's person, as the product keeps them, by table and id. */
export const keptRows = (page: Page) =>
  page.evaluate(async () => {
    const { store } = globalThis as unknown as { store: typeof import('../../src/engine/browser/indexed-db.ts') }
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.startsWith('roadrunner-engine')) ?? {}
    const opened = await store.openIndexedDbStore(name.replace('roadrunner-', ''), () => {})
    const rows = await opened.load()
    await opened.close()
    return rows.map(({ table, id, value }) => {
      const isUnread = Object.keys(value as object).join() === 'id,owner,text'
      return { table, id, value: isUnread ? (JSON.parse((value as { text: string }).text) as unknown) : value }
    })
  })
