import { BookOpenText, Link2, Unlink } from 'lucide-react'
import { useState } from 'react'

import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { paths } from '#shared/paths.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { setPaper, setQuote } from '../model/edit-lines.ts'
import { LABEL_MAX, type Line } from '#research/meta-analysis/outcome.ts'
import type { Picker } from '#research/grid/picker-slot.ts'
import type { OnEdit } from './use-grid.ts'

/** From a line to its paper: chosen once, opened at the passage in which the numbers stand. */
export function LinePaper({ line, onEdit, picker }: { line: Line; onEdit: OnEdit; picker: Picker }) {
  const [isPicking, setPicking] = useState(false)
  const { paperId } = line
  const { data } = usePapers(paperId === undefined ? [] : [paperId])
  const paper = data?.find(({ id }) => id === paperId)
  const [quote, setQuoteText] = useState(line.quote ?? '')
  const change = (text: string) => {
    setQuoteText(text)
    onEdit(setQuote(line.id, text), `quote ${line.id}`)
  }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      {paperId === undefined ? (
        <Button size="small" icon={Link2} onClick={() => setPicking(true)}>
          Link its paper
        </Button>
      ) : (
        <>
          <TextField
            label="Passage with the numbers"
            className="min-w-60 flex-1"
            value={quote}
            maxLength={LABEL_MAX}
            placeholder="Paste the sentence, or the row of the table"
            onChange={(event) => change(event.target.value)}
          />
          <ButtonLink
            icon={BookOpenText}
            to={paths.document(paperId, quote.trim() === '' ? {} : { q: quote.trim() })}
            target="_blank"
          >
            Open the paper
          </ButtonLink>
          <Button variant="ghost" icon={Unlink} onClick={() => onEdit(setPaper(line.id, undefined))}>
            Unlink
          </Button>
          <p className="w-full text-xs text-ink-muted">
            {paper?.title ?? 'The paper is being looked up, or is no longer there.'}{' '}
            {paper?.flags.retracted === true && <Badge tone="red">Retracted</Badge>}
          </p>
        </>
      )}
      {picker({
        open: isPicking,
        onClose: () => setPicking(false),
        chosen: paperId === undefined ? [] : [paperId],
        onChosen: ([id]) => onEdit(setPaper(line.id, id)),
      })}
    </div>
  )
}
