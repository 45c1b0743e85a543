import { ExternalLink } from 'lucide-react'

import type { Invoice } from '#contract/billing.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { serverDay } from '#shared/format/dates.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { billingTabCopy as copy } from './billing-tab.copy.ts'
import { useBillingDetails } from './billing.queries.ts'
import { chargeWords } from './charge-words.ts'

const hrefOf = (address: string | null | undefined) => {
  const target = safeUrl(address)
  return target?.kind === 'external' ? target.href : undefined
}

function InvoiceLink({ url, at }: Invoice) {
  const href = hrefOf(url)
  if (href === undefined) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={copy.openInvoice(serverDay(at))}
      className="text-accent underline"
    >
      {copy.open}
    </a>
  )
}

const columns = (hasLinks: boolean): Column<Invoice>[] => [
  { key: 'date', header: copy.date, cell: ({ at }) => serverDay(at) },
  { key: 'for', header: copy.paidFor, cell: ({ description }) => description ?? '' },
  {
    key: 'amount',
    header: copy.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="whitespace-nowrap">{chargeWords(amount, currency)}</span>,
  },
  { key: 'status', header: copy.status, cell: ({ status }) => capitalise(status ?? '') },
  ...(hasLinks ? [{ key: 'link', header: copy.document, cell: InvoiceLink }] : []),
]

/** What was charged, and the way to the provider's own page, as far as the server gives them. */
export function Invoices() {
  const read = useBillingDetails()
  const { data, error } = read
  if (!data) {
    if (!error) return null
    return <ErrorCard title={copy.detailsFailed} of={read} kept={copy.detailsKept} />
  }
  const portal = hrefOf(data.portalUrl)
  const { invoices } = data
  if (!invoices && portal === undefined) return null
  return (
    <Card title={copy.invoices}>
      {portal !== undefined && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={portal} target="_blank" icon={ExternalLink}>
            {copy.portal}
          </ButtonLink>
          <p className="text-ink-muted">{copy.portalHint}</p>
        </div>
      )}
      {invoices && (
        <Table
          caption={copy.invoices}
          columns={columns(invoices.some(({ url }) => hrefOf(url) !== undefined))}
          rows={invoices}
          rowKey={({ id }) => id}
          empty={<p className="text-ink-muted">{copy.noInvoices}</p>}
        />
      )}
    </Card>
  )
}
