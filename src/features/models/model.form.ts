import * as z from 'zod/mini'

import { modelProviderIds } from '#contract/model-providers.ts'
import { neededText, openText } from '#shared/forms/text-rules.ts'

import { modelsCopy as copy } from './models.copy.ts'

const price = z.string().check(z.regex(/^\s*(?:\d{1,6}(?:[.,]\d{1,6})?\s*)?$/, copy.badPrice))
const amountOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')))

const fields = z.object({
  provider: z.enum(modelProviderIds),
  url: neededText(copy.needAddress).check(z.url(copy.needAddress)),
  key: openText,
  model: neededText(copy.needModel),
  context: z.pipe(
    z.string().check(z.regex(/^\s*(?:\d{3,8}\s*)?$/, copy.badContext)),
    z.transform((text) => (text.trim() === '' ? undefined : Number(text))),
  ),
  embeddings: z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((text) => text.trim() || undefined),
  ),
  priceAsked: price,
  priceAnswered: price,
  currency: z.string().check(z.regex(/^\s*(?:[A-Za-z]{3}\s*)?$/, copy.badCurrency)),
})

/** Where a model is. The key stays in this form's memory: no draft, no storage. Prices count where both are there. */
export const modelForm = z.pipe(
  fields.check(
    z.refine(({ priceAsked, priceAnswered }) => (priceAsked.trim() === '') === (priceAnswered.trim() === ''), {
      error: copy.bothPrices,
      path: ['priceAnswered'],
    }),
  ),
  z.transform(({ priceAsked, priceAnswered, currency, ...rest }) => {
    const [asked, answered] = [amountOf(priceAsked), amountOf(priceAnswered)]
    const unit = currency.trim().toUpperCase() || 'USD'
    return asked === undefined || answered === undefined
      ? rest
      : { ...rest, prices: { asked, answered, currency: unit } }
  }),
)
