import { ModelFailure, provideModels, type LanguageModel } from '#engine/language-model/language-model.ts'
import type { ModelRow } from '#engine/world/rows.ts'
import { environment } from '#engine/world/environment.ts'
import type { World } from '#engine/world/world.ts'
import { modelProviderIds, type ModelProvider } from '#contract/model-providers.ts'

import { modelOf } from './model-of.ts'
import type { ModelSettings } from './model-settings.ts'
import { ownModelsAllowed, ownModelsMayBePrivate } from './own-models.ts'
import { unseal } from './vault.ts'

/** The id of the row that holds for everybody. */
export const EVERYONE = 'everyone'

const isProvider = (name: string): name is ModelProvider => modelProviderIds.some((each) => each === name)

/** What the environment names. */
export function modelOfEnvironment(): ModelSettings | undefined {
  const env = environment()
  const of = (name: string) => env[`ROADRUNNER_LLM_${name}`]?.trim() ?? ''
  const url = of('URL')
  if (url === '') return undefined
  const count = (name: string) => (/^\d{1,9}$/.test(of(name)) && Number(of(name)) > 0 ? Number(of(name)) : undefined)
  const [provider, key, context, answerTokens] = [of('PROVIDER'), of('KEY'), count('CONTEXT'), count('ANSWER_TOKENS')]
  const embeddings = of('EMBEDDINGS')
  return {
    url,
    model: of('MODEL') || 'default',
    ...(isProvider(provider) && { provider }),
    ...(key !== '' && { key }),
    ...(embeddings !== '' && { embeddings }),
    ...(context !== undefined && { context }),
    ...(answerTokens !== undefined && { answerTokens }),
  }
}

function pricesOfEnvironment(): LanguageModel['prices'] {
  const env = environment()
  const price = (name: string) => Number(env[`ROADRUNNER_LLM_PRICE_${name}`]?.trim() || Number.NaN)
  const [asked, answered] = [price('ASKED'), price('ANSWERED')]
  if (!(asked >= 0) || !(answered >= 0)) return undefined
  return { asked, answered, currency: env['ROADRUNNER_LLM_CURRENCY']?.trim() || 'USD' }
}

const byWorld = new Map<string, ModelSettings>()

/** Gives one world a model of its own, or takes it away again: a test's model answers that test alone. */
export function setLanguageModel(worldId: string, chosen: ModelSettings | undefined): void {
  if (chosen) byWorld.set(worldId, chosen)
  else byWorld.delete(worldId)
}

/** A model that an admin chose for all, or a person for themselves. Its key is opened when it is asked. */
function modelOfRow(row: ModelRow): LanguageModel {
  const { id, url, model, provider, context, sealedKey, prices, embeddings } = row
  const isOwn = id !== EVERYONE
  return modelOf({
    name: model,
    chosenBy: isOwn ? 'person' : 'admin',
    ...(prices && { prices }),
    mayBePrivate: !isOwn || ownModelsMayBePrivate(),
    embeds: embeddings !== undefined,
    open: async () => {
      const key = sealedKey === undefined ? undefined : await unseal(sealedKey, id)
      if (sealedKey !== undefined && key === undefined)
        throw new ModelFailure('The kept key of the language model can no longer be opened. Enter it anew.')
      return {
        url,
        model,
        provider,
        ...(embeddings !== undefined && { embeddings }),
        ...(context !== undefined && { context }),
        ...(key !== undefined && { key }),
      }
    },
  })
}

function modelOfSettings(settings: ModelSettings): LanguageModel {
  const prices = pricesOfEnvironment()
  return modelOf({
    name: settings.model,
    chosenBy: 'server',
    ...(prices && { prices }),
    mayBePrivate: true,
    embeds: settings.embeddings !== undefined,
    open: () => Promise.resolve(settings),
  })
}

/** Of this server, whoever asks: what an admin chose for all, else what the environment names. */
export function modelForAll(world: World): LanguageModel | undefined {
  const test = byWorld.get(world.id)
  if (test) return modelOfSettings(test)
  const row = world.models.get(EVERYONE)
  if (row) return modelOfRow(row)
  const named = modelOfEnvironment()
  return named && modelOfSettings(named)
}

/** The model that writes for somebody: their own where the operator allows one, else that of the server. */
export function findModel(world: World, accountId?: string): LanguageModel | undefined {
  const own = accountId !== undefined && ownModelsAllowed(world) ? world.models.get(accountId) : undefined
  return own ? modelOfRow(own) : modelForAll(world)
}

/** Lets the engine find models. */
export const provideModelsOfServer = (): void => provideModels(findModel)
