import { memoryStore, type Store } from '#engine/world/store.ts'

/** How this process keeps its worlds, and what it lets callers do. */
export type WorldSettings = {
  storeFor(id: string): Promise<Store>
  /** A `mock-world` cookie chooses the world: one for each end-to-end test. */
  allowNamed: boolean
  /** POST /auth/dev/login answers; else it does not exist. */
  allowDevLogin?: boolean
  /** Faults can be set through /api/_control, and a ledger of accepted writes is kept; `false` keeps none. */
  allowFaults?: boolean
  /** Every call that the two texts do not name is a 404, and saved syntheses come back as far as the texts show them. */
  textsAlone?: { keeps: 'all' | 'little'; shape: 'sent' | 'bare' | 'data' }
  /** A server for people: it begins without the accounts for trying, whose password is published. */
  isReal?: boolean
  /** The address under which people reach a real server; links in messages begin with it, whatever a request names. */
  publicUrl?: string
}

const initial: WorldSettings = { storeFor: () => Promise.resolve(memoryStore()), allowNamed: false }

/** On globalThis: Vite evaluates an edited module again, and what was said must outlive that. */
const shared = globalThis as { roadrunnerSettings?: WorldSettings }

/** Says how worlds are kept. Call it before the first world is opened, or after `closeWorlds`. */
export function configureWorlds(settings: WorldSettings) {
  shared.roadrunnerSettings = settings
}

export const worldSettings = (): Readonly<WorldSettings> => shared.roadrunnerSettings ?? initial
