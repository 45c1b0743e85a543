import { additions, endpoints } from '../all.ts'
import { authApi } from '../auth.ts'
import { capabilitiesApi } from '../capabilities.ts'
import type { Endpoint } from '../endpoint.ts'
import { notificationsApi } from '../notifications.ts'
import { capabilityOf } from '../openapi/capability-of.ts'
import { openApiPath } from '../openapi/document.ts'
import { subscriptionApi } from '../subscription.ts'
import { synthesesApi } from '../syntheses.ts'
import { answerDifferences, differenceText, refusalDifferences, type Difference } from './answer-shape.ts'
import { inOrder, questionOf } from './reads.ts'
import { apiBaseOf, createSession, type Answer, type Input, type Session } from './session.ts'
import { neverWritten, NoId, stories, type Actor } from './writes.ts'

export type Checked = {
  call: string
  /** Method and address, and what was special about this question. */
  what: string
  verdict: 'same' | 'different' | 'skipped'
  differences: Difference[]
  note?: string
  status?: number
  ms?: number
}
export type Level = 'specification' | 'all'
export type Options = {
  url: string
  user: string
  password: string
  /** `specification`: the calls of the specification alone. `all`: the additions too that the server says it has. */
  level?: Level
  /** Also writes, each of which is taken back. */
  write?: boolean
  fetch?: typeof globalThis.fetch
  tell?: (checked: Checked) => void
}
export type Report = { checked: Checked[]; different: number; same: number; skipped: number; notWritten: string[] }

/** For Stop: the story cannot go on, and what is the matter has been said. */
class Stop extends Error {}

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`
const REFUSED = [400, 401, 403, 404, 410, 422]

/**
 * Runs the contract against a server and says, call by call, what differs. Reading calls first; with `write` also
 * stories that take back what they make. An addition is asked only where the server says that it has it, and a call that
 * this account may not make must be refused in the form of the contract.
 *
 * @throws where no server answers or the sign-in is refused: there is nothing to compare then
 */
export async function runConformance({
  url,
  user,
  password,
  level = 'all',
  write,
  fetch = globalThis.fetch,
  tell,
}: Options): Promise<Report> {
  const session = createSession(apiBaseOf(url), fetch)
  const known = new Map<string, unknown>()
  const checked: Checked[] = []
  const note = (one: Checked) => {
    checked.push(one)
    tell?.(one)
  }
  const compare = (endpoint: Endpoint, more: string, answer: Answer, differences: Difference[]) =>
    note({
      call: nameOf(endpoint),
      what: `${endpoint.method} ${openApiPath(endpoint.path)}${more}`,
      verdict: differences.length === 0 ? 'same' : 'different',
      differences,
      status: answer.status,
      ms: answer.ms,
    })
  const skip = (endpoint: Endpoint, why: string) =>
    note({
      call: nameOf(endpoint),
      what: `${endpoint.method} ${openApiPath(endpoint.path)}`,
      verdict: 'skipped',
      differences: [],
      note: why,
    })
  const unreachable = (endpoint: Endpoint, error: unknown) =>
    compare(endpoint, '', { status: 0, text: '', ms: 0 }, [
      { kind: 'status', at: '', expected: 'an answer', got: error instanceof Error ? error.message : String(error) },
    ])
  const learn = (endpoint: Endpoint, { text }: Answer) => {
    const body = text.trim() === '' ? undefined : (JSON.parse(text) as unknown)
    const payload = endpoint.response.safeParse(endpoint.envelope ? endpoint.envelope.unwrap(body) : body).data
    known.set(nameOf(endpoint), payload)
    return payload
  }

  await withoutSession(session, compare)
  await signIn(session, { user, password }, compare, learn)
  const isAsked = ({ domain }: Endpoint) => level === 'all' || !additions.includes(domain)
  if (isAsked(capabilitiesApi.get)) await askCapabilities(session, compare, skip, learn)
  const features = (known.get('capabilities.get') as { features?: string[] } | undefined)?.features ?? []
  const lacks = (endpoint: Endpoint) => {
    const capability = capabilityOf(endpoint)
    return capability !== undefined && !features.includes(capability) ? capability : undefined
  }

  for (const endpoint of inOrder(endpoints.filter((one) => one.method === 'GET' && isAsked(one)))) {
    if (endpoint.domain === 'capabilities') continue
    const missing = lacks(endpoint)
    if (missing) {
      skip(endpoint, `the server does not say that it has ${missing}`)
      continue
    }
    const question = questionOf(endpoint, known)
    if ('skip' in question) {
      skip(endpoint, question.skip)
      continue
    }
    try {
      const answer = await session.send(endpoint, question.input)
      if (question.expects === 'refusal') {
        const taken = answer.status < 300 && endpoint.domain !== 'auth'
        if (taken) compare(endpoint, ' (unknown id)', answer, answerDifferences(endpoint, answer))
        else compare(endpoint, ' (unknown id)', answer, refusalDifferences(answer, REFUSED))
      } else if (answer.status === 403) {
        compare(endpoint, ' (not for this account)', answer, refusalDifferences(answer, [403]))
      } else {
        const differences = answerDifferences(endpoint, answer)
        compare(endpoint, '', answer, differences)
        if (differences.length === 0) learn(endpoint, answer)
      }
    } catch (error) {
      unreachable(endpoint, error)
    }
  }

  if (write) {
    const me = (known.get('auth.me') ?? {}) as Record<string, unknown>
    for (const story of stories.filter(({ needs }) => needs.every(isAsked))) {
      const missing = story.needs.map(lacks).find((capability) => capability !== undefined)
      if (missing) {
        for (const endpoint of story.needs)
          skip(endpoint, `not written: the server does not say that it has ${missing}`)
        continue
      }
      await tellStory(story, session, me, compare, unreachable)
    }
  }
  await session.send(authApi.logout).then(
    (answer) => compare(authApi.logout, '', answer, answerDifferences(authApi.logout, answer)),
    (error: unknown) => unreachable(authApi.logout, error),
  )
  const count = (verdict: Checked['verdict']) => checked.filter((one) => one.verdict === verdict).length
  return {
    checked,
    different: count('different'),
    same: count('same'),
    skipped: count('skipped'),
    notWritten: neverWritten(endpoints.filter(isAsked)),
  }
}

type Compare = (endpoint: Endpoint, more: string, answer: Answer, differences: Difference[]) => void
type Learn = (endpoint: Endpoint, answer: Answer) => unknown

/** What somebody who is not signed in may not read. */
async function withoutSession(session: Session, compare: Compare) {
  for (const endpoint of [synthesesApi.list, subscriptionApi.get, notificationsApi.list]) {
    const answer = await session.send(endpoint, {}, { anonymous: true }).catch((error: unknown) => {
      throw new Error(`No server answers there: ${error instanceof Error ? error.message : String(error)}`)
    })
    compare(endpoint, ' (not signed in)', answer, refusalDifferences(answer, [401]))
  }
}

async function signIn(
  session: Session,
  { user, password }: { user: string; password: string },
  compare: Compare,
  learn: Learn,
) {
  const answer = await session.send(authApi.login, { body: { email: user, password } })
  if (answer.status >= 300) {
    throw new Error(`The sign-in of ${user} was refused with ${answer.status}: nothing can be compared.`)
  }
  const differences = answerDifferences(authApi.login, answer)
  compare(authApi.login, '', answer, differences)
  if (differences.length === 0) session.takeToken((learn(authApi.login, answer) as { token?: unknown }).token)
}

/** The one probe: a server that does not know it has the calls of the two texts alone. */
async function askCapabilities(
  session: Session,
  compare: Compare,
  skip: (endpoint: Endpoint, why: string) => void,
  learn: Learn,
) {
  const answer = await session.send(capabilitiesApi.get)
  if (answer.status === 404) return skip(capabilitiesApi.get, 'the server has no additions')
  const differences = answerDifferences(capabilitiesApi.get, answer)
  compare(capabilitiesApi.get, '', answer, differences)
  if (differences.length === 0) learn(capabilitiesApi.get, answer)
}

async function tellStory(
  story: (typeof stories)[number],
  session: Session,
  me: Record<string, unknown>,
  compare: Compare,
  unreachable: (endpoint: Endpoint, error: unknown) => void,
) {
  let last: Endpoint | undefined
  const toTakeBack: { endpoint: Endpoint; input: Input }[] = []
  const isSame = (endpoint: Endpoint, input: Input) => (one: (typeof toTakeBack)[number]) =>
    one.endpoint === endpoint && JSON.stringify(one.input.params) === JSON.stringify(input.params)
  const ask = async (endpoint: Endpoint, input: Input) => {
    try {
      return await session.send(endpoint, input)
    } catch (error) {
      unreachable(endpoint, error)
      throw new Stop()
    }
  }
  const actor: Actor = {
    me,
    key: () => `conformance-${crypto.randomUUID()}`,
    call: async (endpoint, input) => {
      const fits = endpoint.body?.safeParse(input.body).success ?? true
      if (!fits) throw new Error(`This program is wrong: what it sends to ${endpoint.path} is not of the contract.`)
      last = endpoint
      const answer = await ask(endpoint, input)
      if (answer.status === 403) {
        compare(endpoint, ' (not for this account)', answer, refusalDifferences(answer, [403]))
        throw new Stop()
      }
      const differences = answerDifferences(endpoint, answer)
      compare(endpoint, '', answer, differences)
      const body = answer.text.trim() === '' ? undefined : safeJson(answer.text)
      const payload = endpoint.envelope ? endpoint.envelope.unwrap(body) : body
      if (answer.status >= 300) throw new Stop()
      return (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>
    },
    refuse: async (endpoint, input, statuses) => {
      const answer = await ask(endpoint, input)
      compare(endpoint, ' (gone)', answer, refusalDifferences(answer, statuses))
    },
    takeBack: (endpoint, input) => void toTakeBack.push({ endpoint, input }),
    taken: (endpoint, input) => {
      const at = toTakeBack.findIndex(isSame(endpoint, input))
      if (at >= 0) toTakeBack.splice(at, 1)
    },
  }
  try {
    await story.run(actor)
  } catch (error) {
    // What stopped a story has been said, but for this: what was made may be there still.
    if (error instanceof NoId && last) {
      compare(last, ' (what it made may still be there)', { status: 200, text: '', ms: 0 }, [
        { kind: 'missing', at: 'id', expected: 'the id of what was made', got: 'nothing' },
      ])
    } else if (!(error instanceof Stop)) throw error
  } finally {
    for (const { endpoint, input } of toTakeBack.toReversed()) {
      const answer = await session.send(endpoint, input).catch((error: unknown) => unreachable(endpoint, error))
      if (answer) compare(endpoint, '', answer, answerDifferences(endpoint, answer))
    }
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** One line for one call, and one for each difference. */
export function lineOf({ verdict, what, status, ms, note, differences }: Checked): string {
  const sign = { same: 'ok     ', different: 'DIFFERS', skipped: 'skipped' }[verdict]
  const tail = note ?? `${status ?? ''} ${ms ?? 0} ms`
  return [`${sign}  ${what}  (${tail})`, ...differences.map((one) => `           ${differenceText(one)}`)].join('\n')
}
