import { ownerOf } from '#engine/world/owner.ts'
import { Refusal } from '#engine/world/refusal.ts'
import { tablesApart } from '#engine/world/store.ts'

import { fileNamedBy, rowName, SHORT, type KeptFiles } from './kept-files.ts'
import { REMOVING_FILES, type PostgresServer, type RowNow, type ServerTurn } from './postgres-server.ts'
import { idOf, keyOf, loadRows, readRow, writeRows, writtenRows } from './text-rows.ts'
import type { TakeRows, TextRow, TextStore } from './texts.ts'

const NAMING = `select 1 from kept_rows
  where tbl = any($1) and length(value) < $2 and position($3 in value) > 0 limit 1`
const REMOVING = `select pg_try_advisory_xact_lock(${REMOVING_FILES}) as is`

/** The texts of the worlds on a Postgres server that other processes write to as well. */
export function sharedTexts(
  server: PostgresServer,
  files: KeptFiles,
  assertRoomFor: (size: number) => Promise<void>,
): (worldId: string) => TextStore {
  /** The commit up to which each world has been given. */
  const given = new Map<string, number>()
  const turns = new Map<string, ServerTurn>()

  const rowOf = async (worldId: string, { tbl, id, value, at }: RowNow): Promise<TextRow> => {
    const row = { at: Number(at ?? 0), table: tbl, id: idOf(id), owner: undefined, text: undefined }
    const name = rowName(worldId, idOf(id))
    if (tablesApart.has(tbl)) await files.named(name, value === null ? undefined : fileNamedBy(value))
    if (value === null) return { ...row, isGone: true }
    if (tablesApart.has(tbl)) return { ...row, ...(files.isMissing(name) && { isLost: true as const }) }
    return { ...row, owner: ownerOf(JSON.parse(value) as object), text: value }
  }
  const give = async (worldId: string, rows: readonly RowNow[], take: TakeRows) => {
    if (rows.length > 0) take(await Promise.all(rows.map((row) => rowOf(worldId, row))))
  }
  /** One after the other, so that what is older is never given after what is newer. */
  let giving: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const run = giving.then(work)
    giving = run.catch(() => undefined)
    return run
  }
  const giveSince = (worldId: string, take: TakeRows) =>
    inOrder(async () => {
      const { upTo, rows } = await server.since(worldId, given.get(worldId) ?? 0)
      await give(worldId, rows, take)
      given.set(worldId, Math.max(upTo, given.get(worldId) ?? 0))
    })
  /** Files go while this process has the turn: whoever names one next looks whether it is there. */
  const sweep = async (turn: ServerTurn) => {
    if (!files.isUnswept) return
    const { rows } = await turn.query<{ is: boolean }>(REMOVING)
    if (!rows[0]?.is) return
    await files.sweep(async (file) => (await turn.query(NAMING, [[...tablesApart], SHORT, file])).rows.length === 0)
  }

  return (worldId) => {
    const begin = async (take: TakeRows) => {
      const turn = await server.turn()
      turns.set(worldId, turn)
      try {
        if (turn.last > (given.get(worldId) ?? 0)) await giveSince(worldId, take)
        await sweep(turn)
      } catch (error) {
        await end()
        throw server.told(error)
      }
    }
    const end = async () => {
      const turn = turns.get(worldId)
      turns.delete(worldId)
      await turn?.end()
    }
    return {
      load: (take) =>
        server.reading(async (reader) => {
          await loadRows(reader, files, worldId, take)
          given.set(worldId, reader.last)
        }),
      read: (table, id) => readRow(server, files, worldId, table, id),
      commit: async (changes) => {
        if (!turns.has(worldId)) await begin(() => undefined)
        const turn = turns.get(worldId) as ServerTurn
        try {
          const { puts, removals, apart, places } = await writtenRows(files, worldId, changes, assertRoomFor)
          await writeRows(turn, worldId, puts, removals)
          const number = await turn.keep(places)
          given.set(worldId, Math.max(number, given.get(worldId) ?? 0))
          for (const [row, file] of apart) await files.named(row, file)
        } catch (error) {
          throw server.told(error)
        } finally {
          await end()
        }
      },
      shared: {
        holder: server.holder,
        begin,
        end,
        fresh: async (take) => {
          try {
            await giveSince(worldId, take)
          } catch (error) {
            // Nobody else wrote when the database was last heard of: what is in memory is what there is.
            const isAlone = server.alive().every((holder) => holder === server.holder)
            if (!isAlone || !(error instanceof Refusal) || error.body.code !== 'database_away') throw error
          }
          return server.alive()
        },
        again: (places, take) =>
          inOrder(async () => {
            const asked = places.map(({ table, id }) => [table, keyOf(id)] as const)
            await give(worldId, await server.rowsNow(worldId, asked), take)
          }),
      },
    }
  }
}
