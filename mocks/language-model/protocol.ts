import type { ChatTurn } from '#engine/language-model/language-model.ts'

/** What is asked of a model, in words of no protocol. */
export type Asked = {
  model: string
  messages: readonly ChatTurn[]
  /** Most tokens of the answer, where the protocol needs or the operator wants a limit. */
  answerTokens?: number
  /** Tokens of question and answer together, for servers that have to be told. */
  context?: number
}

/** `finished` is the only whole answer. `other`: it names a reason that is not known here. */
export type End = 'finished' | 'length' | 'filter' | 'tool' | 'other'

/** What one event of a stream, or a whole reply, says. All absent: a sign of life without content. */
export type Piece = {
  text?: string
  /** It thinks aloud; the words are not read. */
  isThinking?: boolean
  end?: End
  error?: string
  tokensAsked?: number
  tokensAnswered?: number
}

/** What a model refused once, by name of the parameter, and the largest answer that it named. */
export type Learned = { refused: ReadonlySet<string>; mostAnswerTokens?: number }

export type ListedModel = { id: string; context?: number }

/** How one family of servers is spoken to. Addresses keep what their owner wrote: path, query and port. */
export type Protocol = {
  /** The address of the call, from a base with or without its version or from the whole address. */
  address: (url: URL) => URL
  /** Where its models are listed. */
  models: (url: URL) => URL
  headers: (key: string | undefined) => Record<string, string>
  body: (asked: Asked, learned: Learned) => Record<string, unknown>
  /** Names of the body that it may go without; a refusal that names one is learned. */
  optional: readonly string[]
  /** `events`: server-sent events. `lines`: one JSON value a line. */
  framing: 'events' | 'lines'
  read: (event: unknown) => Piece
  listed: (body: unknown) => ListedModel[] | undefined
  /** Where and how texts are turned into vectors; absent where the provider has no such call. */
  embeddings?: {
    address: (url: URL, model: string) => URL
    /** One vector for each text, in their order; `undefined` where the reply holds something else. */
    read: (body: unknown) => number[][] | undefined
  }
}

/** A base address with another path behind it; its query stays. */
export function withPath(url: URL, change: (path: string) => string): URL {
  const address = new URL(url)
  address.pathname = change(withoutEnd(address.pathname))
  return address
}

function withoutEnd(path: string): string {
  let end = path.length
  while (path.charAt(end - 1) === '/') end -= 1
  return path.slice(0, end)
}

const ends: Record<string, End> = {
  stop: 'finished',
  eos: 'finished',
  eos_token: 'finished',
  end_turn: 'finished',
  stop_sequence: 'finished',
  completed: 'finished',
  length: 'length',
  max_tokens: 'length',
  max_output_tokens: 'length',
  model_length: 'length',
  model_context_window_exceeded: 'length',
  content_filter: 'filter',
  safety: 'filter',
  recitation: 'filter',
  blocklist: 'filter',
  prohibited_content: 'filter',
  refusal: 'filter',
  tool_calls: 'tool',
  tool_use: 'tool',
  function_call: 'tool',
}

/** The reasons for which the known servers end an answer; some name the filter behind a colon. */
export const endOf = (reason: string): End => ends[reason.split(':', 1)[0]?.toLowerCase() ?? ''] ?? 'other'
