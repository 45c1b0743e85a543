import { Link } from 'react-router-dom'

export type RecentRow = { id: string; to: string; title: string; note: string }

/** A short list of things to go back to. */
export function RecentList({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, to, title, note }) => (
        <li key={id}>
          <Link to={to} className="group flex flex-wrap items-baseline justify-between gap-x-4 rounded-control py-2.5">
            <span className="min-w-0 font-medium wrap-anywhere group-hover:text-accent">{title}</span>
            <span className="text-ink-muted">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
