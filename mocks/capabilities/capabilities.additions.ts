import { capabilitiesApi } from '#contract/capabilities.ts'
import { externalSources } from '#contract/search.ts'

import { languageModel } from '#engine/language-model/language-model.ts'
import { answer } from '#engine/answers/answer.ts'
import { tellingSources } from '#engine/papers/retraction-check.ts'
import { sourceSettings } from '#engine/sources/settings.ts'
import { reachesOutside } from '#engine/world/environment.ts'
import { isOn } from '#engine/answers/switches.ts'

export const capabilitiesHandlers = [
  answer(capabilitiesApi.get, ({ world, visitor }) => {
    const model = languageModel(world, visitor?.id)
    return {
      features: [
        'documents',
        'analyses',
        'writing',
        'citation-styles',
        'library',
        'library-filters',
        'library-sources',
        'library-ledger',
        'library-care',
        'files',
        'highlights',
        'search',
        'stream',
        'payments-stand-in',
        'account-deletion',
        'sessions',
        'collaboration',
        'comment-places',
        'billing-details',
        'shares',
        'copilot',
        'search-history',
        'search-alerts',
        ...(reachesOutside() ? ['outside-sources'] : []),
        'graph',
        'admin',
        'models',
        'affiliate',
        ...(tellingSources(world, visitor).length > 0 ? ['retraction-check'] : []),
        ...externalSources
          .filter((source) => sourceSettings(world, visitor).sources.includes(source))
          .map((source) => `search-${source}`),
        ...(model ? ['model'] : []),
      ].filter((feature) => isOn(world, feature)),
      ...(model && { model: model.name }),
    }
  }),
]
