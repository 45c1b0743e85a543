import { learnedContext } from './learned.ts'
import { listModels } from './list-models.ts'
import type { ModelSettings } from './model-settings.ts'
import { protocolOf } from './protocol-of.ts'

/** Where nobody tells how much a model takes: local ones often take no more. */
export const GUESSED_CONTEXT = 8192
/** The models that these providers offer all take so much at least. */
const LARGE = 100_000
const large = new Set(['openai', 'openai-responses', 'anthropic', 'gemini', 'azure'])

/** A run waits no longer than this for a list. */
const LIST_MS = 3000
const told = new Map<string, Promise<number | undefined>>()
const MOST = 500

/** Tokens of question and answer together that a model takes: set, learned from a refusal, asked of its endpoint, or guessed. */
export async function contextOf(settings: ModelSettings, mayBePrivate: boolean): Promise<number> {
  const { url, model, provider, context } = settings
  const address = protocolOf(provider, new URL(url)).address(new URL(url)).href
  const learned = learnedContext(address, model)
  if (context !== undefined) return Math.min(context, learned ?? context)
  if (learned !== undefined) return learned
  const known = `${address} ${model}`
  const asking = told.get(known) ?? askEndpoint(settings, mayBePrivate)
  if (told.size >= MOST) told.clear()
  told.set(known, asking)
  return (await asking) ?? (large.has(provider ?? '') ? LARGE : GUESSED_CONTEXT)
}

async function askEndpoint(settings: ModelSettings, mayBePrivate: boolean): Promise<number | undefined> {
  try {
    const models = await listModels(settings, mayBePrivate, LIST_MS)
    return models.find(({ id }) => id === settings.model)?.context
  } catch {
    return undefined
  }
}
