import { capabilitiesApi, needsNoServer } from '#contract/capabilities.ts'
import { callApi } from '#shared/api/call-api.ts'
import { NetworkError } from '#shared/api/errors.ts'

import { supportCopy } from './support.copy.ts'

const names = supportCopy.offers.lines
export type OfferId = keyof typeof names
/** `isHere`: the server has it not, and this browser does it by itself. */
export type Offer = { id: OfferId; isThere: boolean; isHere: boolean }

const ids = Object.keys(names) as OfferId[]

const offerOf = (id: OfferId, isThere: boolean): Offer => ({ id, isThere, isHere: !isThere && needsNoServer(id) })

/** What this server can do beyond the two texts; undefined when it could not be asked. A refusal means: nothing. */
export async function askOffers(): Promise<Offer[] | undefined> {
  try {
    const { features } = await callApi(capabilitiesApi.get, {})
    return ids.map((id) => offerOf(id, features.includes(id)))
  } catch (error) {
    return error instanceof NetworkError ? undefined : ids.map((id) => offerOf(id, false))
  }
}
