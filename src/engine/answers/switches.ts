import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

type Switchable = { key: string; name: string; effect: string; domains: readonly string[]; locksOut?: boolean }

/** What an admin may switch off: whole additions, by the domains of their calls. Nothing of the two texts is among them. */
export const switchables: readonly Switchable[] = [
  {
    key: 'admin',
    name: 'Admin pages',
    effect: 'Every admin page, this switch among them.',
    domains: ['admin'],
    locksOut: true,
  },
  {
    key: 'affiliate',
    name: 'Affiliate program',
    effect: 'Affiliate page, campaigns, and counting of visits.',
    domains: ['affiliate'],
  },
  { key: 'shares', name: 'Shared links', effect: 'Making and opening links to searches.', domains: ['shares'] },
  {
    key: 'search-alerts',
    name: 'Search alerts',
    effect: 'Searches that are asked again by themselves.',
    domains: ['searchAlerts'],
  },
  { key: 'graph', name: 'Citation graph', effect: 'References, citing and similar papers.', domains: ['graph'] },
  {
    key: 'comment-places',
    name: 'Moving comments',
    effect: 'Putting a comment back that has lost its place.',
    domains: ['commentPlaces'],
  },
  {
    key: 'billing-details',
    name: 'Invoices',
    effect: 'Invoices and the next bill under Manage Billing.',
    domains: ['billing'],
  },
  {
    key: 'account-deletion',
    name: 'Deleting one’s account',
    effect: 'The offer in the settings.',
    domains: ['accountDeletion'],
  },
]

export const isOn = (world: World, key: string) => world.switches.get(key)?.on ?? true

const keyOfDomain = new Map(switchables.flatMap(({ key, domains }) => domains.map((domain) => [domain, key] as const)))

/** Calls of what is switched off are not there. */
export function assertOn(world: World, domain: string): void {
  const key = keyOfDomain.get(domain)
  if (key !== undefined && !isOn(world, key)) {
    throw new Refusal(404, 'This is switched off on this server.', { code: 'switched_off' })
  }
}
