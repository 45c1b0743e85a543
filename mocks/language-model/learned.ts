import type { Learned, Protocol } from './protocol.ts'

const known = new Map<string, Learned>()
const MOST = 500
const nothing: Learned = { refused: new Set() }

/** What was learned of a model at an address: it is not asked twice with what it refuses. */
export const learnedOf = (address: string, model: string): Learned => known.get(`${address} ${model}`) ?? nothing

/**
 * Learns from a refusal: which parameter it names, or how many tokens of an answer it takes. False where it names
 * nothing that the call can go without.
 */
export function learn(
  address: string,
  model: string,
  { optional }: Protocol,
  body: Record<string, unknown>,
  words: string,
) {
  const before = learnedOf(address, model)
  const sent = typeof body['max_tokens'] === 'number' ? body['max_tokens'] : undefined
  const most = mostIn(words, sent)
  const isSent = (name: string) => name in body || (name === 'system' && hasSystem(body))
  const named = optional.find((name) => isSent(name) && names(words, name))
  if (most === undefined && named === undefined) return false
  const refused = named === undefined || most !== undefined ? before.refused : new Set([...before.refused, named])
  const cap = most ?? before.mostAnswerTokens
  // The oldest is forgotten first.
  if (known.size >= MOST) known.delete(known.keys().next().value ?? '')
  known.set(`${address} ${model}`, { refused, ...(cap !== undefined && { mostAnswerTokens: cap }) })
  return true
}

const hasSystem = ({ messages }: Record<string, unknown>) =>
  Array.isArray(messages) && messages.some((turn: { role?: unknown }) => turn.role === 'system')

/** "System role not supported": the word alone stands in too many sentences. */
const names = (words: string, name: string) =>
  name === 'system'
    ? /\bsystem\b.{0,40}\b(?:not supported|unsupported|not allowed|invalid)|(?:unsupported|invalid|only).{0,60}\bsystem\b/is.test(
        words.slice(0, 2000),
      )
    : words.includes(name)

/** "max_tokens: 8192 > 4096, which is the maximum allowed number of output tokens". */
function mostIn(words: string, sent: number | undefined): number | undefined {
  if (sent === undefined || !words.includes('max_tokens')) return undefined
  const most = Number(/>\s?(\d{2,7})\b/.exec(words)?.[1] ?? /\bat most (\d{2,7})\b/.exec(words)?.[1] ?? Number.NaN)
  return Number.isFinite(most) && most < sent ? most : undefined
}

const contexts = new Map<string, number>()

/** How many tokens a model takes, as a refusal of it told. */
export const learnedContext = (address: string, model: string): number | undefined =>
  contexts.get(`${address} ${model}`)

export function rememberContext(address: string, model: string, tokens: number): void {
  if (contexts.size >= MOST) contexts.delete(contexts.keys().next().value ?? '')
  contexts.set(`${address} ${model}`, tokens)
}

/** "maximum context length is 4096 tokens", "n_ctx": 4096, "prompt is too long: 210000 tokens > 200000 maximum". */
export function contextIn(words: string): number | undefined {
  const text = words.slice(0, 4000)
  const found =
    /\b(?:context (?:length|window|size)|n_ctx)\D{1,24}(\d{3,8})\b/i.exec(text)?.[1] ??
    /too long\D{1,12}\d{3,8} tokens > (\d{3,8})/i.exec(text)?.[1]
  const isLong = /context (?:length|window|size)|too long|n_ctx|input token count/i.test(text)
  if (found !== undefined) return Number(found)
  return isLong && /exceed|too long|reduce|maximum/i.test(text) ? SMALLEST : undefined
}

/** Where a refusal says that a question is too long and not how long it may be. */
const SMALLEST = 4096
