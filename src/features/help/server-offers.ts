import { capabilitiesApi } from '#contract/capabilities.ts'
import { callApi } from '#shared/api/call-api.ts'
import { NetworkError } from '#shared/api/errors.ts'

import { supportCopy } from './support.copy.ts'

const names = supportCopy.offers.lines
export type OfferId = keyof typeof names
export type Offer = { id: OfferId; isThere: boolean }

const ids = Object.keys(names) as OfferId[]

/** What this server can do beyond the two texts; undefined when it could not be asked. A refusal means: nothing. */
export async function askOffers(): Promise<Offer[] | undefined> {
  try {
    const { features } = await callApi(capabilitiesApi.get, {})
    return ids.map((id) => ({ id, isThere: features.includes(id) }))
  } catch (error) {
    return error instanceof NetworkError ? undefined : ids.map((id) => ({ id, isThere: false }))
  }
}
