import { useQuery } from '@tanstack/react-query'

import { libraryCareApi, type Merge } from '#contract/library-care.ts'
import { paperDraftSchema, type Paper, type PaperDraft } from '#contract/papers.ts'
import { differingFields, type MergedField } from '#science/records/merge-records.ts'
import { apiQuery } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useChangePaper } from '../organise/organise.mutations.ts'
import { careCopy } from './care.copy.ts'
import { useUndoMerge } from './care.queries.ts'
import { fieldText } from './field-text.ts'
import { mergesCopy as copy } from './merges.copy.ts'

/** The record with one field as another one has it, with what that one was given as. */
function withField(now: PaperDraft, from: PaperDraft, field: MergedField): PaperDraft {
  const { [field]: _before, ...rest } = now
  const asGiven = { ...now.asGiven }
  delete asGiven[field]
  const given = from.asGiven?.[field]
  return paperDraftSchema.parse({
    ...rest,
    [field]: from[field],
    ...(field === 'abstract' && { abstractRebuiltBy: from.abstractRebuiltBy }),
    asGiven: { ...asGiven, ...(given !== undefined && { [field]: given }) },
  })
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function OneMerge({ paper, merge }: { paper: Paper; merge: Merge }) {
  const change = useChangePaper()
  const undo = useUndoMerge()
  const now = paperDraftSchema.parse(paper)
  const records = [merge.kept, ...merge.dropped.map(({ draft }) => draft)]
  const fields = differingFields(records)
  const [use, isUsing] = useOnce(async (field: MergedField, from: PaperDraft) => {
    const record = withField(now, from, field)
    await change.mutateAsync({ params: { id: paper.id }, body: { record } }).then(
      () => toast({ title: copy.used(careCopy.fieldNames[field]) }),
      () => {},
    )
  })
  const [takeApart, isTaking] = useOnce(async () => {
    try {
      const { restored, changed } = await undo.mutateAsync({ params: { id: merge.id } })
      const names = changed.map((field) => careCopy.fieldNames[field as MergedField] ?? field).join(', ')
      toast({
        title: copy.isApart(count(restored, 'paper is', 'papers are')),
        ...(names !== '' && { description: copy.stays(names) }),
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: copy.failed, description, variant: 'destructive' })
    }
  })
  return (
    <details className="rounded-card border border-line px-3 py-2">
      <summary className="min-h-8 cursor-pointer pointer-coarse:min-h-11">{copy.record(dayWords(merge.at))}</summary>
      <dl className="mt-2 space-y-3">
        {fields.map(({ field, values }) => (
          <div key={field}>
            <dt className="text-xs font-semibold text-ink-muted">{careCopy.fieldNames[field]}</dt>
            {values.map((value, index) => {
              const from = records[index]
              return (
                <dd
                  // Records are given once, in one order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className="flex items-start justify-between gap-2 py-1"
                >
                  <span className="scroll-quiet max-h-32 min-w-0 overflow-y-auto wrap-anywhere">
                    {fieldText(field, value)}
                  </span>
                  {same(now[field], value) ? (
                    <span className="shrink-0 text-xs text-ink-muted">{copy.now}</span>
                  ) : (
                    from && (
                      <Button size="small" variant="ghost" busy={isUsing} onClick={() => use(field, from)}>
                        {copy.use}
                        <span className="sr-only">
                          {' '}
                          as {careCopy.fieldNames[field]}: {fieldText(field, value).slice(0, 60)}
                        </span>
                      </Button>
                    )
                  )}
                </dd>
              )
            })}
          </div>
        ))}
      </dl>
      <Button size="small" className="mt-2 mb-1" busy={isTaking} onClick={() => takeApart()}>
        {copy.apart}
      </Button>
    </details>
  )
}

/** The records that a paper was made one from, each as it was: to be taken back field by field, or apart. */
export function PaperMerges({ paper }: { paper: Paper }) {
  const { data } = useQuery({ ...apiQuery(libraryCareApi.merges, { params: { id: paper.id } }), staleTime: 10_000 })
  if (!data || data.merges.length === 0) return null
  return (
    <section aria-label={copy.heading} className="mt-5 space-y-2">
      <h3 className="font-semibold">{copy.heading}</h3>
      <p className="text-ink-muted">{copy.lead}</p>
      {data.merges.map((merge) => (
        <OneMerge key={merge.id} paper={paper} merge={merge} />
      ))}
    </section>
  )
}
