import { Library, ListPlus } from 'lucide-react'
import { use, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { readForReview, type Found } from '#research/papers/for-a-review.ts'
import { sourceNameOf } from '#research/papers/source-name.ts'
import { count } from '#shared/format/count.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PickerSlot } from '#research/grid/picker-slot.ts'

import { useReviewAddress } from '../model/review-address.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { armNames, searchSentence } from '../model/words.ts'
import { ChooseSources } from './ChooseSources.tsx'
import { identifyAll } from './identify.ts'

const armOptions = (['databases', 'registers', 'other', 'previous'] as const).map((value) => ({
  value,
  label: armNames[value],
}))

const plain = (ids: readonly string[], name: string): Found[] => [{ arm: 'databases', name, ids: [...ids] }]

/** A name and a box of the flow diagram for each source, by its place. */
const sourcesForm = z.record(z.string(), neededText())

/** Says where records were found before they enter the review. */
function SourceForm({ adding, onDone }: { adding: readonly Found[]; onDone: () => void }) {
  const { state, papers, write, save } = useReview()
  const ids = [...new Set(adding.flatMap((each) => each.ids))]
  const records = adding.reduce((sum, each) => sum + each.ids.length, 0)
  const form = useForm({
    schema: sourcesForm,
    defaultValues: Object.fromEntries(
      adding.flatMap(({ name, arm }, at): [string, string][] => [
        [`name-${at}`, name],
        [`arm-${at}`, arm],
      ]),
    ),
    send: async (given) => {
      const found = adding.map((each, at) => ({
        ...each,
        name: (given[`name-${at}`] ?? '').trim(),
        arm: armOptions.find(({ value }) => value === given[`arm-${at}`])?.value ?? 'databases',
      }))
      // Without a line they are kept and sent later, as the decisions are; refused, nothing is said of them.
      const isNew = ids.some((each) => !papers.has(each))
      if (isNew && (await save({ documentIds: ids })) === 'failed') throw new Error('The server refused these papers.')
      const events = identifyAll(found, state.records)
      if (events.length > 0) write(events)
      const fresh = events.filter((event) => event.kind === 'identified').length
      const again = events.filter((event) => event.kind === 'duplicate').length
      const names = [...new Set(found.map(({ name }) => name))].join(', ')
      toast({
        title:
          fresh === 0 ? 'All of them were there already' : `${count(fresh, 'record', 'records')} added from ${names}`,
        ...(again > 0 && { description: `${again.toLocaleString('en')} were there from another source: duplicates.` }),
      })
      onDone()
    },
    explain: (error) => ({
      message: <ErrorCard title="The records were not added" error={error} kept="Your choice is kept." />,
    }),
  })
  const many = adding.length > 1
  return (
    <Form of={form} aria-label="Where these records were found" className="space-y-4">
      <p className="text-ink-muted">
        {records === ids.length
          ? `${count(ids.length, 'paper', 'papers')} chosen.`
          : `${count(records, 'record', 'records')} of ${count(ids.length, 'paper', 'papers')} chosen.`}{' '}
        Where were they found?
        {many && ' A paper that several of these sources had counts once in each, and its repeats are duplicates.'}
      </p>
      {adding.map((each, at) => (
        // The list is given whole and never sorted: its places name its rows.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="min-w-0 space-y-2">
          {many && (
            <legend className="text-sm font-semibold">
              {each.sourceId === undefined
                ? count(each.ids.length, 'paper', 'papers')
                : count(each.ids.length, 'record', 'records')}{' '}
              from
            </legend>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.field(`name-${at}`)}
              label="Name"
              hint="PubMed, a register, a website, citation chasing."
              maxLength={200}
            />
            <SelectField {...form.choice(`arm-${at}`)} label="Box of the flow diagram" options={armOptions} />
          </div>
          {each.search && <p className="text-xs wrap-anywhere text-ink-muted">{searchSentence(each.search)}</p>}
        </fieldset>
      ))}
      {form.problem}
      <div className="flex gap-2">
        <SubmitButton {...form.readyButton()}>Add {count(records, 'record', 'records')}</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  )
}

/** Ways into the review: whole files and collections, or papers one by one. */
export function AddRecords() {
  const { isOwner, papers, state } = useReview()
  const picker = use(PickerSlot)
  const [isPicking, setPicking] = useState(false)
  const { state: carried } = useLocation()
  const { go } = useReviewAddress()
  const [adding, setAdding] = useState<readonly Found[] | undefined>(() =>
    readForReview(carried)?.found.map((each) => ({ ...each, name: sourceNameOf(each.name) })),
  )
  const handleDone = () => {
    setAdding(undefined)
    // What came along is used up: going back to this page must not offer it again.
    if (readForReview(carried)) go({}, { replace: true })
  }
  const unsourced = useMemo(() => [...papers.keys()].filter((each) => !state.records.has(each)), [papers, state])
  return (
    <Card
      title="Add records"
      actions={
        isOwner && (
          <>
            <Button size="small" onClick={() => openDialog({ name: 'import' })}>
              Import a file
            </Button>
            <Button size="small" icon={ListPlus} onClick={() => setPicking(true)}>
              Choose papers
            </Button>
          </>
        )
      }
    >
      {adding && isOwner ? (
        <SourceForm adding={adding} onDone={handleDone} />
      ) : (
        <>
          {unsourced.length > 0 && (
            <p className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-state-yellow-soft px-4 py-3">
              {count(unsourced.length, 'paper of this review has', 'papers of this review have')} no source yet and
              count nowhere.
              <Button size="small" icon={Library} onClick={() => setAdding(plain(unsourced, ''))}>
                Say where they are from
              </Button>
            </p>
          )}
          {isOwner ? (
            <ChooseSources onChosen={setAdding} />
          ) : (
            <p className="text-ink-muted">Records come from the library of the review’s owner, who can add them.</p>
          )}
        </>
      )}
      {picker?.({
        open: isPicking,
        onClose: () => setPicking(false),
        chosen: [],
        onChosen: (ids) => {
          if (ids.length > 0) setAdding(plain(ids, ''))
        },
      })}
    </Card>
  )
}
