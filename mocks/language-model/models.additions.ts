import type * as z from 'zod/mini'

import { modelsApi, type ModelChoice, type Whose } from '#contract/models.ts'
import { answer } from '#engine/answers/answer.ts'
import { ModelFailure } from '#engine/language-model/language-model.ts'
import { begin, end } from '#engine/language-model/under-way.ts'
import { forbidden, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

import { asAdmin } from '../admin/as-admin.ts'
import { logged } from '../admin/log.ts'
import { helpByModel } from '../help/help-by-model.ts'
import { EVERYONE, findModel, modelForAll } from './find-model.ts'
import { listModels } from './list-models.ts'
import { modelOf } from './model-of.ts'
import type { ModelSettings } from './model-settings.ts'
import { OWN_MODELS, ownModelsAllowed, ownModelsMayBePrivate } from './own-models.ts'
import { tryModel } from './try-model.ts'
import { canKeepKeys, seal, unseal } from './vault.ts'

type Given = z.output<typeof modelsApi.list.body>

/** The row that this person chooses in; a 403 where they may not. */
function rowId(world: World, account: AccountRow, whose: Whose): string {
  if (whose === 'everyone') {
    asAdmin(account)
    return EVERYONE
  }
  if (!ownModelsAllowed(world)) throw forbidden('On this server, admins choose the language model.', 'no_own')
  return account.id
}

function shown(world: World, account: AccountRow, whose: Whose): ModelChoice {
  const mayChoose = whose === 'everyone' || ownModelsAllowed(world)
  const row = mayChoose ? world.models.get(whose === 'everyone' ? EVERYONE : account.id) : undefined
  const inUse = whose === 'everyone' ? modelForAll(world) : findModel(world, account.id)
  return {
    mayChoose,
    ownAllowed: ownModelsAllowed(world),
    keepsKeys: canKeepKeys(),
    chosen: row
      ? {
          provider: row.provider,
          url: row.url,
          model: row.model,
          hasKey: row.sealedKey !== undefined,
          context: row.context,
          embeddings: row.embeddings,
          prices: row.prices,
          at: row.at,
        }
      : null,
    inUse: inUse ? { model: inUse.name, chosenBy: inUse.chosenBy } : null,
  }
}

const refusedField = (field: 'url' | 'key', words: string, code: string) =>
  new Refusal(422, words, { code, fields: { [field]: words } })

/** An address that holds no secret: it is shown and logged, and a key in it would be too. */
function assertAddress(given: string): void {
  const url = new URL(given)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refusedField('url', 'The address must begin with https:// or http://.', 'bad_address')
  const isSecret = (name: string) => /key|token|secret|sig|password|auth/i.test(name)
  if (url.username !== '' || url.password !== '' || [...url.searchParams.keys()].some(isSecret))
    throw refusedField('url', 'The address holds a key. Take it out and enter it as the key.', 'key_in_address')
}

/** The key that was entered, else the kept one: that goes to the server it was entered for and to no other. */
async function keyFor(world: World, id: string, { url, key }: Given): Promise<string | undefined> {
  if (key !== undefined && key.trim() !== '') return key.trim()
  const row = world.models.get(id)
  if (!row?.sealedKey) return undefined
  if (new URL(row.url).origin !== new URL(url).origin)
    throw refusedField('key', 'This is another server than the key was entered for. Enter its key.', 'other_server')
  return unseal(row.sealedKey, id)
}

type Chosen = Given & { model: string; context?: number | undefined; embeddings?: string | undefined }

async function settingsFor(world: World, id: string, given: Chosen) {
  assertAddress(given.url)
  const key = await keyFor(world, id, given)
  const { provider, url, model, context, embeddings } = given
  const more = { ...(key && { key }), ...(context && { context }), ...(embeddings && { embeddings }) }
  const settings: ModelSettings = { provider, url, model, ...more }
  return settings
}

const mayBePrivate = (whose: Whose) => whose === 'everyone' || ownModelsMayBePrivate()

export const modelsHandlers = [
  answer(modelsApi.get, ({ world, me, params: { whose } }) => {
    const account = me()
    if (whose === 'everyone') asAdmin(account)
    return shown(world, account, whose)
  }),

  answer(modelsApi.set, async ({ world, me, params: { whose }, body }) => {
    const account = me()
    const id = rowId(world, account, whose)
    const { key, provider, url, model, context, embeddings } = await settingsFor(world, id, body)
    if (key !== undefined && !canKeepKeys())
      throw refusedField('key', 'This server takes no keys: it has no secret to seal them with.', 'no_secret')
    const before = world.models.get(id)
    const sealedKey = key === undefined ? undefined : await seal(key, id)
    world.models.put({
      id,
      provider: provider ?? 'compatible',
      url,
      model,
      at: world.now(),
      ...(context !== undefined && { context }),
      ...(embeddings !== undefined && { embeddings }),
      ...(body.prices && { prices: body.prices }),
      ...(sealedKey !== undefined && { sealedKey }),
    })
    if (whose === 'everyone')
      logged(world, account, {
        action: 'model.chosen',
        target: { kind: 'model', id: EVERYONE, name: model },
        changes: [
          { field: 'model', before: before?.model ?? null, after: model },
          { field: 'address', before: before?.url ?? null, after: url },
        ],
      })
    return shown(world, account, whose)
  }),

  answer(modelsApi.remove, ({ world, me, params: { whose } }) => {
    const account = me()
    // What somebody chose once can always be taken back.
    const id = whose === 'own' ? account.id : rowId(world, account, whose)
    const before = world.models.get(id)
    world.models.remove(id)
    if (whose === 'everyone' && before)
      logged(world, account, {
        action: 'model.removed',
        target: { kind: 'model', id: EVERYONE, name: before.model },
        changes: [{ field: 'model', before: before.model, after: null }],
      })
    return { message: 'success' }
  }),

  answer(modelsApi.list, async ({ world, me, params: { whose }, body, apart }) => {
    const id = rowId(world, me(), whose)
    const settings = await settingsFor(world, id, { ...body, model: '' })
    try {
      return { models: await apart(() => listModels(settings, mayBePrivate(whose))) }
    } catch (error) {
      if (error instanceof ModelFailure) throw new Refusal(502, error.message, { code: 'model_failed' })
      throw error
    }
  }),

  answer(modelsApi.try, async ({ world, me, params: { whose }, body, apart }) => {
    const id = rowId(world, me(), whose)
    const settings = await settingsFor(world, id, body)
    const open = () => Promise.resolve(settings)
    const embeds = settings.embeddings !== undefined
    const model = modelOf({ name: body.model, chosenBy: 'person', mayBePrivate: mayBePrivate(whose), embeds, open })
    return apart(() => tryModel(model, AbortSignal.timeout(320_000)))
  }),

  answer(modelsApi.help, async ({ world, me, body, apart }) => {
    const { id } = me()
    const model = findModel(world, id)
    if (!model) throw new Refusal(422, 'No language model is chosen.', { code: 'no_model' })
    const run = world.newId('help')
    const signal = begin(world, run, { ownerId: id })
    try {
      return {
        model: model.name,
        at: world.now(),
        sentences: await apart(() => helpByModel(model, body.question, signal)),
      }
    } catch (error) {
      if (error instanceof ModelFailure) throw new Refusal(502, error.message, { code: 'model_failed' })
      throw error
    } finally {
      end(world, run)
    }
  }),

  answer(modelsApi.allow, ({ world, me, body }) => {
    const admin = asAdmin(me())
    const was = ownModelsAllowed(world)
    world.switches.put({ id: OWN_MODELS, on: body.on, at: world.now() })
    const words = (on: boolean) => (on ? 'on' : 'off')
    logged(world, admin, {
      action: 'switch.turned',
      target: { kind: 'switch', id: OWN_MODELS, name: 'Own language models' },
      changes: [{ field: 'state', before: words(was), after: words(body.on) }],
    })
    return { message: 'success' }
  }),
]
