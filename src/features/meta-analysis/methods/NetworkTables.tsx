import type { DirectIndirect } from '#science/statistics/network/inconsistency.ts'
import type { Network } from '#science/statistics/network/network.ts'
import { numberText, pText } from '#science/statistics/report/number-text.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { methodsCopy as copy } from './methods.copy.ts'
import type { NetworkFound } from './methods.ts'
import { spanText } from './value-text.ts'

type Of = { found: NetworkFound; isRatio: boolean }

/** Treatment of the row against that of the column, best treatments first. */
export function LeagueTable({ network, isRatio }: { network: Network; isRatio: boolean }) {
  const order = network.pScores.map(({ treatment }) => treatment)
  const effect = (row: string, column: string) => {
    const own = network.league.find((each) => each.treatment === row && each.against === column)
    if (own) return spanText(own, isRatio)
    const turned = network.league.find((each) => each.treatment === column && each.against === row)
    if (!turned) return ''
    return spanText({ estimate: -turned.estimate, low: -turned.high, high: -turned.low }, isRatio)
  }
  return (
    <ScrollBox label="League table" className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="px-4 pt-3 pb-2 text-left font-semibold">
          League table: the row’s treatment against the column’s
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface-sunken px-3 py-2 text-left text-xs text-ink-muted">
              Treatment
            </th>
            {order.map((name) => (
              <th key={name} scope="col" className="bg-surface-sunken px-3 py-2 text-left text-xs text-ink-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className="sticky left-0 border-t border-line bg-surface px-3 py-2 text-left font-semibold"
              >
                {row}
              </th>
              {order.map((column) => (
                <td key={column} className="border-t border-line px-3 py-2 whitespace-nowrap tabular-nums">
                  {row === column ? '–' : effect(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Places of the treatments, with the span in which they lie. */
export function RankTable({ found: { network, ranks } }: Pick<Of, 'found'>) {
  const rows = network.pScores.map(({ treatment, score }) => ({
    treatment,
    score,
    rank: ranks?.find((each) => each.treatment === treatment),
  }))
  return (
    <Table
      caption="Ranks"
      captionShown
      rows={rows}
      rowKey={({ treatment }) => treatment}
      columns={[
        { key: 'treatment', header: 'Treatment', cell: ({ treatment }) => treatment },
        { key: 'score', header: 'P-score', align: 'right', cell: ({ score }) => numberText(score, 3) },
        {
          key: 'mean',
          header: 'Mean rank',
          align: 'right',
          cell: ({ rank }) => (rank ? numberText(rank.mean, 1) : ''),
        },
        {
          key: 'span',
          header: '95% span of the rank',
          align: 'right',
          cell: ({ rank }) => (rank ? `${rank.low} to ${rank.high}` : ''),
        },
        {
          key: 'best',
          header: 'Chance of being first',
          align: 'right',
          cell: ({ rank }) => (rank ? `${numberText(100 * (rank.chances[0] ?? 0), 0)}%` : ''),
        },
      ]}
    />
  )
}

/** What studies of two treatments say against the rest of the network, pair by pair. */
export function DirectTable({ found: { comparisons }, isRatio }: Of) {
  const difference = ({ difference: each }: DirectIndirect) => {
    if (!each) return ''
    return `${spanText(each, isRatio)}, ${pText(each.p)}`
  }
  return (
    <Table
      caption={copy.direct}
      captionShown
      rows={comparisons}
      rowKey={({ treatment, against }) => `${treatment} ${against}`}
      columns={[
        { key: 'pair', header: 'Comparison', cell: ({ treatment, against }) => `${treatment} against ${against}` },
        { key: 'k', header: 'Studies', align: 'right', cell: ({ studies }) => studies },
        {
          key: 'share',
          header: 'Direct share',
          align: 'right',
          cell: ({ proportionDirect }) => `${numberText(100 * Math.min(1, proportionDirect), 0)}%`,
        },
        { key: 'network', header: 'Network', align: 'right', cell: ({ network }) => spanText(network, isRatio) },
        { key: 'direct', header: 'Direct', align: 'right', cell: ({ direct }) => spanText(direct, isRatio) },
        {
          key: 'indirect',
          header: 'Indirect',
          align: 'right',
          cell: ({ indirect }) => (indirect ? spanText(indirect, isRatio) : copy.noRest),
        },
        {
          key: 'difference',
          header: isRatio ? 'Ratio of the two, p' : 'Difference, p',
          align: 'right',
          cell: difference,
        },
      ]}
    />
  )
}
