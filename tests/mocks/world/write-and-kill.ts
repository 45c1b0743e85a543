import { setTimeout as wait } from 'node:timers/promises'

import { ask, importOf, register, type Person, type Server } from './servers.ts'

type Wish = {
  servers: [Server, Server]
  start: () => Promise<Server>
  writers: number
  kills: number
  /** Seconds of writing before and after each kill. */
  killEvery: number
}

/** What somebody wrote and was told to be kept. */
type Kept = { person: Person; titles: Map<string, string>; papers: Set<string>; uploads: number }

/**
 * Writes to two servers in turns while one of them is killed again and again, and looks at the end whether both have all
 * that was acknowledged, each of it once. A write without an answer is sent again, with its key, to whoever answers.
 */
export async function writeAndKill({ servers, start, writers, kills: most, killEvery }: Wish) {
  const wrong: string[] = []
  let accepted = 0
  let kills = 0
  const ending = new AbortController()
  let longest = 0
  const other = (n: number): 0 | 1 => (n % 2 === 0 ? 0 : 1)
  /** Until somebody answers, with the same key. */
  const insist = async (person: Person, n: number, what: readonly [string, string, unknown?]) => {
    const begun = performance.now()
    for (let tries = 0; ; tries += 1) {
      const answered = await ask(servers[other(n + tries)], person, what)
      if (answered.status === 200) {
        accepted += 1
        longest = Math.max(longest, performance.now() - begun)
        return answered.reply
      }
      if (answered.status !== 0 && answered.status < 500) {
        wrong.push(`${what[0]} ${what[1]}: ${answered.status} ${JSON.stringify(answered.reply)}`)
        return undefined
      }
      await wait(50)
    }
  }
  const write = async (who: number): Promise<Kept> => {
    const person = people[who] as Person
    const kept: Kept = { person, titles: new Map(), papers: new Set(), uploads: 0 }
    for (let n = who; !ending.signal.aborted; n += 1) {
      const key = `${person.name}-${n}`
      const body = { title: `Title ${key}`, content: 'x'.repeat(n % 5000), clientKey: key }
      const made = (await insist(person, n, ['POST', '/syntheses', body])) as { synthesis: { id: string } } | undefined
      if (!made) continue
      kept.titles.set(made.synthesis.id, body.title)
      if (n % 3 === 0) {
        const title = `Renamed ${key}`
        if (await insist(person, n + 1, ['PUT', `/syntheses/${made.synthesis.id}`, { title }]))
          kept.titles.set(made.synthesis.id, title)
      }
      // The Free plan has five uploads: as many as there are, and not one more.
      if (kept.uploads < 5 && n % 2 === 0) {
        const reply = (await insist(person, n, importOf(`import-${key}`, 4))) as
          | { outcomes: { documentId?: string }[] }
          | undefined
        for (const { documentId } of reply?.outcomes ?? []) if (documentId !== undefined) kept.papers.add(documentId)
        kept.uploads += 1
      }
    }
    return kept
  }
  const people: Person[] = []
  for (let who = 0; who < writers; who += 1) people.push(await register(servers[other(who)], `writer-${who}-${most}`))
  const writing = people.map((_, who) => write(who))
  const killing = async () => {
    while (kills < most) {
      await wait(killEvery * 1000)
      const which = other(kills)
      await servers[which].kill()
      kills += 1
      servers[which] = await start()
    }
    await wait(killEvery * 1000)
    ending.abort()
  }
  const [all] = await Promise.all([Promise.all(writing), killing()])
  const lost: string[] = []
  const doubled: string[] = []
  for (const { person, titles, papers } of all) {
    for (const server of servers) {
      const { reply } = await ask(server, person, ['GET', '/syntheses'])
      const { syntheses } = reply as { syntheses: { id: string; title: string }[] }
      const there = new Map(syntheses.map(({ id, title }) => [id, title]))
      for (const [id, title] of titles) if (there.get(id) !== title) lost.push(`${title} (${there.get(id)})`)
      const seen = new Set<string>()
      for (const { title } of syntheses) {
        if (seen.has(title)) doubled.push(title)
        seen.add(title)
      }
      const own = (await ask(server, person, ['GET', '/documents?scope=own'])).reply as { total: number }
      if (own.total !== papers.size) lost.push(`${own.total} of ${papers.size} papers of ${person.name}`)
      const refused = await ask(server, person, importOf(`too-much-${server.url}`, 1))
      const { status } = [...papers].length >= 20 ? refused : { status: 403 }
      if (status !== 403) wrong.push(`a sixth upload: ${status}`)
    }
  }
  return { accepted, kills, lost, doubled, wrong, longest: Math.round(longest) }
}
