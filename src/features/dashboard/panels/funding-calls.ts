import { daysUntil, SOON_DAYS } from '#shared/format/due-date.ts'

export const fundingStatuses = ['expiring_soon', 'high_match', 'new_area'] as const
export type FundingStatus = (typeof fundingStatuses)[number]

export const fundingNames: Record<FundingStatus, string> = {
  expiring_soon: 'Expiring soon',
  high_match: 'High match',
  new_area: 'New area',
}

type Bag = Record<string, unknown>
export type FundingCall = {
  /** Place in the list as it is kept. */
  index: number
  title: string
  funder: string | undefined
  deadline: string | undefined
  url: unknown
  status: FundingStatus | undefined
  /** A status that we do not know, as it was written. */
  otherStatus: string | undefined
}

const textOf = (bag: Bag, ...keys: string[]) =>
  keys.map((key) => (Object.hasOwn(bag, key) ? bag[key] : undefined)).find((value) => typeof value === 'string')

const isStatus = (text: string): text is FundingStatus => (fundingStatuses as readonly string[]).includes(text)

/** A call as a server keeps it: its fields are shown nowhere, so each is looked for and none is relied on. */
function callFrom(bag: Bag, index: number, now: number): FundingCall {
  const deadline = textOf(bag, 'deadline', 'dueDate', 'due')
  const said = textOf(bag, 'status')
  const days = daysUntil(deadline, now)
  // The calendar knows better than whoever once wrote the status down.
  const isSoon = days !== undefined && days >= 0 && days <= SOON_DAYS
  const status = isSoon ? 'expiring_soon' : said && isStatus(said) ? said : undefined
  return {
    index,
    title: textOf(bag, 'title', 'name') || 'Untitled',
    funder: textOf(bag, 'funder', 'organization', 'agency'),
    deadline,
    url: textOf(bag, 'url', 'link'),
    status,
    otherStatus: said && !isStatus(said) ? said : undefined,
  }
}

/** Calls by status, what runs out first at the top; in each the nearest deadline first, past ones last. */
export function callsInOrder(list: readonly Bag[], now = Date.now()): FundingCall[] {
  const rank = ({ status }: FundingCall) => (status ? fundingStatuses.indexOf(status) : fundingStatuses.length)
  const when = ({ deadline }: FundingCall) => {
    const days = daysUntil(deadline, now)
    return days === undefined || days < 0 ? 1e6 - (days ?? 0) : days
  }
  return list
    .map((bag, index) => callFrom(bag, index, now))
    .sort((a, b) => rank(a) - rank(b) || when(a) - when(b) || a.index - b.index)
}
