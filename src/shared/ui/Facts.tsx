import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

const looks = {
  columns: ['grid grid-cols-[auto_1fr] gap-x-4', 'contents', 'min-w-0 wrap-anywhere'],
  /** As on a bill: names on the left, values at the right. */
  spread: ['', 'flex justify-between gap-4', 'shrink-0 text-right font-medium'],
} as const

type Props = {
  rows: readonly (readonly [name: string, value: ReactNode])[]
  look?: keyof typeof looks
  label?: string
  className?: string
}

/** Names with their values. */
export function Facts({ rows, look = 'columns', label, className = 'gap-y-1.5' }: Props) {
  const [list, row, fact] = looks[look]
  return (
    <dl aria-label={label} className={classNames(list, className)}>
      {rows.map(([name, value]) => (
        <div key={name} className={row}>
          <dt className="text-ink-muted">{name}</dt>
          <dd className={fact}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
