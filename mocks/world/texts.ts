/** A write as text in JSON; without a text the row is gone. */
export type TextChange = { table: string; id: string; text: string | undefined }
/**
 * A row as text in JSON; without a text it stands apart, and is read by its id, where it is not lost. `at`: its place in the
 * order of writing.
 */
export type TextRow = {
  at: number
  table: string
  id: string
  owner: string | undefined
  text: string | undefined
  isLost?: true
  /** It is no more: somebody else removed it. */
  isGone?: true
}

/** Takes rows as they come. */
export type TakeRows = (rows: readonly TextRow[]) => void

/**
 * A store that other processes write to as well. `begin` to `commit` or `end` is a turn: the database lets one process at
 * a time have it, and takes it away from one that does not answer.
 */
export type SharedTexts = {
  /** Who this process is among them. */
  holder: string
  /** Gives what others have kept since rows were given last; resolves with the processes that answer. */
  fresh(take: TakeRows): Promise<readonly string[]>
  /** Waits for the turn, and gives what others have kept since. */
  begin(take: TakeRows): Promise<void>
  /** Ends a turn in which nothing was written. */
  end(): Promise<void>
  /** Gives rows as they stand in the database now. */
  again(places: readonly { table: string; id: string }[], take: TakeRows): Promise<void>
}

/** Where rows are kept as texts: these can go to another thread and back for next to nothing. */
export type TextStore = {
  /** Gives the rows some at a time, as they lie. */
  load(take: (rows: readonly TextRow[]) => void): Promise<void>
  read(table: string, id: string): Promise<string | undefined>
  /** Keeps changes, and ends the turn where there is one. */
  commit(changes: readonly TextChange[]): Promise<void>
  shared?: SharedTexts
}
