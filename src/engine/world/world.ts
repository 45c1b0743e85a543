import type {
  AccountRow,
  ActivityRow,
  AdminLogRow,
  AffiliateRow,
  CampaignRow,
  ChatRow,
  CommentRow,
  ContactRow,
  ConversationRow,
  CollectionRow,
  CitationStyleRow,
  LibraryFilterRow,
  LibrarySourceRow,
  CopilotMessageRow,
  CopilotSessionRow,
  DistinctPairRow,
  DocumentRow,
  EntriesRow,
  FeedbackRow,
  HelpEventRow,
  HighlightRow,
  ImportRow,
  InvitationRow,
  InvoiceRow,
  LessonProgressRow,
  LessonRow,
  MergeRow,
  MilestoneRow,
  ModelRow,
  NotificationRow,
  OriginalRow,
  PaperFileRow,
  PaperTextRow,
  PaperLinksRow,
  OwnAbstractRow,
  PaymentRow,
  ProjectRow,
  ReferralRow,
  RelationRow,
  ResetTokenRow,
  ResourceRow,
  OutsideChoiceRow,
  OutsideJobRow,
  FullTextJobRow,
  OutsideRuleRow,
  PaperCheckRow,
  SearchAlertRow,
  SearchRunRow,
  SessionRow,
  ShareRow,
  ShelfRow,
  SwitchRow,
  SynthesisRow,
  TaskRow,
  TeamRow,
  TicketRow,
  TourRow,
  TrashRow,
  UnderWayRow,
  UndoRow,
  UsageRow,
  VisitRow,
  WriteKeyRow,
  ContentRow,
  FileRow,
} from './rows.ts'
import { createApartTable, type ApartTable } from './apart-table.ts'
import { hearOthers } from './others.ts'
import { tablesApart, type Apart, type Derived, type Door, type Memory, type Store, type StoredRow } from './store.ts'
import { createTable, type Change, type Table, type Unread } from './table.ts'

type RowOf = {
  accounts: AccountRow
  sessions: SessionRow
  resetTokens: ResetTokenRow
  usage: UsageRow
  documents: DocumentRow
  shelves: ShelfRow
  collections: CollectionRow
  libraryFilters: LibraryFilterRow
  citationStyles: CitationStyleRow
  librarySources: LibrarySourceRow
  originals: OriginalRow
  merges: MergeRow
  trash: TrashRow
  relations: RelationRow
  undos: UndoRow
  distinctPairs: DistinctPairRow
  imports: ImportRow
  searchRuns: SearchRunRow
  searchAlerts: SearchAlertRow
  paperChecks: PaperCheckRow
  outsideChoices: OutsideChoiceRow
  outsideRules: OutsideRuleRow
  outsideJobs: OutsideJobRow
  fullTextJobs: FullTextJobRow
  paperLinks: PaperLinksRow
  ownAbstracts: OwnAbstractRow
  syntheses: SynthesisRow
  analysisEntries: EntriesRow
  comments: CommentRow
  notifications: NotificationRow
  invitations: InvitationRow
  teams: TeamRow
  projects: ProjectRow
  tasks: TaskRow
  chat: ChatRow
  lessons: LessonRow
  lessonProgress: LessonProgressRow
  tours: TourRow
  tickets: TicketRow
  feedback: FeedbackRow
  conversations: ConversationRow
  helpEvents: HelpEventRow
  contacts: ContactRow
  files: FileRow
  paperFiles: PaperFileRow
  paperTexts: PaperTextRow
  highlights: HighlightRow
  payments: PaymentRow
  invoices: InvoiceRow
  shares: ShareRow
  copilotSessions: CopilotSessionRow
  copilotMessages: CopilotMessageRow
  milestones: MilestoneRow
  activity: ActivityRow
  resources: ResourceRow
  writeKeys: WriteKeyRow
  adminLog: AdminLogRow
  switches: SwitchRow
  models: ModelRow
  affiliates: AffiliateRow
  visits: VisitRow
  referrals: ReferralRow
  campaigns: CampaignRow
  underWay: UnderWayRow
}
export type TableName = keyof RowOf

const tableNames: readonly TableName[] = [
  'accounts',
  'sessions',
  'resetTokens',
  'usage',
  'documents',
  'shelves',
  'collections',
  'libraryFilters',
  'citationStyles',
  'librarySources',
  'originals',
  'merges',
  'trash',
  'relations',
  'undos',
  'distinctPairs',
  'imports',
  'searchRuns',
  'searchAlerts',
  'paperChecks',
  'outsideChoices',
  'outsideRules',
  'outsideJobs',
  'fullTextJobs',
  'paperLinks',
  'ownAbstracts',
  'syntheses',
  'analysisEntries',
  'comments',
  'notifications',
  'invitations',
  'teams',
  'projects',
  'tasks',
  'chat',
  'lessons',
  'lessonProgress',
  'tours',
  'tickets',
  'feedback',
  'conversations',
  'helpEvents',
  'contacts',
  'files',
  'paperFiles',
  'paperTexts',
  'highlights',
  'payments',
  'invoices',
  'shares',
  'copilotSessions',
  'copilotMessages',
  'milestones',
  'activity',
  'resources',
  'writeKeys',
  'adminLog',
  'switches',
  'models',
  'affiliates',
  'visits',
  'referrals',
  'campaigns',
  'underWay',
]

type Tables = { [K in TableName]: ReturnType<typeof createTable<RowOf[K]>> }

/** Everything that the embedded API remembers. Handlers write to tables; `commit` makes the writes durable. */
export type World = Tables & {
  readonly id: string
  /** Bytes of files, by the id of the file. */
  readonly contents: ApartTable<ContentRow>
  /** Where what was worked out from the rows may be kept; most stores have no place for it. */
  readonly derived: Derived | undefined
  /** Whether everything that was written is in the store. */
  readonly isSettled: boolean
  /** Writes what changed since the last commit to the store. Rejects when the store refuses: the reply is then a 500. */
  commit(): Promise<void>
  /** Where several processes write to the store: the way to it. */
  readonly door: Door | undefined
  /**
   * Writes beside a call, as jobs and runs do: `work` finds what everybody has kept by then, waits for nothing but memory,
   * and is kept when this resolves.
   */
  write<T>(work: () => T | Promise<T>): Promise<T>
  /** As `write`, for a call: what only reads waits for nobody. `apart` is for what waits for others than this server. */
  during<T>(isReading: boolean, work: (apart: Apart) => T | Promise<T>): Promise<T>
  /** Removes everything from the store, where one keeps it. The world is to be opened anew then. */
  removeAll(): Promise<void>
  newId(prefix: string): string
  now(): string
  close(): Promise<void>
}

const openTables = (rows: Map<string, { id: string }[]>, changed: (change: Change) => void): Tables =>
  Object.fromEntries(
    tableNames.map((name) => [name, createTable(name, changed, (rows.get(name) ?? []) as never[])]),
  ) as unknown as Tables

function canBeWritten({ value }: Change): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

const atOnce: Apart = (work) => work()

const isEmpty = (tables: Tables) => Object.values(tables).every(({ size }) => size === 0)

const lastOfEach = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [`${change.table} ${change.id}`, change])).values(),
]

/**
 * Opens a world from its store. `seed` fills a store that is empty. Starter papers are not rows of a store: they belong
 * to the product and stand beside every world (see src/engine/papers/library.ts).
 */
export async function openWorld(
  id: string,
  store: Store,
  seed: (world: World) => void | Promise<void>,
): Promise<World> {
  let pending: Change[] = []
  let counter = 0
  const kept = new Map<string, { id: string }[]>()
  const apart: StoredRow[] = []
  for (const row of await store.load()) {
    if (tablesApart.has(row.table)) {
      apart.push(row)
      continue
    }
    const list = kept.get(row.table) ?? []
    list.push(row.value as { id: string })
    kept.set(row.table, list)
  }
  const changed = (change: Change) => void pending.push(change)
  const tables = openTables(kept, changed)
  const readContent = store.read && ((rowId: string) => store.read?.('contents', rowId) ?? Promise.resolve(undefined))
  const contents = createApartTable<ContentRow>('contents', changed, apart, readContent)
  const settled: Memory['settled'] = (changes, written) => {
    written?.forEach((unread, at) => {
      const { table, value } = changes[at] ?? {}
      if (unread) tables[table as TableName]?.settled(value, unread)
    })
    contents.settled(changes)
  }
  const write = async () => {
    const changes = pending
    if (changes.length === 0) return
    pending = []
    try {
      settled(changes, await store.commit(changes))
    } catch (error) {
      // Kept for the next commit: memory and store must not part company. But one that no store can ever take, because
      // it cannot be written down, must not stop everybody's.
      // And of a row that changes again while the store refuses, the last state is enough.
      pending = lastOfEach([...changes.filter(canBeWritten), ...pending])
      throw error
    }
  }
  let writing = Promise.resolve()
  let underWay = 0
  const tableOf = (name: string) => (tables as unknown as Record<string, Table<{ id: string }> | undefined>)[name]
  const memory: Memory = {
    get isWaiting() {
      return pending.length > 0
    },
    waiting: () => pending,
    take: () => {
      const changes = pending
      pending = []
      return changes
    },
    settled,
    put: (rows) => {
      const heard = hearOthers(world, rows)
      for (const row of rows) {
        if (tablesApart.has(row.table)) contents.written(row)
        else tableOf(row.table)?.written(row.id, row.isGone ? undefined : (row.value as Unread))
      }
      heard()
    },
  }
  const door = store.door?.(memory)
  const world: World = {
    ...tables,
    id,
    door,
    write: async (work) => {
      if (door) return door.during(work)
      const result = await work()
      await world.commit()
      return result
    },
    during: async (isReading, work) => {
      if (door && !isReading) return door.during(work)
      const result = await work(atOnce)
      if (!door || memory.isWaiting) await world.commit()
      return result
    },
    contents: contents.table,
    derived: store.derived,
    get isSettled() {
      return underWay === 0 && pending.length === 0
    },
    commit() {
      if (door) return door.during(() => undefined)
      // One after the other: a request whose rows travel in another one's commit must wait for that commit too.
      underWay += 1
      const run = writing.then(write).finally(() => (underWay -= 1))
      writing = run.catch(() => undefined)
      return run
    },
    removeAll: async () => {
      pending = []
      await writing
      await store.removeAll?.()
    },
    newId: (prefix) => {
      counter += 1
      return `${prefix}-${Date.now().toString(36)}${counter.toString(36)}${Math.random().toString(36).slice(2, 8)}`
    },
    now: () => new Date().toISOString(),
    close: () => {
      door?.close()
      return store.close()
    },
  }
  // Of several that open an empty store at once the first one seeds it.
  if (kept.size === 0) await world.write(() => (isEmpty(tables) ? seed(world) : undefined))
  return world
}
