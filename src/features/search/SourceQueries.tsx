import { Copy } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { toast } from '#shared/toast/toast.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { searchCopy as copy } from './search.copy.ts'

async function copyLine(line: string) {
  try {
    await navigator.clipboard.writeText(line)
    toast({ title: copy.lineCopied })
  } catch {
    toast({ title: copy.lineNotCopied, variant: 'destructive' })
  }
}

/** The line that each source outside was sent, to be read and copied, and where it differs from what was asked. */
export function SourceQueries({ reports }: { reports: SearchRun['perSource'] }) {
  return (
    <ul className="space-y-2 rounded-card border border-line bg-surface p-4">
      {reports.map(({ source, label, queryRun, notes }) => (
        <li key={source}>
          <p className="flex items-start gap-2">
            <span className="shrink-0 pt-1 font-semibold text-ink">{label}</span>
            {queryRun !== '' && (
              <>
                <code translate="no" className="min-w-0 flex-1 pt-1 wrap-anywhere text-ink">
                  {queryRun}
                </code>
                <IconButton
                  size="small"
                  icon={Copy}
                  label={copy.copyLine(label)}
                  onClick={() => void copyLine(queryRun)}
                />
              </>
            )}
          </p>
          {notes?.map((note) => (
            <p key={note} className="mt-0.5">
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
