import { useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Section, Synthesis } from '#contract/syntheses.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { sectionsOfTyped } from '#science/synthesis/edited-text.ts'
import { statusOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useUpdateSynthesis } from './syntheses.mutations.ts'
import { useSynthesis } from './syntheses.queries.ts'
import { draftOf, typedIn } from './typed-draft.ts'

type Props = { synthesis: Synthesis; papers: readonly Paper[]; onDone: () => void }

/** The whole text in one field, its citations as numbers in it. What is typed is kept until the server has confirmed it. */
export function SynthesisEditor({ synthesis, papers, onDone }: Props) {
  const stored = draftOf(synthesis)
  const [draft, setDraft, discard, isRestored] = useDraft('synthesis-prose', synthesis.id, stored)
  const field = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()
  const [isConflict, setIsConflict] = useState(false)
  const { data: newest, refetch } = useSynthesis(synthesis.id)
  const theirs = newest?.sections ?? []
  const update = useUpdateSynthesis()
  const typed = typedIn(draft)
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const area = () => field.current?.querySelector('textarea')

  const sections = (): Section[] =>
    sectionsOfTyped(typed, synthesis.sections ?? [], () => `p-${newKey().slice(0, 8)}`).filter(
      (section) => section.heading !== '' || section.sentences.length > 0,
    )
  const [save, isSaving] = useOnce(async (version: number | undefined) => {
    try {
      await update.mutateAsync({
        params: { id: synthesis.id },
        body: { sections: sections(), ...(version !== undefined && { version }) },
      })
      discard()
      onDone()
    } catch (error) {
      // Said by the mutation; only a conflict needs a choice.
      if (statusOf(error) !== 409) return
      await refetch()
      setIsConflict(true)
    }
  })
  const handleCancel = () => {
    discard()
    onDone()
  }
  /** Puts a mark where the cursor stands. */
  const handleCite = (number: number) => {
    const at = area()?.selectionEnd ?? draft.text.length
    const mark = ` [${number}]`
    setDraft({ ...draft, text: `${draft.text.slice(0, at).trimEnd()}${mark}${draft.text.slice(at)}` })
    focusNext(area)
  }

  return (
    <div className="max-w-reading space-y-6">
      {isRestored && draft.text !== stored.text && (
        <Notice tone="info">Your unsaved text from before is back. Cancel drops it.</Notice>
      )}
      <div ref={field}>
        <TextAreaField
          label={copy.text}
          hint={copy.textHint}
          rows={Math.min(36, Math.max(10, Math.ceil(draft.text.length / 72)))}
          value={draft.text}
          className="font-serif [&_textarea]:text-base [&_textarea]:leading-relaxed"
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      </div>
      {typed.citations.length > 0 && (
        <details className="rounded-card border border-line bg-surface px-4 py-3">
          <summary className="cursor-pointer font-semibold">{copy.citations(typed.citations.length)}</summary>
          <ol className="mt-2 divide-y divide-line">
            {typed.citations.map(({ documentId, quote }, index) => {
              const paper = byId.get(documentId)
              const isCited = draft.text.includes(`[${index + 1}]`)
              return (
                <li key={`${documentId} ${quote}`} className="flex items-start gap-3 py-2">
                  <span className="w-9 shrink-0 text-right tabular-nums">[{index + 1}]</span>
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{paper ? citationLabel(paper) : copy.unknownPaper}</p>
                    <p dir="auto" className="font-serif wrap-anywhere text-ink-muted">
                      “{quote}”
                    </p>
                    {!isCited && <p className="text-xs text-ink-muted">{copy.notCited}</p>}
                  </div>
                  <Button size="small" aria-label={copy.citeLabel(index + 1)} onClick={() => handleCite(index + 1)}>
                    {copy.cite}
                  </Button>
                </li>
              )
            })}
          </ol>
        </details>
      )}
      {isConflict && (
        <Notice
          tone="warning"
          title={copy.conflict}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => save(newest?.version ?? undefined)}>Save mine over it</Button>
              <Button onClick={handleCancel}>Take the other version</Button>
            </div>
          }
        >
          The other version has {count(theirs.length, 'section', 'sections')} and{' '}
          {count(theirs.flatMap((section) => section.sentences).length, 'sentence', 'sentences')}.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isSaving}
          onClick={() => save(draft.version === '' ? undefined : Number(draft.version))}
        >
          Save
        </Button>
        <Button onClick={handleCancel}>Cancel</Button>
      </div>
    </div>
  )
}
