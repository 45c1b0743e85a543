import type { QueryClient } from '@tanstack/react-query'
import { createElement, Suspense, useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { readReviewEntry } from '#contract/review-entries.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { logQuery } from '#research/analyses/use-entry-log.ts'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { lazyPart, type LazyPart } from '#shared/browser/lazy-part.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { PickerSlot, type Picker } from '#research/grid/picker-slot.ts'

import { PoolingContext, type Pooling } from './pooling.ts'
import { ReadingContext, type Reading } from './reading.ts'
import { ReviewProvider, useReview } from './model/ReviewProvider.tsx'
import { readReviewAddress, useReviewAddress, type StageKey } from './model/review-address.ts'
import { Presence } from './Presence.tsx'
import { QueueNotice } from './QueueNotice.tsx'
import { StageBar } from './StageBar.tsx'
import { startCopy as copy } from './start/start.copy.ts'

export type ReviewDeskKind = 'systematic' | 'scoping' | 'collaborative'

const parts: Record<StageKey, LazyPart<object>> = {
  overview: lazyPart(() => import('./home/ReviewHome.tsx').then((module) => module.ReviewHome)),
  protocol: lazyPart(() => import('./start/ProtocolStage.tsx').then((module) => module.ProtocolStage)),
  records: lazyPart(() => import('./identify/RecordsStage.tsx').then((module) => module.RecordsStage)),
  screening: lazyPart(() => import('./screen/ScreeningStage.tsx').then((module) => module.ScreeningStage)),
  conflicts: lazyPart(() => import('./screen/ConflictsStage.tsx').then((module) => module.ConflictsStage)),
  'full-text': lazyPart(() => import('./full-text/FullTextStage.tsx').then((module) => module.FullTextStage)),
  appraisal: lazyPart(() => import('./appraise/AppraisalStage.tsx').then((module) => module.AppraisalStage)),
  extraction: lazyPart(() => import('./synthesize/ExtractionStage.tsx').then((module) => module.ExtractionStage)),
  synthesis: lazyPart(() => import('./synthesize/SynthesisStage.tsx').then((module) => module.SynthesisStage)),
  charting: lazyPart(() => import('./scope/ChartingStage.tsx').then((module) => module.ChartingStage)),
  map: lazyPart(() => import('./scope/MapStage.tsx').then((module) => module.MapStage)),
  flow: lazyPart(() => import('./flow/FlowStage.tsx').then((module) => module.FlowStage)),
  report: lazyPart(() => import('./report/ReportStage.tsx').then((module) => module.ReportStage)),
  update: lazyPart(() => import('./update/UpdateStage.tsx').then((module) => module.UpdateStage)),
  team: lazyPart(() => import('./team/TeamStage.tsx').then((module) => module.TeamStage)),
}

/** The list of reviews, and all that begins a new one: who opens a review does not wait for it. */
const Start = lazyPart(() => import('./start/ReviewStart.tsx').then((module) => module.ReviewStart))

const usualStage = (kind: ReviewDeskKind): StageKey => (kind === 'collaborative' ? 'team' : 'overview')

/**
 * Fetches what is shown first, the list or a stage of a review. Resolves when the page can be drawn without a gap: a stage
 * has its place inside the review, which asks for its log meanwhile.
 */
export async function preloadDesk(kind: ReviewDeskKind): Promise<void> {
  const { id, stage } = readReviewAddress(new URLSearchParams(location.search), usualStage(kind))
  if (id === undefined) await Start.preload()
  else void parts[stage].preload()
}

/** Asks for the review of the address before anything of it is drawn. */
export function askAhead(client: QueryClient, kind: ReviewDeskKind): void {
  const { id } = readReviewAddress(new URLSearchParams(location.search), usualStage(kind))
  if (id === undefined) return
  void client.prefetchQuery(analysisQuery(id))
  void client.prefetchQuery(logQuery(client, id, readReviewEntry))
}

type Props = { kind: ReviewDeskKind; picker: Picker; pooling: Pooling; reading: Reading }

/** One review, or the list of them with the way to a new one. `kind` decides what is opened first. */
export function ReviewDesk({ kind, picker, pooling, reading }: Props) {
  const usual = usualStage(kind)
  const { id, stage } = useReviewAddress(usual)
  const isOpen = id !== undefined
  // The part that is shown comes beside the review.
  useEffect(() => {
    if (isOpen) void parts[stage].preload()
  }, [isOpen, stage])
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 py-6 sm:px-6">
      <PickerSlot value={picker}>
        {id === undefined ? (
          <PoolingContext value={pooling}>
            <Suspense fallback={<Skeleton shape="row" lines={4} />}>
              <Start kind={kind} />
            </Suspense>
          </PoolingContext>
        ) : (
          <ReviewProvider key={id} id={id} title={copy[kind].title}>
            <PoolingContext value={pooling}>
              <ReadingContext value={reading}>
                <Opened usual={usual} />
              </ReadingContext>
            </PoolingContext>
          </ReviewProvider>
        )}
      </PickerSlot>
    </div>
  )
}

/** What they show stands in the log and the body alone: it does not wait for ten thousand papers. */
const withoutPapers = new Set<StageKey>(['overview', 'protocol'])
/** Asks for the papers that come first, while all of them are on their way. */
const withFirstPapers = new Set<StageKey>(['screening'])

const subtypeNames = { systematic: 'Systematic review', scoping: 'Scoping review' } as const

function Opened({ usual }: { usual: StageKey }) {
  const { title, question, body, row, log, sign, conflict, papersAre } = useReview()
  const isLogBehind = sign.saving.state === 'saved' && log.unsentCount > 0
  const { stage, to } = useReviewAddress(usual)
  const all = to({ id: '' }).split('?', 1)[0] ?? ''
  return (
    <>
      <PageTitle
        lead={question === '' ? undefined : question}
        actions={
          <>
            {isLogBehind ? (
              <SaveSign saving={log} count={log.unsentCount} onRetry={log.retry} />
            ) : (
              <SaveSign {...sign} />
            )}
            <Presence />
            <Badge>{subtypeNames[body.subtype]}</Badge>
            {row.projectId != null && <Badge tone="accent">Shared with a project</Badge>}
            <Link to={all} className="text-sm text-accent underline-offset-2 hover:underline">
              All reviews
            </Link>
          </>
        }
      >
        {title}
      </PageTitle>
      <SaveConflict {...conflict} />
      <QueueNotice />
      <StageBar usual={usual} />
      <Section label={stage}>
        {papersAre === 'here' || withoutPapers.has(stage) || (papersAre === 'reading' && withFirstPapers.has(stage)) ? (
          createElement(parts[stage])
        ) : papersAre === 'reading' ? (
          <>
            <p role="status" className="mb-3 text-ink-muted">
              {copy.readingPapers}
            </p>
            <Skeleton shape="card" lines={3} />
          </>
        ) : (
          <ErrorCard
            title={copy.papersFailed}
            error={papersAre.failed}
            kept={copy.papersFailedKept}
            onRetry={papersAre.retry}
          />
        )}
      </Section>
    </>
  )
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={`Stage: ${label.replaceAll('-', ' ')}`}>
      <Suspense fallback={<Skeleton shape="card" lines={2} />}>{children}</Suspense>
    </section>
  )
}
