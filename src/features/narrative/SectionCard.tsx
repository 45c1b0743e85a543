import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'

import type { Claim, NarrativeSection } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { dissentIn, wordsIn } from '#science/narrative/measures.ts'
import { namedMarks, textFromClaims } from '#science/narrative/write-section.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { ClaimCard } from './ClaimCard.tsx'
import { changeSection, moveSection, putClaim, removeSection, type Edit } from './edits.ts'
import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = {
  section: NarrativeSection
  sections: readonly NarrativeSection[]
  claims: readonly Claim[]
  papers: readonly Paper[]
  labels: ReadonlyMap<string, string>
  mayWrite: boolean
  onEdit: (edit: Edit) => void
  /** Shows a proposed text; what a person has written is replaced only after they have seen both. */
  onPropose: (section: NarrativeSection, text: string, origin: 'rule' | 'service') => void
  draft: { isBusy: boolean; start: (section: NarrativeSection, claims: readonly Claim[]) => void }
}

/** One part of the argument: its claims with their passages, and the text that a reader will read. */
export function SectionCard({ section, sections, claims, papers, labels, mayWrite, onEdit, onPropose, draft }: Props) {
  const { id, heading, text } = section
  const place = sections.findIndex((each) => each.id === id)
  const end = useRef<HTMLUListElement>(null)
  const marks = useMemo(() => namedMarks(labels), [labels])
  const dissent = useMemo(() => dissentIn({ sections: [section], claims: [...claims] })[0], [section, claims])
  const remove = async () => {
    const isSure =
      (text.trim() === '' && claims.length === 0) ||
      (await confirm({ title: copy.removeAsk(heading), body: copy.removeBody, action: copy.remove, destructive: true }))
    if (isSure) onEdit(removeSection(id))
  }
  const addClaim = () => {
    onEdit(putClaim({ id: newKey(), text: '', evidence: [], stance: 'neutral', by: 'person', sectionId: id }))
    requestAnimationFrame(() => end.current?.querySelector<HTMLElement>(':scope > li:last-child textarea')?.focus())
  }
  return (
    <section
      id={`section-${id}`}
      aria-label={heading}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          <TextField
            label={copy.heading}
            labelHidden
            maxLength={300}
            readOnly={!mayWrite}
            value={heading}
            onChange={(event) => onEdit(changeSection(id, { heading: event.target.value }))}
          />
        </div>
        {mayWrite && (
          <>
            <IconButton
              size="small"
              icon={ArrowUp}
              label={copy.up(heading)}
              disabled={place === 0}
              onClick={() => onEdit(moveSection(id, -1))}
            />
            <IconButton
              size="small"
              icon={ArrowDown}
              label={copy.down(heading)}
              disabled={place === sections.length - 1}
              onClick={() => onEdit(moveSection(id, 1))}
            />
            <IconButton size="small" icon={Trash2} label={copy.removeSection(heading)} onClick={() => void remove()} />
          </>
        )}
      </div>
      <div className="mt-3 grid gap-5 xl:grid-cols-2">
        <div>
          <h3 className="mb-2 text-sm font-semibold">{copy.claims(claims.length)}</h3>
          {claims.length === 0 && <p className="mb-2 text-sm text-ink-muted">{copy.noClaims}</p>}
          <ul ref={end} className="space-y-2">
            {claims.map((claim) => (
              <ClaimCard key={claim.id} {...{ claim, sections, papers, labels, mayWrite, onEdit }} />
            ))}
          </ul>
          {mayWrite && (
            <Button size="small" className="mt-2" onClick={addClaim}>
              {copy.addClaim}
            </Button>
          )}
        </div>
        <div>
          {dissent && (
            <div className="mb-3">
              <Notice tone="warning" title={copy.dissentTitle}>
                {copy.dissentBody(dissent.supporting.length, dissent.opposing.length)}
              </Notice>
            </div>
          )}
          <TextAreaField
            label={copy.text(heading)}
            hint={copy.textHint}
            rows={10}
            maxLength={200_000}
            readOnly={!mayWrite}
            value={marks.show(text)}
            onChange={(event) => onEdit(changeSection(id, { text: marks.read(event.target.value), origin: 'person' }))}
          />
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {mayWrite && (
              <>
                <Button
                  size="small"
                  disabled={claims.length === 0}
                  onClick={() => onPropose(section, textFromClaims(claims), 'rule')}
                >
                  {copy.fromClaims}
                </Button>
                <Button
                  size="small"
                  busy={draft.isBusy}
                  disabled={papers.length === 0}
                  onClick={() => draft.start(section, claims)}
                >
                  {copy.draft}
                </Button>
              </>
            )}
            <span className="ml-auto text-sm text-ink-muted">{copy.wordCount(wordsIn(text))}</span>
          </div>
        </div>
      </div>
    </section>
  )
}
