import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'

import { modelsApi } from '#contract/models.ts'
import { closeWorlds, forgetWorld } from '#mocks/server/worlds.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'
import { openStores } from '#mocks/world/pglite.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

const KEY = 'Zk4nB8vQ2wXr7TjLs9Pd'
const SECRET = 'the secret that seals what is kept on the disk'
/** Named by the address and the model, which are kept in the clear: what proves that the files were really read. */
const MODEL = 'model-that-is-kept-in-the-clear'

const before = worldSettings()
afterEach(() => {
  vi.unstubAllEnvs()
  configureWorlds(before)
  forgetWorld('default')
})

async function filesOf(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(entries.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name))))
}

test('a key of a model stands in no file of the data folder and in no backup of it', async () => {
  vi.stubEnv('ROADRUNNER_KEYS_SECRET', SECRET)
  const base = await mkdtemp(join(tmpdir(), 'roadrunner-keys-'))
  try {
    const folder = join(base, 'data')
    const stores = await openStores(folder)
    configureWorlds({ ...before, storeFor: (id) => stores.storeFor(id) })
    forgetWorld('default')
    const admin = await signedIn('admin')
    const at = { provider: 'compatible' as const, url: 'http://127.0.0.1:9/v1', model: MODEL }
    const { chosen } = await ask(admin, modelsApi.set, { params: { whose: 'everyone' }, body: { ...at, key: KEY } })
    expect(chosen).toMatchObject({ hasKey: true })
    const backup = join(base, 'backup.gz')
    await stores.backup(backup)
    await closeWorlds()
    await stores.close()
    const [files, packed] = [await filesOf(folder), await readFile(backup)]
    const texts = [...files, gunzipSync(packed)]
    expect(texts.filter((each) => each.includes(MODEL)).length).toBeGreaterThan(1)
    const held = [KEY, SECRET, Buffer.from(KEY).toString('base64').slice(0, 24)]
    expect(held.filter((secret) => texts.some((each) => each.includes(secret)))).toEqual([])
  } finally {
    await rm(base, { recursive: true, force: true })
  }
})
