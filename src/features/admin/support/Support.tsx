import { adminApi, type SupportItem } from '#contract/admin.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { addressChoices, type OnAddress } from '../frame/address-choices.tsx'
import { AdminList } from '../frame/ListParts.tsx'
import { periodLengths, periodOf } from '../frame/periods.ts'
import { number, text } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { hoursToReply } from './reply-times.ts'
import { stateName, supportCopy as copy } from './support.copy.ts'
import { SupportCard } from './SupportCard.tsx'

type Props = {
  address: URLSearchParams
  onAddress: OnAddress
  now: number
  canChange: boolean
}

const itemsOf = (page: { items: readonly SupportItem[] }) => page.items
const choices = {
  kind: ['ticket', 'feedback'],
  state: ['open', 'in_progress', 'closed', 'waiting'],
  severity: ['urgent', 'P0', 'P1', 'P2', 'P3'],
} as const

const table = (items: readonly SupportItem[]): FigureTable => ({
  columns: Object.values(copy.columns).map((label) => ({ label })),
  rows: items.map((item) => ({
    id: item.id,
    cells: [
      item.id,
      item.kind,
      item.at,
      item.title,
      item.body,
      text(item.severity),
      text(item.type),
      number(item.rating),
      stateName(item.state),
      item.person?.name ?? copy.visitor,
      number(hoursToReply(item)),
      number(item.replies.length),
    ],
  })),
})

/** Tickets and feedback, newest first. */
export function Support({ address, onAddress, now, canChange }: Props) {
  const read = (name: keyof typeof choices): string =>
    choices[name].find((value: string) => value === address.get(name)) ?? ''
  const [kind, state, severity] = [read('kind'), read('state'), read('severity')]
  const days = periodLengths.find((each) => String(each) === address.get('days'))
  const period = days === undefined ? {} : periodOf(days, now)
  const list = useRows(adminApi.supportItems, { kind, state, severity, ...period }, itemsOf)
  const choice = addressChoices(onAddress)
  return (
    <AdminList
      name={copy.pages.support}
      list={list}
      empty={copy.empty}
      emptyDetail={copy.emptyDetail}
      table={table}
      filters={
        <>
          {choice('kind', copy.kind, kind, [
            ['', copy.all],
            ...choices.kind.map((each) => [each, copy.kinds[each]] as const),
          ])}
          {choice('state', copy.state, state, [
            ['', copy.all],
            ...choices.state.map((each) => [each, stateName(each)] as const),
          ])}
          {choice('severity', copy.severity, severity, [
            ['', copy.all],
            ...choices.severity.map((each) => [each, copy.severities[each]] as const),
          ])}
          {choice('days', copy.period, days === undefined ? '' : String(days), [
            ['', copy.anyTime],
            ...periodLengths.map((each) => [String(each), copy.periods(each)] as const),
          ])}
        </>
      }
    >
      {(items) => (
        <div className="space-y-3">
          {items.map((item) => (
            <SupportCard key={`${item.kind}:${item.id}`} item={item} now={now} canChange={canChange} />
          ))}
        </div>
      )}
    </AdminList>
  )
}
