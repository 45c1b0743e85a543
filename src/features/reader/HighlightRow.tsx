import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import * as z from 'zod/mini'

import { highlightColours, type Highlight } from '#contract/highlights.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { highlightLook } from './highlight-look.ts'
import { readerCopy as copy } from './reader.copy.ts'
import type { Highlights } from './use-highlights.ts'

type RowProps = {
  highlight: Highlight
  isCurrent: boolean
  isMoved: boolean
  isEditing: boolean
  highlights: Highlights
  onEdit: (id: string | undefined) => void
  onShow: (() => void) | undefined
}

/** One marked passage with its note: shown, edited in place, removed. */
export function HighlightRow({ highlight, isCurrent, isMoved, isEditing, highlights, onEdit, onShow }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const quote = highlight.quote.replaceAll('\u00AD', '').replace(/\s+/g, ' ')
  const words = quote.length > 260 ? `${quote.slice(0, 259)}…` : quote
  return (
    <li
      ref={row}
      className={classNames('rounded-card border bg-surface p-3', isCurrent ? 'border-accent' : 'border-line')}
    >
      <div className="flex gap-2.5">
        <span
          aria-hidden
          className={classNames('mt-1 w-1 shrink-0 self-stretch rounded-full', highlightLook[highlight.colour].spot)}
        />
        <div className="min-w-0 flex-1">
          {onShow ? (
            <button
              type="button"
              dir="auto"
              className="text-left font-serif wrap-anywhere hover:underline"
              onClick={onShow}
            >
              {words}
            </button>
          ) : (
            <p dir="auto" className="font-serif wrap-anywhere">
              {words}
            </p>
          )}
          {isEditing ? (
            <EditForm highlight={highlight} highlights={highlights} onDone={() => onEdit(undefined)} />
          ) : (
            <>
              {highlight.note !== '' && <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{highlight.note}</p>}
              <div className="mt-1 flex items-center gap-1.5 text-xs text-ink-muted">
                <span>
                  {[highlightLook[highlight.colour].name, highlight.page !== undefined && `page ${highlight.page}`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {highlight.tags.map((tag) => (
                  <span key={tag} className="rounded-full bg-surface-sunken px-1.5">
                    {tag}
                  </span>
                ))}
                <span className="flex-1" />
                <IconButton size="small" icon={Pencil} label={copy.edit} onClick={() => onEdit(highlight.id)} />
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={copy.remove}
                  onClick={() => highlights.remove(highlight)}
                />
              </div>
              {isMoved && <p className="text-xs text-ink-muted">{copy.moved}</p>}
            </>
          )}
        </div>
      </div>
    </li>
  )
}

const tagsIn = (typed: string) =>
  [...new Set(typed.split(',').map((tag) => tag.trim().slice(0, 60)))].filter(Boolean).slice(0, 30)

const highlightForm = z.object({
  note: z.string().check(z.trim()),
  tags: z.pipe(z.string(), z.transform(tagsIn)),
  colour: z.enum(highlightColours),
})

function EditForm({
  highlight,
  highlights,
  onDone,
}: {
  highlight: Highlight
  highlights: Highlights
  onDone: () => void
}) {
  const [draft, setDraft, discard] = useDraft('highlight', highlight.id, {
    note: highlight.note,
    tags: highlight.tags.join(', '),
    colour: highlight.colour,
  })
  const { change } = highlights
  const form = useForm({
    schema: highlightForm,
    values: draft,
    onChange: setDraft,
    send: async (body) => {
      await change.mutateAsync({ params: { highlightId: highlight.id }, body })
      discard()
      onDone()
    },
  })
  const keys = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onDone()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  const { error: _note, ...note } = form.field('note')
  const { error: _tags, ...tags } = form.field('tags')
  const colour = form.choice('colour')
  return (
    <Form of={form} className="mt-2 space-y-2">
      <textarea
        {...note}
        aria-label={copy.note}
        onKeyDown={keys}
        placeholder={copy.note}
        // The form opens because somebody wants to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rows={3}
        maxLength={20_000}
        className="w-full resize-y rounded-control border border-line-strong/50 bg-surface px-2.5 py-1.5"
      />
      <input
        {...tags}
        aria-label={copy.tags}
        onKeyDown={keys}
        placeholder={`${copy.tags}. ${copy.tagsHint}`}
        className="h-8 w-full rounded-control border border-line-strong/50 bg-surface px-2.5"
      />
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">Colour</legend>
        {highlightColours.map((each) => (
          <label
            key={each}
            className="grid size-7 cursor-pointer place-items-center rounded-control has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`colour-${highlight.id}`}
              aria-label={highlightLook[each].name}
              checked={colour.value === each}
              onChange={() => colour.onChange(each)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={classNames('size-4 rounded-full ring-1 ring-line-strong/60', highlightLook[each].spot)}
            />
          </label>
        ))}
        <span className="flex-1" />
        <Button size="small" variant="ghost" onClick={onDone}>
          {copy.cancel}
        </Button>
        <SubmitButton {...form.button} size="small">
          {copy.save}
        </SubmitButton>
      </fieldset>
    </Form>
  )
}
