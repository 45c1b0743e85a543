import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { affiliateApi, type CampaignRow, type Payout, type Referral } from '#contract/affiliate.ts'
import { number } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { dayWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { dollars } from './money-words.ts'
import { NewCampaign } from './NewCampaign.tsx'
import { RowsCard } from './RowsCard.tsx'
import { shareWords } from './share-words.ts'

const day = (iso: string) => dayWords(iso.slice(0, 10))
const stepName = (step: string) => copy.stepNames[step] ?? step
const stateTone = (state: string) => (state === 'running' ? 'green' : state === 'ended' ? 'grey' : 'yellow')
const { columns } = copy

const referralsOf = (page: { referrals: readonly Referral[] }) => page.referrals
export function Referrals({ currency }: { currency: string }) {
  const list = useRows(affiliateApi.referrals, {}, referralsOf)
  return (
    <RowsCard<Referral>
      title={copy.referrals}
      lead={copy.referralsLead}
      empty={copy.noReferrals}
      list={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          header: columns.person,
          cell: ({ masked, isSample }) => (
            <>
              <span className="font-mono">{masked}</span> {isSample && <Badge>{columns.sample}</Badge>}
            </>
          ),
        },
        { key: 'at', header: columns.registered, cell: ({ at }) => day(at) },
        { key: 'step', header: columns.step, cell: ({ step }) => stepName(step) },
        { key: 'plan', header: columns.plan, cell: ({ plan }) => plan ?? '–' },
        { key: 'channel', header: columns.channel, cell: ({ channel }) => channel ?? '–' },
        {
          key: 'commission',
          header: columns.commission,
          align: 'right',
          cell: ({ commission }) => dollars(commission, currency),
        },
      ]}
      table={(rows) => ({
        columns: [
          columns.person,
          columns.registered,
          columns.step,
          columns.plan,
          columns.campaign,
          columns.channel,
          `${columns.commission} (${currency})`,
        ].map((label) => ({ label })),
        rows: rows.map((row) => ({
          id: row.id,
          cells: [
            row.masked,
            row.at,
            stepName(row.step),
            row.plan ?? '',
            row.campaignId ?? '',
            row.channel ?? '',
            number(row.commission),
          ],
        })),
      })}
    />
  )
}

const payoutsOf = (page: { payouts: readonly Payout[] }) => page.payouts
export function Payouts({ currency }: { currency: string }) {
  const list = useRows(affiliateApi.payouts, {}, payoutsOf)
  return (
    <RowsCard<Payout>
      title={copy.payouts}
      empty={copy.noPayouts}
      list={list}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', header: columns.day, cell: ({ at }) => day(at) },
        { key: 'amount', header: columns.amount, align: 'right', cell: ({ amount }) => dollars(amount, currency) },
        { key: 'n', header: columns.commissions, align: 'right', cell: ({ commissions }) => commissions },
        { key: 'status', header: columns.status, cell: ({ status }) => status },
      ]}
      table={(rows) => ({
        columns: [columns.day, `${columns.amount} (${currency})`, columns.commissions, columns.status].map((label) => ({
          label,
        })),
        rows: rows.map((row) => ({
          id: row.id,
          cells: [row.at, number(row.amount), number(row.commissions), row.status],
        })),
      })}
    />
  )
}

const campaignsOf = (page: { campaigns: readonly CampaignRow[] }) => page.campaigns
export const useCampaigns = () => useRows(affiliateApi.campaigns, {}, campaignsOf)

export function Campaigns({ list }: { list: ReturnType<typeof useCampaigns> }) {
  const [isNew, setNew] = useState(false)
  return (
    <>
      <RowsCard<CampaignRow>
        title={copy.campaigns}
        empty={copy.noCampaigns}
        list={list}
        rowKey={({ id }) => id}
        actions={
          <Button size="small" icon={Plus} onClick={() => setNew(true)}>
            {copy.newCampaign}
          </Button>
        }
        columns={[
          {
            key: 'name',
            header: copy.name,
            width: '12rem',
            cell: ({ id, name }) => (
              <Link to={paths.campaign(id)} className="font-medium text-accent hover:underline">
                {name}
              </Link>
            ),
          },
          {
            key: 'state',
            header: columns.state,
            cell: ({ state }) => <Badge tone={stateTone(state)}>{copy.states[state] ?? state}</Badge>,
          },
          {
            key: 'period',
            header: columns.period,
            cell: ({ from, to }) => (
              <span className="whitespace-nowrap">{`${day(from)} to ${to ? day(to) : '…'}`}</span>
            ),
          },
          { key: 'clicks', header: copy.steps.clicks.name, align: 'right', cell: ({ clicks }) => clicks },
          {
            key: 'leads',
            header: copy.steps.leads.name,
            align: 'right',
            cell: ({ leads, clicks }) => <span className="whitespace-nowrap">{shareWords(leads, clicks)}</span>,
          },
          { key: 'customers', header: copy.steps.customers.name, align: 'right', cell: ({ customers }) => customers },
        ]}
        table={(rows) => ({
          columns: [
            copy.name,
            columns.state,
            copy.from,
            copy.to,
            copy.steps.clicks.name,
            copy.steps.leads.name,
            copy.steps.customers.name,
          ].map((label) => ({ label })),
          rows: rows.map((row) => ({
            id: row.id,
            cells: [
              row.name,
              copy.states[row.state] ?? row.state,
              row.from,
              row.to ?? '',
              number(row.clicks),
              number(row.leads),
              number(row.customers),
            ],
          })),
        })}
      />
      {isNew && <NewCampaign onClose={() => setNew(false)} />}
    </>
  )
}
