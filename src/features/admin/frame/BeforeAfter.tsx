import { ArrowRight } from 'lucide-react'

import { adminCopy as copy } from './admin.copy.ts'

export type Change = { field: string; before: string; after: string }

/** How fields stand, and how they will. */
export function BeforeAfter({ changes }: { changes: readonly Change[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line text-left">
      <thead>
        <tr className="text-xs text-ink-muted">
          <th scope="col" className="px-3 py-2 font-semibold">
            {copy.field}
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            {copy.before}
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            {copy.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="border-t border-line px-3 py-2 font-medium">
              {field}
            </th>
            <td className="border-t border-line px-3 py-2 wrap-anywhere text-ink-muted">{before || copy.none}</td>
            <td className="border-t border-line px-3 py-2 wrap-anywhere">
              <span className="flex items-start gap-1.5">
                <ArrowRight size={14} aria-hidden className="mt-1 shrink-0 text-ink-faint" />
                {after || copy.none}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
