import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Server = { url: string; signal(name: NodeJS.Signals): void; kill(): Promise<void>; said(): string }

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A server of its own process on a database, as `npm start` runs it, without pages. */
export async function startServer(databaseUrl: string, folder: string): Promise<Server> {
  const server = spawn(process.execPath, ['.ci/serve/start.mjs', '--api-only'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ROADRUNNER_DATA: folder,
      ROADRUNNER_LLM_URL: '',
      ROADRUNNER_DEMO: 'on',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(server, 'exit')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      said += String(text)
      const address = /running at (http:\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void gone.then(() => reject(new Error(`The server ended: ${said}`)))
  })
  return {
    url,
    signal: (name) => void server.kill(name),
    kill: async () => {
      server.kill('SIGKILL')
      await gone
    },
    said: () => said,
  }
}

export type Person = { name: string; cookie: string }
export type Answered = { status: number; reply: unknown }

/** Asks a server something; a status of 0 where it gave no answer. */
export async function ask(
  { url }: Pick<Server, 'url'>,
  person: Person | undefined,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<Answered & { cookies: string[] }> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(person && { cookie: person.cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const reply = text === '' ? undefined : (JSON.parse(text) as unknown)
    return { status: response.status, reply, cookies: response.headers.getSetCookie() }
  } catch {
    return { status: 0, reply: undefined, cookies: [] }
  }
}

const personOf = (name: string, cookies: readonly string[]): Person => ({
  name,
  cookie: cookies[0]?.split(';')[0] ?? '',
})

/** Registers somebody, who is on the Free plan. */
export async function register(server: Server, name: string): Promise<Person> {
  const body = { username: name, email: `${name}@example.org`, password: 'long enough' }
  const { status, cookies } = await ask(server, undefined, ['POST', '/auth/register', body])
  if (status !== 200) throw new Error(`${name} was not registered: ${status}`)
  return personOf(name, cookies)
}

export async function signIn(server: Server, email: string, password: string): Promise<Person> {
  const { status, cookies } = await ask(server, undefined, ['POST', '/auth/login', { email, password }])
  if (status !== 200) throw new Error(`${email} was not signed in: ${status}`)
  return personOf(email, cookies)
}

/** An import of so many papers. */
export const importOf = (importId: string, papers: number) =>
  [
    'POST',
    '/documents/imports',
    {
      importId,
      batch: 0,
      file: 'papers.ris',
      records: Array.from({ length: papers }, (_, line) => ({
        line: line + 1,
        draft: {
          type: 'article',
          title: `Paper ${line} of ${importId}`,
          authors: [],
          keywords: [],
          ids: {},
        },
      })),
    },
  ] as const
