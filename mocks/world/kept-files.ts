import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { syncFolder } from './synced-folder.ts'

/** A row of contents as it is handed over, and as it is kept: its bytes in a file that is named after their SHA-256. */
const wholeSchema = z.object({ id: z.string(), bytes: z.string() })
const keptSchema = z.object({ id: z.string(), file: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** Which file a row of contents names; undefined for one of the time when bytes stood in the row. */
export const fileNamedBy = (value: string): string | undefined =>
  value.length > SHORT ? undefined : keptSchema.safeParse(JSON.parse(value)).data?.file
/** Longer than any row that names a file. */
export const SHORT = 1000

/** The name of a row of contents, whatever its world. */
export const rowName = (worldId: string, id: string) => JSON.stringify([worldId, id])

/** The bytes of files beside the database, each once however many rows name it. */
export type KeptFiles = {
  /** Writes the bytes of a row into their file and answers the row as it is kept. The file outlives a kill from then on. */
  out(text: string): Promise<string>
  /** The row as it was handed over; undefined where its file is missing. */
  whole(value: string): Promise<string | undefined>
  /**
   * Says which file a row names from now on. The file that nobody names any more is removed; where others name files too,
   * by `sweep` alone.
   */
  named(row: string, file: string | undefined): Promise<void>
  /** Removes files that nobody names any more: those of which `isUnnamed` says so while they are put aside. */
  sweep(isUnnamed: (file: string) => Promise<boolean>): Promise<void>
  /** Whether there are some to remove. */
  readonly isUnswept: boolean
  isNamed(file: string): boolean
  /** Whether the file that a row names was missing when the folder was opened, and has not come since. */
  isMissing(row: string): boolean
  /** How many files are missing. */
  missing(): number
  /** What is wrong with the file of a row, in words that follow its name; undefined where nothing is. */
  problem(value: string): Promise<string | undefined>
}

/**
 * Opens the folder of files. `rows`: the file that each row names. Files that no row names are removed: a kill between a
 * file and its row leaves such ones. One that is missing is lost to those who have it, and to nobody else.
 */
export async function openFiles(
  folder: string,
  rows: ReadonlyMap<string, string>,
  isShared = false,
): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true })
  const unnamed = new Set<string>()
  const fileOf = new Map<string, string>()
  const rowsOf = new Map<string, Set<string>>()
  const put = (row: string, file: string) => {
    fileOf.set(row, file)
    const others = rowsOf.get(file)
    if (others) others.add(row)
    else rowsOf.set(file, new Set([row]))
  }
  for (const [row, file] of rows) put(row, file)
  const there = new Set(await readdir(folder))
  for (const name of there) {
    if (rowsOf.has(name)) continue
    if (isShared) unnamed.add(name)
    else await rm(join(folder, name), { force: true })
  }
  const has = (file: string) => (isShared ? existsSync(join(folder, file)) : there.has(file))

  const write = async (name: string, bytes: Uint8Array) => {
    const unfinished = join(folder, `${name}.${randomUUID()}.new`)
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
    syncFolder(folder)
    there.add(name)
  }
  const read = (file: string) => readFile(join(folder, file))
  return {
    out: async (text) => {
      const { id, bytes } = wholeSchema.parse(JSON.parse(text))
      const content = Buffer.from(bytes, 'base64')
      // What does not come back letter for letter stays as it is.
      if (content.toString('base64') !== bytes) return text
      const file = createHash('sha256').update(content).digest('hex')
      if (!has(file)) await write(file, content)
      return JSON.stringify({ id, file } satisfies z.infer<typeof keptSchema>)
    },
    whole: async (value) => {
      const file = fileNamedBy(value)
      if (file === undefined) return value
      const { id } = keptSchema.parse(JSON.parse(value))
      const bytes = await read(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        there.delete(file)
        return undefined
      })
      return bytes && JSON.stringify({ id, bytes: bytes.toString('base64') })
    },
    named: async (row, file) => {
      const before = fileOf.get(row)
      if (before === file) return
      fileOf.delete(row)
      if (file !== undefined) put(row, file)
      if (before === undefined) return
      const others = rowsOf.get(before)
      others?.delete(row)
      if (others && others.size > 0) return
      rowsOf.delete(before)
      if (isShared) unnamed.add(before)
      else {
        there.delete(before)
        await rm(join(folder, before), { force: true })
      }
    },
    get isUnswept() {
      return unnamed.size > 0
    },
    sweep: async (isUnnamed) => {
      for (const file of unnamed) {
        unnamed.delete(file)
        if (rowsOf.has(file) || !has(file)) continue
        const [place, aside] = [join(folder, file), join(folder, `${file}.gone`)]
        await rename(place, aside)
        let mayGo = false
        try {
          mayGo = await isUnnamed(file)
        } finally {
          if (mayGo) await rm(aside, { force: true })
          else await rename(aside, place)
        }
        if (mayGo) there.delete(file)
      }
    },
    isNamed: (file) => rowsOf.has(file),
    isMissing: (row) => fileOf.has(row) && !has(fileOf.get(row) ?? ''),
    missing: () => [...rowsOf.keys()].filter((file) => !has(file)).length,
    problem: async (value) => {
      const file = fileNamedBy(value)
      if (file === undefined) return undefined
      const bytes = await read(file).catch(() => undefined)
      if (!bytes) return 'has lost its file'
      return createHash('sha256').update(bytes).digest('hex') === file ? undefined : 'has a file that was changed'
    },
  }
}
