import { useQuery } from '@tanstack/react-query'

import { affiliateApi } from '#contract/affiliate.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { apiQuery } from '#shared/api/query.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { dayWords } from '#shared/format/dates.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { Campaigns, Payouts, Referrals, useCampaigns } from './AffiliateLists.tsx'
import { FunnelCard } from './FunnelCard.tsx'
import { JoinCard } from './JoinCard.tsx'
import { LinkBuilder } from './LinkBuilder.tsx'
import { dollars } from './money-words.ts'
import { Terms } from './Terms.tsx'

type Membership = OutputOf<typeof affiliateApi.get>
const TICK_MS = 60_000

/** The affiliate program: its terms, and for members their link and what came of it. */
export function AffiliatePanel() {
  const read = useQuery({
    ...apiQuery(affiliateApi.get, {}),
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const { data, error } = read
  return (
    <ListFrame toolbar={<PageTitle lead={copy.lead}>{copy.title}</PageTitle>}>
      {!data && error && <ErrorCard title={copy.loadFailed(copy.title)} of={read} kept={copy.kept} />}
      {!data && !error && <Skeleton shape="card" lines={3} />}
      {data && (
        <div className="space-y-5">
          <Terms terms={data.terms} />
          <ByState membership={data} />
        </div>
      )}
    </ListFrame>
  )
}

function ByState({ membership }: { membership: Membership }) {
  switch (membership.state) {
    case 'none':
      return <JoinCard />
    case 'pending':
      return <Notice title={copy.pendingTitle}>{copy.pending}</Notice>
    case 'suspended':
      return (
        <Notice tone="warning" title={copy.suspendedTitle}>
          {membership.reason && <p>{membership.reason}</p>}
          <p>{copy.suspended}</p>
        </Notice>
      )
    case 'active':
      return <Member membership={membership} />
    default:
      return <Notice>{copy.unknownState(membership.state)}</Notice>
  }
}

function Member({ membership }: { membership: Membership }) {
  const { terms, balance, code, hasSamples } = membership
  const now = useNow(TICK_MS)
  const campaigns = useCampaigns()
  return (
    <>
      {hasSamples && <Notice>{copy.samples}</Notice>}
      {code && <LinkBuilder title={copy.link} code={code} campaigns={campaigns.rows ?? []} />}
      {balance && (
        <section aria-label={copy.balance}>
          <dl className="grid gap-3 sm:grid-cols-3">
            {(['due', 'held', 'paid'] as const).map((key) => (
              <div
                key={key}
                className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-5 py-4"
              >
                <dt className="text-ink-muted">{copy[key]}</dt>
                <dd className="text-xl font-semibold tabular-nums">{dollars(balance[key], terms.currency)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-ink-muted">
            {balance.due >= terms.minimum
              ? copy.nextPayout(dayWords(balance.nextPayoutAt.slice(0, 10)))
              : copy.below(dollars(terms.minimum, terms.currency))}
          </p>
        </section>
      )}
      <FunnelCard currency={terms.currency} now={now} />
      <Campaigns list={campaigns} />
      <Referrals currency={terms.currency} />
      <Payouts currency={terms.currency} />
    </>
  )
}
