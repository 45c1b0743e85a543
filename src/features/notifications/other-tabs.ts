import { tabChannel } from '#shared/browser/tab-channel.ts'

import { fact } from './notifications.queries.ts'
import type { Fact } from './live-facts.ts'

type News = { is: 'read' | 'removed'; id: string } | { is: 'all-read' }

/** What another tab said, undefined where it is nothing that we say: written out, because it is part of the first load. */
function newsOf(data: unknown): News | undefined {
  const { is, id } = (data ?? {}) as { is?: unknown; id?: unknown }
  if (is === 'all-read') return { is }
  return (is === 'read' || is === 'removed') && typeof id === 'string' ? { is, id } : undefined
}

const channel = tabChannel(newsOf)

/** Tells the person's other tabs what the server has taken from this one: of a deletion the socket says nothing. */
export const tellOtherTabs = (news: News) => channel.tell(news)

/** Hears what the person did in another tab of this browser. */
export const useOtherTabs = (userId: string | undefined, hear: (happened: Fact) => void) =>
  channel.useHeard(userId && `notifications:${userId}`, (news) => hear(fact(news)))
