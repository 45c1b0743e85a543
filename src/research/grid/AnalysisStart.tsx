import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus, Sparkles } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

import { gridViews, isGridKind, type GridKind } from '#contract/grid-views.ts'
import { pageRows } from '#contract/pages.ts'
import type { GridColumn } from '#contract/grid.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useCreateAnalysis } from '../analyses/create-analysis.ts'
import type { ExampleAnalysis } from './example-analysis.ts'
import { gridCopy as copy } from './grid.copy.ts'
import { ResultPicture } from '../pictures/ResultPicture.tsx'
import { StartFrame } from '../pictures/StartFrame.tsx'
import { PickerSlot } from './picker-slot.ts'
import { useExample } from './use-example.ts'
import { viewAddress } from '../analyses/view-address.ts'

const pageOf = (kind: GridKind) => pageRows.find(([, { analysis }]) => analysis?.kind === kind)?.[0] ?? 'extraction'

const ID = /^[A-Za-z0-9_-]{1,128}$/

const startForm = z.object({
  name: z.string().check(z.trim()),
  query: z.string().check(z.trim()),
  documents: z.array(z.string()).check(z.minLength(1, copy.noPapers)),
})

export type StartProps = {
  kind: GridKind
  title: string
  /** One sentence: what the page is for. */
  lead: string
  /** Columns that a new analysis of this view begins with. */
  columns: readonly GridColumn[]
  /** The view's own example; trials of one vaccine where it has none. */
  example?: () => Promise<ExampleAnalysis>
  /** Anything else to begin with: a file to open. */
  children?: ReactNode
}

/** Nothing open yet: begin with papers, go on with a recent analysis, or try it with example papers. */
export function AnalysisStart({ kind, title, lead, columns, example: load, children }: StartProps) {
  const navigate = useNavigate()
  const picker = use(PickerSlot)
  const create = useCreateAnalysis()
  const [search, setSearch] = useSearchParams()
  const documents = [...new Set((search.get('documents') ?? '').split(',').filter((each) => ID.test(each)))]
  const [words, setWords, discard] = useDraft(`new-${kind}`, 'new', { name: '', query: search.get('q') ?? '' })
  const [isPicking, setIsPicking] = useState(false)
  const example = useExample({ kind, columns, load })

  const choose = (ids: string[]) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (ids.length > 0) next.set('documents', ids.join(','))
        else next.delete('documents')
        return next
      },
      { replace: true },
    )
  const form = useForm({
    schema: startForm,
    values: { ...words, documents },
    onChange: ({ name, query }) => setWords({ name, query }),
    send: async ({ name, query }) => {
      example.forget()
      const title = (name || query || gridViews[kind].label).slice(0, 300)
      const id = await create({
        kind,
        title,
        query,
        documentIds: documents,
        body: { ...emptyGridBody(), columns: [...columns] },
      })
      discard()
      await navigate(viewAddress(kind, id))
    },
    explain: (error) => ({ message: <ErrorCard title={copy.createFailed} error={error} kept={copy.createKept} /> }),
  })
  const { error: missing } = form.choice('documents')

  return (
    <StartFrame
      title={title}
      lead={lead}
      picture={<ResultPicture page={pageOf(kind)} />}
      help={
        kind === 'grid' ? (
          <HelpLink article="extracting-into-a-grid" about="taking data out of papers" text={copy.how} />
        ) : (
          <HelpLink article="views-of-a-grid" about="the views of an analysis" text={copy.how} />
        )
      }
      onOtherKind={() => openDialog({ name: 'new', documents: documents.join(','), question: words.query })}
      beside={
        <>
          {children}
          <Recent kind={kind} />
        </>
      }
    >
      <Form of={form} className="space-y-4">
        <TextField
          {...form.field('query')}
          label="Question"
          hint="What should the papers answer? Every export shows it."
          maxLength={4000}
        />
        <TextField
          {...form.field('name')}
          label="Name (optional)"
          hint="If you leave it empty, the question is the name."
          maxLength={300}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={BookOpen} onClick={() => setIsPicking(true)}>
            {documents.length === 0 ? 'Choose papers' : 'Change papers'}
          </Button>
          <span role="status" className={missing ? 'text-state-red' : 'text-ink-muted'}>
            {missing ||
              (documents.length > 0 ? `${count(documents.length, 'paper', 'papers')} chosen` : 'No papers chosen yet')}
          </span>
        </div>
        {form.problem}
        {example.failure !== undefined && (
          <ErrorCard title={copy.exampleFailed} error={example.failure} kept={copy.createKept} />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton {...form.button} icon={Plus}>
            Start
          </SubmitButton>
          <Button icon={Sparkles} busy={example.isOpening} onClick={example.open}>
            {copy.tryExample}
          </Button>
        </div>
      </Form>
      {picker?.({ open: isPicking, onClose: () => setIsPicking(false), chosen: documents, onChosen: choose })}
    </StartFrame>
  )
}

const SHOWN = 8

/** Recent analyses: those made for this view, then others that it can show as well. */
function Recent({ kind }: { kind: GridKind }) {
  const asked = useQuery({ ...apiQuery(synthesesApi.list, {}), staleTime: 60_000 })
  const { data, isPending, error } = asked
  if (isPending) return <Skeleton shape="row" lines={3} className="mt-10" />
  if (error) {
    return (
      <div className="mt-10">
        <ErrorCard title="Recent analyses could not be listed" of={asked} />
      </div>
    )
  }
  const grids = data.filter((row) => isGridKind(row.kind) && row.kind !== 'timeline_compare' && !row.archivedAt)
  const own = grids.filter((row) => row.kind === kind)
  const others = grids.filter((row) => row.kind !== kind)
  return (
    <>
      <RecentList heading="Recent" rows={own} kind={kind} />
      {kind !== 'timeline_compare' && <RecentList heading="Open another analysis here" rows={others} kind={kind} />}
    </>
  )
}

function RecentList({ heading, rows, kind }: { heading: string; rows: readonly Synthesis[]; kind: GridKind }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={heading} className="mt-10">
      <h2 className="mb-2 text-lg font-semibold">{heading}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
            <Link
              to={viewAddress(kind, row.id)}
              className="min-w-0 font-serif wrap-anywhere underline-offset-2 hover:underline"
            >
              {row.title || 'Untitled analysis'}
            </Link>
            <span className="text-xs text-ink-muted">
              {isGridKind(row.kind) && row.kind !== kind && `${gridViews[row.kind].label} · `}
              {count(row.documentIds?.length ?? 0, 'paper', 'papers')} · {relativeTime(row.updatedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
