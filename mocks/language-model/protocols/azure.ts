import { withPath, type Protocol } from '../protocol.ts'
import { chatCompletions, vectorsOfChat } from './chat-completions.ts'

export const isAzure = ({ hostname }: URL) => /\.azure\.(?:com|us|cn)$/.test(hostname)

const based = (url: URL) => withPath(url, (path) => (path === '' ? '/openai/v1' : path))

/** Azure's: the key in a header of its own, a deployment and a version in the address, or its newer `/openai/v1`. */
export const azure: Protocol = {
  ...chatCompletions,
  address: (url) => chatCompletions.address(based(url)),
  models: (url) => chatCompletions.models(based(url)),
  embeddings: {
    read: vectorsOfChat.read,
    address: (url, model) => vectorsOfChat.address(based(url), model),
  },
  headers: (key) => ({ ...(key && { 'api-key': key }) }),
}
