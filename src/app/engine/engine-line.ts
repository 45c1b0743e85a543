import type { EngineCall, EngineReply, Person } from '#engine/engine.ts'

export type Tell = (event: string, payload: unknown) => void

/** Whose engine it is: one store for each person and server. */
export type EnginePlace = { id: string; person: Person }

/** `lost`: whoever was answering is gone, and whether a write was kept is not certain. */
export type LineReply = EngineReply | { is: 'lost' }

/** The way from the page to its engine. */
export type EngineLine = {
  ask(call: EngineCall): Promise<LineReply>
  /** Fetches it and lets it read what it keeps, ahead of the first question. */
  begin?(): void
  /** Ends it; what is kept stays. */
  close(): Promise<void>
}
export type OpenLine = (place: EnginePlace, tell: Tell) => EngineLine

export type ToWorker =
  | { is: 'open'; place: EnginePlace }
  | { is: 'ask'; key: number; call: EngineCall }
  | { is: 'close'; key: number }
export type FromWorker =
  | { is: 'reply'; key: number; reply: LineReply }
  | { is: 'event'; event: string; payload: unknown }
  | { is: 'closed'; key: number }
