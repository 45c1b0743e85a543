import { capabilitiesApi } from '#contract/capabilities.ts'

import { languageModel } from '../language-model.ts'
import { mock } from '../mock-endpoint.ts'

export const capabilitiesHandlers = [
  mock(capabilitiesApi.get, ({ world }) => {
    const model = languageModel(world.id)
    return {
      features: ['documents', 'search', 'stream', 'payments-stand-in', 'account-deletion', ...(model ? ['model'] : [])],
      ...(model && { model: model.name }),
    }
  }),
]
