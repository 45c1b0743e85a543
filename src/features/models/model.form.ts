import * as z from 'zod/mini'

import { modelProviderIds } from '#contract/model-providers.ts'
import { neededText, openText } from '#shared/forms/text-rules.ts'

import { modelsCopy as copy } from './models.copy.ts'

/** Where a model is. The key stays in this form's memory: no draft, no storage. */
export const modelForm = z.object({
  provider: z.enum(modelProviderIds),
  url: neededText(copy.needAddress).check(z.url(copy.needAddress)),
  key: openText,
  model: neededText(copy.needModel),
  context: z.pipe(
    z.string().check(z.regex(/^\s*(?:\d{3,8}\s*)?$/, copy.badContext)),
    z.transform((text) => (text.trim() === '' ? undefined : Number(text))),
  ),
})
