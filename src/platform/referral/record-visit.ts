import { affiliateApi } from '#contract/affiliate.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { readTags } from './link-tags.ts'

/** Going back and reloading are no further visits. */
const isArrival = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry === undefined || entry.type === 'navigate'
}

/**
 * Tells the server of a visit by an affiliate link, where it has a program. The server remembers which visit it was in a
 * cookie that no script can read. Whatever fails here is nobody's trouble: the page goes on without it.
 */
export async function recordVisit(search: string): Promise<void> {
  const tags = readTags(search)
  if (!tags || !isArrival()) return
  try {
    const { features } = await callApi(capabilitiesApi.get, {})
    if (!features.includes('affiliate')) return
    const { ref: code, campaign, channel } = tags
    const body = { code, clientKey: newKey(), ...(campaign && { campaign }), ...(channel && { channel }) }
    await callApi(affiliateApi.visit, { body })
  } catch {
    // A click that is not counted is lost; a page that would not open is worse.
  }
}
