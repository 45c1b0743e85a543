import { X } from 'lucide-react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'

import type { ContextLine } from './help-context.ts'
import { helpCopy } from './help.copy.ts'

const copy = helpCopy.context

type Props = {
  lines: readonly ContextLine[]
  hasRemoved: boolean
  onRemove: (key: string) => void
  onRestore: () => void
}

/** What goes along with the next question, before it is sent: each line can be taken out. */
export function ContextLines({ lines, hasRemoved, onRemove, onRestore }: Props) {
  return (
    <details className="text-xs text-ink-muted">
      <summary className="cursor-pointer rounded-[2px] py-1">
        {lines.length === 0
          ? copy.nothing
          : `${copy.summary}: ${lines.map(({ name }) => name.toLowerCase()).join(', ')}`}
      </summary>
      <ul className="scroll-quiet mt-1 max-h-48 divide-y divide-line overflow-y-auto">
        {lines.map(({ key, name, text }) => (
          <li key={key} className="flex items-center gap-2 py-1">
            <span className="w-28 shrink-0 font-medium">{name}</span>
            <span className="min-w-0 flex-1 wrap-anywhere text-ink">{text}</span>
            <button
              type="button"
              aria-label={copy.remove(name)}
              onClick={() => onRemove(key)}
              className="grid size-7 shrink-0 place-items-center rounded-control hover:bg-hover hover:text-ink pointer-coarse:size-10"
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <HelpLink article="asking-the-assistant#what-is-sent" about="what is sent" />
      {hasRemoved && (
        <Button size="small" variant="ghost" className="mt-1" onClick={onRestore}>
          {copy.restore}
        </Button>
      )}
    </details>
  )
}
