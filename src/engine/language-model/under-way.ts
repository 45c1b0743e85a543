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

export const isUnderWay = (world: World, id: string): boolean => runs.has(keyOf(world, id))
/** Whether an answer of that session is being written. */
export const isWritingIn = (sessionId: string): boolean => [...runs.values()].some((run) => run.sessionId === sessionId)

/**
 * What is shown of a run beside its row: the piece that is being written, when it began and what its model is at. Nothing
 * once the row says how it ended, though the run itself ends a moment later.
 */
export function shownOfRun(world: World, { id, status }: { id: string; status?: string | null }) {
  const run = runs.get(keyOf(world, id))
  if (!run || (status !== 'writing' && status !== 'generating')) return {}
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
}

/** Stops a run; fulfilled when what it had written is kept. */
export async function stop(world: World, id: string): Promise<void> {
  const run = runs.get(keyOf(world, id))
  run?.stop.abort()
  await run?.ended
}

/** Stops everything that is written for somebody: who has left everywhere is not written for. */
export function stopAllOf(world: World, ownerId: string): void {
  for (const run of runs.values()) if (run.worldId === world.id && run.ownerId === ownerId) run.stop.abort()
}
