import { X } from 'lucide-react'
import { useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { authorsLine } from './paper-words.ts'
import { selectionCopy as copy } from './selection.copy.ts'

type Props = {
  papers: readonly Paper[]
  /** Of them, those that the list beside does not show. */
  hidden: ReadonlySet<string>
  /** Chosen papers of which nothing but the id is known here. */
  unknown: number
  onTakeOut: (ids: readonly string[]) => void
}

/** Which papers are chosen, each to be taken out, and which of them the list beside does not show. */
export function ChosenList({ papers, hidden, unknown, onTakeOut }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext()
  const handleTakeOut = (id: string, index: number) => {
    onTakeOut([id])
    const next = papers[index + 1] ?? papers[index - 1]
    if (next) focusNext(() => list.current?.querySelector(`[data-chosen="${CSS.escape(next.id)}"] button`))
  }
  return (
    <>
      <ul ref={list} aria-label={copy.list} className="divide-y divide-line">
        {papers.map((paper, index) => (
          <li key={paper.id} data-chosen={paper.id} className="flex items-start gap-2 py-2 first:pt-0">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-serif wrap-anywhere">
                {paper.title || copy.untitled}
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
                <bdi>{[authorsLine(paper.authors, 2), paper.year].filter(Boolean).join(' · ')}</bdi>
                {hidden.has(paper.id) && <Badge tone="grey">{copy.hidden}</Badge>}
              </p>
            </div>
            <IconButton
              label={copy.takeOut(paper.title || copy.untitled)}
              icon={X}
              size="small"
              onClick={() => handleTakeOut(paper.id, index)}
            />
          </li>
        ))}
      </ul>
      {unknown > 0 && <p className="pt-2 text-ink-muted">{copy.unknown(unknown)}</p>}
      {hidden.size > 0 && hidden.size < papers.length && (
        <Button size="small" className="mt-2" onClick={() => onTakeOut([...hidden])}>
          {copy.onlyHidden}
        </Button>
      )}
    </>
  )
}
