/**
 * Kinds of servers on which a language model runs: how each is called, and the address that it usually has. `key`:
 * whether it is asked without one.
 */
export const modelProviders = {
  openai: { name: 'OpenAI (chat completions)', url: 'https://api.openai.com/v1', key: 'needed' },
  'openai-responses': { name: 'OpenAI (responses)', url: 'https://api.openai.com/v1', key: 'needed' },
  anthropic: { name: 'Anthropic', url: 'https://api.anthropic.com/v1', key: 'needed' },
  gemini: { name: 'Google Gemini', url: 'https://generativelanguage.googleapis.com/v1beta/openai', key: 'needed' },
  azure: { name: 'Azure OpenAI', url: '', key: 'needed' },
  ollama: { name: 'Ollama', url: 'http://127.0.0.1:11434', key: 'optional' },
  vllm: { name: 'vLLM', url: 'http://127.0.0.1:8000/v1', key: 'optional' },
  'llama-cpp': { name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1', key: 'optional' },
  compatible: { name: 'Another that speaks as OpenAI does', url: '', key: 'optional' },
} as const
export type ModelProvider = keyof typeof modelProviders
export const modelProviderIds = Object.keys(modelProviders) as [ModelProvider, ...ModelProvider[]]
