import type { World } from '../world/world.ts'

type Piece = { sectionIndex: number; content: string }
type Run = { sessionId: string; stop: AbortController; ended: Promise<void>; end: () => void; piece?: Piece }

/** Answers that this process is writing: a row that says `writing` and is not here was cut off by a stop of the server. */
const runs = new Map<string, Run>()
const keyOf = (world: World, id: string) => `${world.id} ${id}`

export const isUnderWay = (world: World, id: string): boolean => runs.has(keyOf(world, id))
/** Whether an answer of that session is being written. */
export const isWritingIn = (sessionId: string): boolean => [...runs.values()].some((run) => run.sessionId === sessionId)

export const pieceUnderWay = (world: World, id: string): Piece | undefined => runs.get(keyOf(world, id))?.piece

/** Notes a run that begins; its signal tells when somebody stops it. */
export function begin(world: World, id: string, sessionId: string): AbortSignal {
  const stop = new AbortController()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  runs.set(keyOf(world, id), { sessionId, stop, ended, end })
  return stop.signal
}

export function setPiece(world: World, id: string, piece: Piece): void {
  const run = runs.get(keyOf(world, id))
  if (run) run.piece = piece
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
