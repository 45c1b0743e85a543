import { Trash2 } from 'lucide-react'

import { analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { readReviewSubtype } from '#contract/review-body.ts'
import type { Template } from '#science/templates/template.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { templatesCopy as copy } from './templates.copy.ts'

type Props = { template: Template; isBusy: boolean; onStart: () => void; onRemove?: () => void }

/** One template: what it is for, what is in it, and the way to begin. */
export function TemplateCard({ template: { name, kind, about, preview, body }, isBusy, onStart, onRemove }: Props) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</h3>
        {onRemove && <IconButton size="small" icon={Trash2} label={copy.remove(name)} onClick={onRemove} />}
      </div>
      <p className="text-sm text-ink-muted">
        {[analysisLabel({ kind, subtype: readReviewSubtype(body) }), about].filter((each) => each !== '').join(' · ')}
      </p>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-ink-muted">
          {copy.preview} ({preview.length})
        </summary>
        <ul className="mt-1 list-disc space-y-0.5 pl-5">
          {preview.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-auto pt-3">
        <Button size="small" busy={isBusy} aria-label={copy.start(name)} onClick={onStart}>
          {copy.startShort}
        </Button>
      </div>
    </li>
  )
}
