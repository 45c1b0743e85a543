import { PenLine, Plus, X } from 'lucide-react'
import { useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { strengthOf, weakestFirst, type RationaleSection } from '#science/funding/rationale.ts'
import { wordsIn } from '#science/narrative/measures.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { fundingCopy as copy } from './funding.copy.ts'
import type { FundingState } from './funding-state.ts'

type Props = {
  part: RationaleSection
  state: FundingState
  papers: ReadonlyMap<string, Paper>
  mayWrite: boolean
  onChange: (step: (before: FundingState) => FundingState) => void
}

/** One part of the proposal: what it must answer, its claims with the weakest first, and its text inside its limit. */
export function PartCard({ part, state, papers, mayWrite, onChange }: Props) {
  const { id, heading, asks, limit } = part
  const claims = weakestFirst(
    state.claims.filter(({ sectionId }) => sectionId === id),
    papers,
  )
  const text = state.texts[id] ?? ''
  const used = wordsIn(text)
  const over = limit === undefined ? 0 : used - limit
  const setPart = (change: Partial<RationaleSection>) =>
    onChange((before) => ({
      ...before,
      sections: before.sections.map((each) => (each.id === id ? { ...each, ...change } : each)),
    }))
  const setClaim = (claimId: string, words: string) =>
    onChange((before) => ({
      ...before,
      claims: before.claims.map((claim) => (claim.id === claimId ? { ...claim, text: words } : claim)),
    }))
  const [isBegun, setBegun] = useState(false)
  const removal = mayWrite && (
    <IconButton
      size="small"
      icon={X}
      label={copy.removePart(heading)}
      onClick={() => onChange((before) => ({ ...before, sections: before.sections.filter((each) => each.id !== id) }))}
    />
  )
  const adding = mayWrite && (
    <Button
      size="small"
      icon={Plus}
      onClick={() =>
        onChange((before) => ({
          ...before,
          claims: [...before.claims, { id: newKey(), sectionId: id, text: '', evidence: [] }],
        }))
      }
    >
      {copy.addClaim}
    </Button>
  )
  // A part with nothing in it is a line: what it asks, and how to begin.
  if (!isBegun && claims.length === 0 && text === '') {
    return (
      <section
        aria-label={heading}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
      >
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold wrap-anywhere">{heading}</h3>
          <p className="text-sm text-ink-muted">
            {asks} {limit !== undefined && copy.upTo(limit)}
          </p>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap items-center gap-2">
            {adding}
            <Button size="small" icon={PenLine} aria-label={copy.writePart(heading)} onClick={() => setBegun(true)}>
              {copy.write}
            </Button>
            {removal}
          </div>
        )}
      </section>
    )
  }
  return (
    <section aria-label={heading} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={copy.headingOf(heading)}
            labelHidden
            maxLength={300}
            readOnly={!mayWrite}
            value={heading}
            onChange={(event) => setPart({ heading: event.target.value })}
          />
        </div>
        <div className="w-24">
          <TextField
            label={copy.limitOf(heading)}
            labelHidden
            inputMode="numeric"
            placeholder={copy.limit}
            readOnly={!mayWrite}
            value={limit === undefined ? '' : String(limit)}
            onChange={(event) => {
              const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 5)
              setPart({ limit: digits === '' ? undefined : Number(digits) })
            }}
          />
        </div>
        {removal}
      </div>
      <p className="mt-1 text-sm text-ink-muted">{asks}</p>
      <div className="mt-3 grid gap-5 xl:grid-cols-2">
        <div>
          <h3 className="mb-2 text-sm font-semibold">{copy.claims}</h3>
          {claims.length === 0 && <p className="text-sm text-ink-muted">{copy.noClaims}</p>}
          <ul className="space-y-2">
            {claims.map((claim) => {
              const strength = strengthOf(claim, papers)
              return (
                <li key={claim.id} className="rounded-control border border-line p-3">
                  <div className="flex items-start gap-2">
                    <div className="min-w-0 flex-1">
                      <TextAreaField
                        label={copy.claim}
                        labelHidden
                        rows={2}
                        maxLength={4000}
                        readOnly={!mayWrite}
                        value={claim.text}
                        onChange={(event) => setClaim(claim.id, event.target.value)}
                      />
                    </div>
                    {mayWrite && (
                      <IconButton
                        size="small"
                        icon={X}
                        label={`${copy.removeClaim}: ${claim.text.slice(0, 60)}`}
                        onClick={() =>
                          onChange((before) => ({
                            ...before,
                            claims: before.claims.filter((each) => each.id !== claim.id),
                          }))
                        }
                      />
                    )}
                  </div>
                  <p className={classNames('mt-1 text-sm', strength === 'none' ? 'text-state-red' : 'text-ink-muted')}>
                    {copy.strengths[strength]}
                  </p>
                  {claim.evidence.map((evidence) => (
                    <EvidenceQuote
                      key={`${evidence.documentId} ${evidence.quote}`}
                      evidence={evidence}
                      className="mt-2 text-sm"
                    />
                  ))}
                </li>
              )
            })}
          </ul>
          <div className="mt-2">{adding}</div>
        </div>
        <div>
          <TextAreaField
            label={copy.text(heading)}
            rows={8}
            maxLength={100_000}
            readOnly={!mayWrite}
            value={text}
            onChange={(event) => {
              const { value } = event.target
              onChange((before) => ({ ...before, texts: { ...before.texts, [id]: value } }))
            }}
          />
          <p role="status" className={classNames('mt-1 text-sm', over > 0 ? 'text-state-red' : 'text-ink-muted')}>
            {copy.words(used, limit)}
            {over > 0 && `, ${copy.over(over)}`}
          </p>
        </div>
      </div>
    </section>
  )
}
