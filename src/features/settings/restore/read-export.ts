import * as z from 'zod/mini'

import { synthesisSchema, type Synthesis } from '#contract/syntheses.ts'
import { logSchema, type Log } from '#research/analyses/log-of.ts'
import { PAST_WORK_FILE, pastWorkSchema, type PastWork } from '#research/export/past-work.ts'
import { isZip, readZip } from '#shared/format/unzip.ts'

const MAX_BYTES = 200 * 1024 * 1024
const LIBRARY = 'library/library.json'
const SYNTHESIS = /^syntheses\/[^/]+\.json$/
const LOG = /^syntheses\/logs\/\d+\.json$/

const isWanted = (name: string) => [LIBRARY, PAST_WORK_FILE].includes(name) || SYNTHESIS.test(name) || LOG.test(name)

export type ExportedSyntheses = {
  syntheses: Synthesis[]
  /** Files that hold no synthesis that we can read. */
  unreadable: string[]
  /** CSL-JSON items of the exported library by the id that its papers had then. */
  papers: Map<string, unknown>
  /** Logs of those of them that have one, by their ids. */
  logs: Map<string, Log['entries']>
  /** Undefined in an archive from before it was taken along. */
  past: PastWork | undefined
  /** The archive itself. */
  bytes: Uint8Array
}

const itemsSchema = z.array(z.looseObject({ id: z.string() }))

function parsed<S extends z.ZodMiniType>(schema: S, bytes: Uint8Array): z.output<S> | undefined {
  try {
    const result = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** What an archive of 'Export everything' holds of syntheses, with the papers that they may cite. Undefined: it is none. */
export async function readExport(file: File): Promise<ExportedSyntheses | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return undefined
  const files = await readZip(bytes, isWanted, MAX_BYTES)
  const past = files.find(({ name }) => name === PAST_WORK_FILE)
  const logs = files.flatMap(({ name, bytes: content }) => (LOG.test(name) ? (parsed(logSchema, content) ?? []) : []))
  const library = files.find(({ name }) => name === LIBRARY)
  const items = library ? parsed(itemsSchema, library.bytes) : undefined
  const syntheses: Synthesis[] = []
  const unreadable: string[] = []
  for (const { name, bytes: content } of files.filter((each) => SYNTHESIS.test(each.name))) {
    const synthesis = parsed(synthesisSchema, content)
    if (synthesis) syntheses.push(synthesis)
    else unreadable.push(name)
  }
  if (syntheses.length + unreadable.length === 0 && !library) return undefined
  return {
    bytes,
    syntheses,
    unreadable,
    logs: new Map(logs.map(({ id, entries }) => [id, entries])),
    past: past && parsed(pastWorkSchema, past.bytes),
    papers: new Map(items?.map((item) => [item.id, item])),
  }
}
