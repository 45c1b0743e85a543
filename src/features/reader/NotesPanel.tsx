import { Download, Highlighter } from 'lucide-react'
import { useState } from 'react'

import { highlightColours, type Highlight, type HighlightColour } from '#contract/highlights.ts'
import type { Paper } from '#contract/papers.ts'
import { messageOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'
import { citingBy } from '#research/citing/cite.ts'
import { styleCopy } from '#research/citing/style.copy.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { highlightLook } from './highlight-look.ts'
import { HighlightRow } from './HighlightRow.tsx'
import { readerCopy as copy } from './reader.copy.ts'
import type { Highlights } from './use-highlights.ts'

type Props = {
  paper: Paper
  highlights: Highlights
  /** The highlight that is looked at. */
  current: string | undefined
  editing: string | undefined
  onEdit: (id: string | undefined) => void
  onShow: (highlight: { id: string; place: TextRange }) => void
}

const FIELD = 'h-8 min-w-0 flex-1 rounded-control border border-line-strong/50 bg-surface px-2 text-sm'

/** What a person marked in this paper, in the order of the text. */
export function NotesPanel({ paper, highlights, current, editing, onEdit, onShow }: Props) {
  const [colour, setColour] = useState<HighlightColour | ''>('')
  const [tag, setTag] = useState('')
  const style = useChosenStyle()
  const { placed, unplaced, list } = highlights
  const all = [...placed, ...unplaced]
  const tags = [...new Set(all.flatMap((each) => each.tags))].toSorted()
  const isShown = (each: Highlight) =>
    (colour === '' || each.colour === colour) && (tag === '' || each.tags.includes(tag))
  const shown = placed.filter(isShown)
  const lost = unplaced.filter(isShown)

  const save = async (format: 'md' | 'csv') => {
    const { notesMarkdown, notesCsv } = await import('#science/documents/notes-export.ts')
    const rows = [...shown, ...lost]
    let text: string
    try {
      text = format === 'md' ? notesMarkdown(paper, rows, (await citingBy(style, [paper])).cite) : notesCsv(paper, rows)
    } catch (error) {
      toast({ title: styleCopy.notCited, description: messageOf(error, ''), variant: 'destructive' })
      return
    }
    saveFile(
      new File([text], `Notes on ${paper.title.slice(0, 60)}.${format}`, {
        type: format === 'md' ? 'text/markdown' : 'text/csv',
      }),
    )
  }

  if (list.isError) {
    return <ErrorCard title="Your notes could not be loaded" of={list} kept="They are safe on the server." />
  }
  if (all.length === 0) {
    return (
      <EmptyState icon={Highlighter} title={copy.noNotes}>
        {copy.noNotesHow}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label="Colour"
          value={colour}
          onChange={(event) => setColour(event.target.value as HighlightColour | '')}
          className={FIELD}
        >
          <option value="">{copy.allColours}</option>
          {highlightColours.map((each) => (
            <option key={each} value={each}>
              {highlightLook[each].name}
            </option>
          ))}
        </select>
        {tags.length > 0 && (
          <select aria-label="Tag" value={tag} onChange={(event) => setTag(event.target.value)} className={FIELD}>
            <option value="">{copy.allTags}</option>
            {tags.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
        <DropdownMenu
          label={copy.exportNotes}
          align="end"
          trigger={<IconButton size="small" icon={Download} label={copy.exportNotes} />}
          items={[
            { label: 'Markdown', onSelect: () => void save('md') },
            { label: 'CSV', onSelect: () => void save('csv') },
          ]}
        />
      </div>
      <ul aria-label={copy.notes} className="space-y-2">
        {shown.map((highlight) => (
          <HighlightRow
            key={highlight.id}
            highlight={highlight}
            isCurrent={highlight.id === current}
            isMoved={highlight.place.how === 'moved'}
            isEditing={highlight.id === editing}
            highlights={highlights}
            onEdit={onEdit}
            onShow={() => onShow(highlight)}
          />
        ))}
      </ul>
      {lost.length > 0 && (
        <section aria-label={copy.unplaced}>
          <h3 className="font-semibold">
            {copy.unplaced} ({lost.length})
          </h3>
          <p className="mt-0.5 text-xs text-ink-muted">{copy.unplacedWhy}</p>
          <ul className="mt-2 space-y-2">
            {lost.map((highlight) => (
              <HighlightRow
                key={highlight.id}
                highlight={highlight}
                isCurrent={false}
                isMoved={false}
                isEditing={highlight.id === editing}
                highlights={highlights}
                onEdit={onEdit}
                onShow={undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
