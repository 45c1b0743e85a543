import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'

import { PAGE_LIMIT_MAX } from '#contract/paging.ts'
import type { Paper } from '#contract/papers.ts'
import type { ProjectMember } from '#contract/projects.ts'
import { readReviewBody, type ReviewBody } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry, type OtherEntry, type ReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery, useAnalysis } from '#research/analyses/analysis.queries.ts'
import { isWriter, mayWrite } from '#research/analyses/may-write.ts'
import { logQuery, useEntryLog, type LogEntry } from '#research/analyses/use-entry-log.ts'
import { projectMembersQuery } from '#research/projects/project.queries.ts'
import type { Saving } from '#research/saving/pump.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { reviewState, type ReviewState } from '#science/review-log/review-state.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { besideLog, type BesideLog } from './beside-log.ts'
import { nextTime, type EntryDraft } from './entry-draft.ts'
import { useReviewSaver } from './use-review-saver.ts'

export type Review = {
  id: string
  row: Synthesis
  title: string
  question: string
  body: ReviewBody
  /** False for readers of the project, and where a newer version has saved. */
  canWrite: boolean
  isOwner: boolean
  /** Sets how stages work, plans pilots and decides on their gates. */
  isLead: boolean
  /** Who is signed in. */
  me: string
  /** Decisions in the order of the log, those on their way included. */
  events: readonly ReviewEvent[]
  /** What they come to. A moment behind `events` while somebody decides quickly. */
  state: ReviewState
  beside: BesideLog
  papers: ReadonlyMap<string, Paper>
  /** `reading`: none of them is here yet, and nothing may be said of what they are. */
  papersAre: 'here' | 'reading' | { failed: unknown; retry: () => void }
  /** Names by person, those who have left included. */
  names: ReadonlyMap<string, string>
  /** Who may vote, this person first. */
  team: readonly string[]
  members: readonly ProjectMember[]
  /** Hidden entries of others by person. */
  withheld: ReadonlyMap<string, number>
  entries: readonly LogEntry<ReviewEntry>[]
  /** Writes entries in the order given; gives them back with their ids. */
  write: (drafts: readonly EntryDraft[]) => ReviewEntry[]
  log: Saving & { unsentCount: number; retry: () => void; giveUp: () => void }
} & Pick<ReturnType<typeof useReviewSaver>, 'save' | 'sign' | 'conflict'>

const ReviewContext = createContext<Review | undefined>(undefined)

export function useReview(): Review {
  const review = use(ReviewContext)
  if (!review) throw new Error('This part stands outside a review.')
  return review
}

const noPapers: readonly Paper[] = []
const noMembers: readonly ProjectMember[] = []

type Props = {
  id: string
  /** Heads the page where the review cannot be opened. */
  title: string
  children: ReactNode
}

/** Fetches a review and everything in it; what stands inside is only shown when it is there. */
export function ReviewProvider({ id, title, children }: Props) {
  const asked = useAnalysis(id)
  const { data: row, error } = asked
  // The log is asked for beside the head of the review, not after it.
  usePrefetchQuery(logQuery(useQueryClient(), id, readReviewEntry))
  if (!row && error) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ErrorCard title="This review could not be opened" of={asked} kept="Nothing of it is lost." />
      </>
    )
  }
  if (!row) return <Skeleton shape="card" lines={3} />
  const read = readReviewBody(row.body)
  if (row.kind !== 'review' || !read.ok) {
    const isNewer = !read.ok && read.reason === 'newer'
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <EmptyState title={isNewer ? 'This review was saved by a newer version' : 'There is no review here'}>
          {isNewer
            ? 'Reload the page to get that version. Nothing was changed.'
            : 'The address may be cut off, or the review was deleted.'}
        </EmptyState>
      </>
    )
  }
  return (
    <LoadedReview row={row} body={read.body}>
      {children}
    </LoadedReview>
  )
}

/** So many papers come in one request, and take nobody's time. */
const PAPERS_AT_ONCE = PAGE_LIMIT_MAX

/** So many new decisions wait for a rest; more are counted at once. */
const FEW = 3
const REST_MS = 40

/** Compared from the end: a log grows there. */
function isSameLog(one: readonly ReviewEvent[], other: readonly ReviewEvent[]): boolean {
  if (one.length !== other.length) return false
  for (let i = one.length - 1; i >= 0; i--) if (one[i]?.id !== other[i]?.id) return false
  return true
}

function LoadedReview({ row, body, children }: { row: Synthesis; body: ReviewBody; children: ReactNode }) {
  const { user } = useSession()
  const me = user?.id ?? ''
  const log = useEntryLog(row.id, readReviewEntry)
  const { work, save, sign, conflict } = useReviewSaver(row)
  const { title = row.title, query = row.query, body: shown = body } = work ?? {}
  const papersRead = useQuery({
    ...analysisPapersQuery(row.id, row.documentIds),
    // The log opens a large review: its papers are read when it is here.
    enabled: !log.isPending || (row.documentIds?.length ?? 0) <= PAPERS_AT_ONCE,
    placeholderData: (before) => before,
  })
  const membersRead = useQuery({ ...projectMembersQuery(row.projectId ?? ''), enabled: row.projectId != null })
  const members = membersRead.data ?? noMembers
  const { append, entries, withheld } = log

  const { events, others } = useMemo(() => {
    const split = { events: [] as ReviewEvent[], others: [] as OtherEntry[] }
    for (const { data } of entries) {
      if (isOtherEntry(data)) split.others.push(data)
      else split.events.push(data)
    }
    return split
  }, [entries])
  // What one decision comes to is counted when it has been painted: whoever decides quickly is not kept waiting. Many at
  // once (an import) and the log as it arrives, however short, are counted at once, and what the server confirms is not counted again.
  const [counted, setCounted] = useState<readonly ReviewEvent[]>(events)
  const isBehind = counted !== events && !isSameLog(counted, events)
  const isMuch = counted.length === 0 || Math.abs(events.length - counted.length) > FEW
  if (isBehind && isMuch) setCounted(events)
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setTimeout(() => startTransition(() => setCounted(events)), REST_MS)
    return () => clearTimeout(timer)
  }, [isBehind, events])
  const state = useMemo(() => reviewState(counted), [counted])
  const othersLater = useDeferredValue(others)
  const beside = useMemo(() => besideLog(othersLater), [othersLater])
  const papers = useMemo(
    () => new Map((papersRead.data ?? noPapers).map((paper) => [paper.id, paper])),
    [papersRead.data],
  )
  const { data: paperRows, error: papersError, refetch: readPapers } = papersRead
  const papersAre = useMemo((): Review['papersAre'] => {
    if (paperRows) return 'here'
    return papersError ? { failed: papersError, retry: () => void readPapers() } : 'reading'
  }, [paperRows, papersError, readPapers])
  const names = useMemo(() => {
    const all = new Map<string, string>()
    for (const { by } of entries) if (!all.has(by.userId)) all.set(by.userId, by.name)
    for (const { userId, name } of members) all.set(userId, name)
    if (row.owner) all.set(row.owner.userId, row.owner.name)
    return all
  }, [entries, members, row.owner])
  const team = useMemo(
    () => [...new Set([me, ...members.filter(({ role }) => isWriter(role)).map(({ userId }) => userId)])],
    [me, members],
  )
  const hidden = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { by } of withheld) counts.set(by.userId, (counts.get(by.userId) ?? 0) + 1)
    return counts
  }, [withheld])
  const write = useCallback(
    (drafts: readonly EntryDraft[]) => {
      const at = nextTime()
      const made: ReviewEntry[] = drafts.map((draft) => ({ ...draft, id: newKey(), at, by: me }))
      append(made)
      return made
    },
    [append, me],
  )
  const { unsentCount, state: sending, reason, retry, giveUp } = log
  const review = useMemo(
    (): Review => ({
      id: row.id,
      row,
      title: title || 'Untitled review',
      question: query ?? '',
      body: shown,
      canWrite: mayWrite(row),
      isOwner: (row.ownRole ?? 'owner') === 'owner',
      isLead: ['owner', 'lead'].includes(row.ownRole ?? 'owner'),
      me,
      events: counted,
      state,
      beside,
      papers,
      papersAre,
      names,
      team,
      members,
      withheld: hidden,
      entries,
      write,
      log: { unsentCount, state: sending, ...(reason !== undefined && { reason }), retry, giveUp },
      save,
      sign,
      conflict,
    }),
    // Functions are made anew each time and do the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [
      row,
      title,
      query,
      shown,
      me,
      counted,
      state,
      beside,
      papers,
      papersAre,
      names,
      team,
      members,
      hidden,
      entries,
      write,
      unsentCount,
      sending,
      reason,
      save,
      sign.saving.state,
      sign.saving.reason,
      conflict.saving.theirs,
    ],
  )
  const failed = log.error ?? papersRead.error
  if (failed && entries.length === 0) {
    return (
      <ErrorCard
        title="The decisions of this review could not be read"
        error={failed}
        kept="What you decide is kept on this device."
        onRetry={() => void Promise.all([log.refetch(), papersRead.refetch()])}
      />
    )
  }
  if (log.isPending) return <Skeleton shape="card" lines={3} />
  return <ReviewContext value={review}>{children}</ReviewContext>
}
