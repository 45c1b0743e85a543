import type { RowOrder } from '#science/statistics/report/further-analyses.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

const ORDERS: readonly { value: RowOrder; label: string }[] = [
  { value: 'table', label: 'In the order of the table' },
  { value: 'year', label: 'By year' },
  { value: 'effect', label: 'By effect' },
  { value: 'precision', label: 'By precision' },
  { value: 'label', label: 'By name' },
]

export function OrderChoice({ order, onOrder }: { order: RowOrder; onOrder: (order: RowOrder) => void }) {
  return (
    <SelectField
      label="Order"
      labelHidden
      className="w-52"
      value={order}
      options={ORDERS}
      onChange={(event) => onOrder(ORDERS.find(({ value }) => value === event.target.value)?.value ?? 'table')}
    />
  )
}
