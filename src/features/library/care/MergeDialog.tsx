import { useMemo, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { differingFields, mergedRecord, type MergedField } from '#science/records/merge-records.ts'

import { useMerge } from '../organise/organise.mutations.ts'
import { careCopy } from './care.copy.ts'
import { fieldText } from './field-text.ts'

type Props = {
  /** Of the person's own library, two or more; the first is the one that stays. */
  papers: readonly Paper[]
  onDone: (kept: string) => void
  onClose: () => void
}

/** Makes records of one work one record, field by field. Nothing is lost by a wrong choice: it can be taken back. */
export function MergeDialog({ papers, onDone, onClose }: Props) {
  const fields = useMemo(() => differingFields(papers), [papers])
  const [chosen, setChosen] = useState<Partial<Record<MergedField, number>>>({})
  const merge = useMerge()
  const [first, ...others] = papers
  const [save, isSaving] = useOnce(async () => {
    if (!first) return
    await merge.mutateAsync({
      body: { keep: first.id, drop: others.map(({ id }) => id), record: mergedRecord(papers, chosen) },
    })
    onDone(first.id)
  })
  return (
    <Dialog
      size="large"
      title={`Make ${papers.length} records one`}
      description="Choose what to keep where they differ. Tags, collections, notes and origins from all of them are kept."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isSaving} onClick={() => save()}>
            Merge
          </Button>
        </>
      }
    >
      {fields.length === 0 && <p>They are identical in every field.</p>}
      <div className="space-y-5">
        {fields.map(({ field, values, proposed }) => (
          <fieldset key={field}>
            <legend className="mb-1.5 font-semibold">{careCopy.fieldNames[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {values.map((value, index) => (
                <label
                  // Records are given once, in one order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className="flex cursor-pointer gap-2.5 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="radio"
                    name={field}
                    className="mt-1 accent-accent"
                    checked={(chosen[field] ?? proposed) === index}
                    onChange={() => setChosen({ ...chosen, [field]: index })}
                  />
                  <span className="scroll-quiet max-h-40 min-w-0 overflow-y-auto wrap-anywhere">
                    {fieldText(field, value)}
                  </span>
                </label>
              ))}
            </div>
            {field === 'ids' && (
              <p className="mt-1 text-ink-muted">Gaps in the chosen one are filled from the others.</p>
            )}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
