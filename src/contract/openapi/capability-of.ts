import { capabilityNames, type Capability } from '../capabilities.ts'
import type { Endpoint } from '../endpoint.ts'
import { additions } from '../all.ts'

/** Domains that are not named as their capability is. */
const NAMED: Record<string, Capability> = {
  retractions: 'retraction-check',
  outsideJobs: 'outside-sources',
  fullTextJobs: 'outside-sources',
  billing: 'billing-details',
  teams: 'collaboration',
  projects: 'collaboration',
  tasks: 'collaboration',
  milestones: 'collaboration',
  activity: 'collaboration',
  chat: 'collaboration',
}

/**
 * The name in the reply of GET /capabilities with which a server says that it has this call; undefined for the calls of
 * the two texts and for the probe itself.
 */
export function capabilityOf({ domain }: Pick<Endpoint, 'domain'>): Capability | undefined {
  if (!additions.includes(domain) || domain === 'capabilities') return undefined
  if (Object.hasOwn(NAMED, domain)) return NAMED[domain]
  const kebab = domain.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
  return capabilityNames.find((name) => name === kebab)
}
