import { useMemo, useState } from 'react'

import type { GridEntry } from '#contract/grid.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { evidenceItem } from '#science/hypotheses/evidence-item.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { count } from '#shared/format/count.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { PASSAGE, SIZE } from './hypothesis-columns.ts'
import { offeredEvidence, type OfferedEvidence } from './offered-evidence.ts'
import type { Comparison } from './use-comparison.ts'

const SHOWN = 60

type Props = { open: OpenGrid; comparison: Comparison; onClose: () => void }

/** Findings of the papers to take as items, several at once, and a field for what stands elsewhere. */
export function AddEvidence({ open, comparison, onClose }: Props) {
  const { grid, papers, writes } = open
  const [filter, setFilter] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [own, setOwn, discard] = useDraft('hypothesis-evidence', open.id, '')
  const known = useMemo(
    () =>
      new Set(
        comparison.items.flatMap(({ id }) => (grid.cell(id, PASSAGE.id)?.evidence ?? []).map(({ quote }) => quote)),
      ),
    [comparison.items, grid],
  )
  const offered = useMemo(() => offeredEvidence(papers).filter(({ text }) => !known.has(text)), [papers, known])
  const wanted = filter.trim().toLowerCase()
  const matching = offered.filter(({ text, label }) => `${label} ${text}`.toLowerCase().includes(wanted))
  const chosen = offered.filter(({ key }) => ticked.has(key))
  const total = chosen.length + (own.trim() === '' ? 0 : 1)

  const add = () => {
    const entries = [...chosen.flatMap(itemEntries), ...(own.trim() === '' ? [] : itemEntries({ text: own.trim() }))]
    writes.write(entries)
    discard()
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title="Add evidence"
      description="Findings and conclusions of the papers, word for word."
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={total === 0} onClick={add}>
            Add {count(total, 'item', 'items')}
          </Button>
        </>
      }
    >
      <TextField label="Narrow down" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <p role="status" className="mt-2 text-xs text-ink-muted">
        {count(matching.length, 'passage', 'passages')}
        {matching.length > SHOWN && `, the first ${SHOWN} shown`}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {matching.slice(0, SHOWN).map(({ key, text, label, hasEffect }) => (
          <li key={key} className="py-2">
            <Checkbox
              checked={ticked.has(key)}
              onChange={(isOn) =>
                setTicked((before) => {
                  const next = new Set(before)
                  if (isOn) next.add(key)
                  else next.delete(key)
                  return next
                })
              }
              label={
                <>
                  <span className="text-xs text-ink-muted">
                    {label}
                    {hasEffect && ', reports an effect'}
                  </span>
                  <span className="block font-serif wrap-anywhere">{text}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <TextAreaField
          label="Evidence of your own"
          hint="Something that stands in no paper of this set. It is shown as without a source."
          maxLength={500}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** The item with its passage, and the size that the paper states. */
function itemEntries({ size, ...item }: Partial<OfferedEvidence> & { text: string }): GridEntry[] {
  const { rowId, entries } = evidenceItem(item, newKey())
  if (size === undefined) return entries
  return [...entries, { kind: 'cell', verb: 'set', rowId, columnId: SIZE.id, columnVersion: 1, value: size }]
}
