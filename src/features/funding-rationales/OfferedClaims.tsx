import { useState } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { isReadingRules } from '#research/grid/use-rule-cells.ts'
import { viewsCopy } from '#research/views/views.copy.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import type { RationaleSection } from '#science/funding/rationale.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { fundingCopy as copy } from './funding.copy.ts'

const kinds = ['main-finding', 'limitations', 'aim'] as const
const SHOWN = 60

type Props = {
  open: OpenGrid
  parts: readonly RationaleSection[]
  onTake: (sectionId: string, text: string, evidence: readonly Evidence[]) => void
}

/** Sentences of the papers that a claim can be made of, with the part that they go into. */
export function OfferedClaims({ open, parts, onTake }: Props) {
  const [sectionId, setSectionId] = useState(parts[0]?.id ?? '')
  const into = parts.find(({ id }) => id === sectionId) ?? parts[0]
  const { grid, papers, rules } = open
  const offered = papers.flatMap((paper) =>
    kinds.flatMap((kind) => {
      const cell = grid.cell(paper.id, kind)
      const evidence = cell?.evidence ?? []
      return evidence.map(({ quote }) => ({ paper, kind, quote }))
    }),
  )
  if (!into) return null
  return (
    <section aria-labelledby="offered-claims">
      <h2 id="offered-claims" className="text-lg font-semibold">
        {copy.offered}
      </h2>
      <p className="mt-1 mb-3 text-ink-muted">{copy.offeredLead}</p>
      <div className="mb-3 w-72">
        <SelectField
          label={copy.into}
          options={parts.map(({ id, heading }) => ({ value: id, label: heading }))}
          value={into.id}
          onChange={(event) => setSectionId(event.target.value)}
        />
      </div>
      {offered.length === 0 && (open.hasNoPapers || !isReadingRules(papers, rules)) && (
        <p className="text-ink-muted">
          {open.hasNoPapers ? `${viewsCopy.noPapers}. ${viewsCopy.noPapersText}` : copy.noneOffered}
        </p>
      )}
      <ul className="scroll-quiet max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface empty:hidden">
        {offered.slice(0, SHOWN).map(({ paper, kind, quote }) => (
          <li key={`${paper.id} ${kind} ${quote}`} className="flex items-start gap-3 px-4 py-2.5">
            <p className="min-w-0 flex-1">
              <span className="font-serif">{quote}</span>{' '}
              <span className="text-sm text-ink-muted">
                {copy.kinds[kind]}, {shortCitation(paper)}
              </span>
            </p>
            <Button
              size="small"
              aria-label={copy.take(quote.slice(0, 60), into.heading)}
              onClick={() =>
                onTake(
                  into.id,
                  quote,
                  grid.cell(paper.id, kind)?.evidence?.filter((each) => each.quote === quote) ?? [
                    evidenceFor(paper, quote),
                  ],
                )
              }
            >
              {copy.takeShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
