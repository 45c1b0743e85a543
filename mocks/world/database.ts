/** What a store asks of its Postgres, be it embedded or a server. Each call has the database to itself until it ends. */
export type Database = Querying & {
  exec(statements: string): Promise<unknown>
  /** Kept whole or not at all; kept once it has resolved. */
  transaction<T>(work: (transaction: Querying) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What only reads asks for. */
export type Reading = Pick<Database, 'query' | 'transaction'>

export type Querying = { query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }> }
