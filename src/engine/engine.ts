import type { Endpoint } from '#contract/endpoint.ts'

import { analysesHandlers } from './analyses/analyses.additions.ts'
import { Content, type Answered, type Scene } from './answers/answer.ts'
import { parsedInput, runCall, type RawCall } from './answers/run-call.ts'
import { CLEAR } from './clear.ts'
import { copilotHandlers } from './copilot/copilot.additions.ts'
import { documentsHandlers } from './library/documents.additions.ts'
import { filesHandlers } from './library/files.additions.ts'
import { graphHandlers } from './library/graph.additions.ts'
import { highlightsHandlers } from './library/highlights.additions.ts'
import { libraryFiltersHandlers } from './library/library-filters.additions.ts'
import { citationStylesHandlers } from './writing/citation-styles.additions.ts'
import { libraryCareHandlers } from './library/library-care.additions.ts'
import { libraryLedgerHandlers } from './library/library-ledger.additions.ts'
import { librarySourcesHandlers } from './library/library-sources.additions.ts'
import { libraryHandlers } from './library/library.additions.ts'
import { hubOf } from './live/hub.ts'
import { searchHandlers } from './search/search.additions.ts'
import { besideHandlers } from './syntheses/beside-server.ts'
import { synthesesAdditions } from './syntheses/syntheses.additions.ts'
import { synthesesHandlers } from './syntheses/syntheses.handlers.ts'
import { Refusal } from './world/refusal.ts'
import type { AccountRow } from './world/rows.ts'
import type { Store } from './world/store.ts'
import { libraryOf } from './papers/library.ts'
import { openWorld, type World } from './world/world.ts'
import { writingHandlers } from './writing/writing.additions.ts'

/** Who the engine works for: as much of them as the server tells. */
export type Person = {
  id: string
  username?: string | null | undefined
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

export type EngineCall = { name: string; input: RawCall }
/** `content`: bytes of a file. `refused`: a no in words. `failed`: the engine made an error. */
export type EngineReply =
  | { is: 'answer'; output: unknown }
  | { is: 'content'; body: Uint8Array<ArrayBuffer> | string }
  | { is: 'refused'; status: number; body: unknown }
  | { is: 'failed'; message: string }

export type Engine = { ask(call: EngineCall): Promise<EngineReply>; close(): Promise<void> }

type Opening = {
  /** One for each person and server. */
  id: string
  person: Person
  /** `outdated` is called when somebody else wrote to the store: everything is then read anew. */
  openStore: (outdated: () => void) => Promise<Store>
  /** Hears every event that is meant for this person. */
  tell: (event: string, payload: unknown) => void
}

const nameOf = ({ domain, name }: Pick<Endpoint, 'domain' | 'name'>) => `${domain}.${name}`

const answeredByName = new Map<string, Answered>(
  [
    ...documentsHandlers,
    ...libraryHandlers,
    ...libraryFiltersHandlers,
    ...citationStylesHandlers,
    ...libraryLedgerHandlers,
    ...librarySourcesHandlers,
    ...libraryCareHandlers,
    ...filesHandlers,
    ...highlightsHandlers,
    ...searchHandlers,
    ...graphHandlers,
    ...analysesHandlers,
    ...synthesesAdditions,
    ...writingHandlers,
    ...copilotHandlers,
    ...synthesesHandlers,
    ...besideHandlers,
  ].map((answered): [string, Answered] => [nameOf(answered.endpoint), answered]),
)

const textOf = (value: string | null | undefined) => (value ? value : undefined)

/** Limits are the server's, which the page asks and where it counts: here every plan is unlimited. */
function accountOf({ id, username, email, firstName, lastName }: Person, now: string): AccountRow {
  const first = textOf(firstName)
  const last = textOf(lastName)
  return {
    id,
    username: textOf(username) ?? textOf(email) ?? id,
    email: email ?? '',
    passwordHash: '',
    isAdmin: false,
    role: 'user',
    plan: 'individual',
    studentVerificationStatus: 'not_required',
    createdAt: now,
    ...(first !== undefined && { firstName: first }),
    ...(last !== undefined && { lastName: last }),
  }
}

const noRoom = () => {
  const message =
    'This browser has no room left for this, so it was not saved. What was saved before is kept. Remove files, or free space on this device, and try again.'
  return new Refusal(507, message, { code: 'no_room' })
}

/** The store did not take a write; what stands in memory is then ahead of what is kept. */
class StoreRefusal extends Error {
  override name = 'StoreRefusal'
}

/** What is answered where nothing of a call could be kept. Who only reads has what they came for. */
const unkeptOf = ({ endpoint, unkept }: Answered, reply: unknown): unknown =>
  endpoint.method === 'GET' ? reply : unkept?.(reply)

function replyOf({ endpoint }: Answered, output: unknown): EngineReply {
  if (output instanceof Content) return { is: 'content', body: output.body }
  return { is: 'answer', output: endpoint.response.parse(output) }
}

/**
 * The engine of one person: answers calls of ours from a store of their own. A write is kept before it is answered; one
 * that the store refuses is refused in words, and everything is read anew from what is kept. Reading and searching go on.
 */
export function openEngine({ id, person, openStore, tell }: Opening): Engine {
  const hub = hubOf(id)
  const client = {
    id: `page ${id}`,
    account: () => ({ id: person.id, name: person.username ?? '' }),
    // The store is this person's alone.
    mayHear: () => true,
    // A notice would be one that the server does not know.
    deliver: (event: string, payload: unknown) => (event === 'new_notification' ? undefined : tell(event, payload)),
    drop: () => {},
  }
  const line = hub.connect(client, ({ rooms }) => Promise.resolve(void rooms.join(`user:${person.id}`, client)))
  void line.receive('join-user-room', person.id)

  let opening: Promise<World> | undefined
  const open = async () => {
    const kept = await openStore(() => void forget())
    const store: Store = {
      ...kept,
      commit: (changes) =>
        kept.commit(changes).catch((cause: unknown) => {
          throw new StoreRefusal('The store did not take a write.', { cause })
        }),
    }
    const world = await openWorld(id, store, () => {})
    const account = accountOf(person, world.now())
    const before = world.accounts.get(person.id)
    const isSame = JSON.stringify({ ...before, createdAt: '' }) === JSON.stringify({ ...account, createdAt: '' })
    if (!isSame) world.accounts.put({ ...account, createdAt: before?.createdAt ?? account.createdAt })
    // Behind the call for which it was opened: whoever searches next need not wait for it.
    setTimeout(
      () =>
        void libraryOf(world)
          .keepTwins(person.id)
          .catch(() => undefined),
    )
    return world
  }
  const worldNow = () => {
    opening ??= open()
    opening.catch(() => (opening = undefined))
    return opening
  }
  const forget = async () => {
    const before = opening
    opening = undefined
    await (await before)?.close()
  }
  // Who opens an engine asks it something in a moment.
  void worldNow()

  return {
    async ask({ name, input: raw }) {
      const answered = answeredByName.get(name)
      let reply: unknown
      try {
        const world = await worldNow()
        if (name === CLEAR) {
          await world.removeAll()
          await forget()
          return { is: 'answer', output: undefined }
        }
        if (!answered) throw new Refusal(404, 'There is nothing at this address.', { code: 'not_found' })
        const visitor = () => world.accounts.get(person.id)
        const respond = async (scene: Scene<Endpoint>) => (reply = await answered.respond(scene))
        const input = parsedInput(answered, raw)
        return replyOf(answered, await runCall({ ...answered, respond }, input, { world, hub, visitor }))
      } catch (error) {
        if (error instanceof StoreRefusal) {
          await forget()
          const unkept = answered && reply !== undefined ? unkeptOf(answered, reply) : undefined
          if (answered && unkept !== undefined) return replyOf(answered, unkept)
        }
        const refusal = error instanceof StoreRefusal ? noRoom() : error
        if (refusal instanceof Refusal) return { is: 'refused', status: refusal.status, body: refusal.body }
        console.error(`${name}:`, error)
        return { is: 'failed', message: 'Something in this browser went wrong while this was answered.' }
      }
    },
    async close() {
      line.closed()
      await forget()
    },
  }
}
