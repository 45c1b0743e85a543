import type { ModelProvider } from '#contract/model-providers.ts'

import type { Protocol } from './protocol.ts'
import { azure, isAzure } from './protocols/azure.ts'
import { chatCompletions } from './protocols/chat-completions.ts'
import { messages } from './protocols/messages.ts'
import { ollama } from './protocols/ollama.ts'
import { responses } from './protocols/responses.ts'

const own: Partial<Record<ModelProvider, Protocol>> = {
  'openai-responses': responses,
  anthropic: messages,
  azure,
  ollama,
}

/** The protocol of a provider; where none is named, that of the address: its path says it where it names a call. */
export function protocolOf(provider: ModelProvider | undefined, url: URL): Protocol {
  if (provider !== undefined) return own[provider] ?? chatCompletions
  if (url.pathname.endsWith('/responses')) return responses
  if (url.hostname === 'api.anthropic.com' || url.pathname.endsWith('/messages')) return messages
  if (url.pathname.endsWith('/api/chat')) return ollama
  return isAzure(url) ? azure : chatCompletions
}
