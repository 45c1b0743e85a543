import { whenOthersWrite } from '../world/others.ts'
import type { UnderWayRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { ModelProgress } from './language-model.ts'

type Piece = { sectionIndex: number; content: string }
/** Whose run it is, and the session of Copilot that it belongs to. */
type Place = { ownerId: string; sessionId?: string }
type Run = Place & {
  worldId: string
  stop: AbortController
  ended: Promise<void>
  end: () => void
  startedAt: string
  piece?: Piece
  progress?: ModelProgress
}

/** Texts that this process is writing: a row that says so and is not here was cut off by a stop of the server. */
const runs = new Map<string, Run>()
const keyOf = (world: World, id: string) => `${world.id} ${id}`

/** What another process is at, where it answers. */
function elsewhere({ door, underWay }: World, id: string): UnderWayRow | undefined {
  const row = door && underWay.get(id)
  return row && row.holder !== door.holder && door.isAlive(row.holder) ? row : undefined
}

export const isUnderWay = (world: World, id: string): boolean =>
  runs.has(keyOf(world, id)) || elsewhere(world, id) !== undefined
/** Whether an answer of that session is being written. */
export const isWritingIn = (world: World, sessionId: string): boolean =>
  [...runs.values()].some((run) => run.sessionId === sessionId) ||
  (world.door !== undefined &&
    world.underWay.find((row) => row.sessionId === sessionId && elsewhere(world, row.id) !== undefined) !== undefined)

/**
 * Takes it on to work at something, where several processes could: false where another one that answers is at it.
 * Within a write.
 */
export function takeOn(world: World, id: string, place: Partial<Place> = {}): boolean {
  if (!world.door) return true
  if (elsewhere(world, id)) return false
  world.underWay.put({ id, holder: world.door.holder, at: world.now(), ...place })
  return true
}

/** Lets go of what it took on. Within a write. */
export function letGo(world: World, id: string): void {
  if (world.door && world.underWay.get(id)?.holder === world.door.holder) world.underWay.remove(id)
}

/** Throws where others took this process for gone, and may be at its work: to be called within each write of it. */
export function assertOurs(world: World, id: string): void {
  if (world.door && world.underWay.seen(id)?.holder !== world.door.holder) {
    throw new Error('Another process has taken over this work.')
  }
}

/** Forgets what processes were at that do not answer any more. */
export async function forgetGone(world: World): Promise<void> {
  const { door, underWay } = world
  const gone = () => (door ? underWay.filter(({ holder }) => !door.isAlive(holder)) : [])
  if (gone().length > 0) await world.write(() => gone().forEach(({ id }) => underWay.remove(id)))
}

/**
 * What is shown of a run beside its row: the piece that is being written, when it began and what its model is at. Nothing
 * once the row says how it ended, though the run itself ends a moment later.
 */
export function shownOfRun(world: World, { id, status }: { id: string; status?: string | null }) {
  const run = runs.get(keyOf(world, id))
  if (status !== 'writing' && status !== 'generating') return {}
  const other = run ? undefined : elsewhere(world, id)
  if (other) return { run: { startedAt: other.at } }
  if (!run) return {}
  return { ...(run.piece && { writing: run.piece }), run: { startedAt: run.startedAt, ...run.progress } }
}

/** Notes a run that begins; its signal tells when somebody stops it. */
export function begin(world: World, id: string, place: Place): AbortSignal {
  const stop = new AbortController()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  runs.set(keyOf(world, id), { ...place, worldId: world.id, stop, ended, end, startedAt: world.now() })
  takeOn(world, id, place)
  return stop.signal
}

export function setPiece(world: World, id: string, piece: Piece): void {
  const run = runs.get(keyOf(world, id))
  if (run) run.piece = piece
}

export function setProgress(world: World, id: string, progress: ModelProgress): void {
  const run = runs.get(keyOf(world, id))
  if (run) run.progress = progress
}

export function end(world: World, id: string): void {
  runs.get(keyOf(world, id))?.end()
  runs.delete(keyOf(world, id))
  if (world.door) world.write(() => letGo(world, id)).catch((error: unknown) => console.error('a run:', error))
}

const LOOK_MS = 100
/** So long a stop waits for another process. */
const STOP_MS = 10_000

/** Stops a run; fulfilled when what it had written is kept. */
export async function stop(world: World, id: string): Promise<void> {
  const run = runs.get(keyOf(world, id))
  run?.stop.abort()
  await run?.ended
  if (run || !elsewhere(world, id)) return
  await world.write(() => askToStop(world, id))
  for (let waited = 0; waited < STOP_MS && elsewhere(world, id); waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    await world.door?.fresh()
  }
}

function askToStop(world: World, id: string): void {
  if (elsewhere(world, id)) world.underWay.update(id, { isStopping: true })
}

whenOthersWrite('underWay', (world: World, changes) => {
  for (const { id, after } of changes) {
    const row = after as UnderWayRow | undefined
    if (row?.isStopping && row.holder === world.door?.holder) runs.get(keyOf(world, id))?.stop.abort()
  }
})

/** Stops everything that is written for somebody: who has left everywhere is not written for. */
export function stopAllOf(world: World, ownerId: string): void {
  for (const run of runs.values()) if (run.worldId === world.id && run.ownerId === ownerId) run.stop.abort()
  if (world.door) for (const row of world.underWay.filter((each) => each.ownerId === ownerId)) askToStop(world, row.id)
}
