import type { Endpoint } from '../endpoint.ts'

const sources = import.meta.glob<string>('../*.ts', { query: '?raw', import: 'default', eager: true })

const OPENS = /defineApi\('([\w-]+)', \{$/
const CALL = /^ {2}(\w+): \{/

/** The doc comment above each call of one contract file, by `domain.name`. */
export function callComments(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let domain: string | undefined
  let comment = ''
  let isInside = false
  for (const line of source.split('\n')) {
    domain = OPENS.exec(line)?.[1] ?? (line === '})' ? undefined : domain)
    if (domain === undefined) continue
    const text = line.trim()
    if (line.startsWith('  /**')) [comment, isInside] = ['', true]
    if (isInside) {
      comment += ` ${text.replace(/^(\/\*\*|\*\/|\*)/, '').replace(/\*\/$/, '')}`
      isInside = !text.endsWith('*/')
      continue
    }
    const name = CALL.exec(line)?.[1]
    if (name === undefined) continue
    found.set(`${domain}.${name}`, comment.replaceAll(/\s+/g, ' ').trim())
    comment = ''
  }
  return found
}

const comments = new Map(Object.values(sources).flatMap((source) => [...callComments(source)]))

/** What a call does in one sentence, the rest of its doc comment, and the refusals that this names. */
export type CallDocs = { summary: string; description: string; refusals: ReadonlyMap<number, string[]> }

/**
 * What the doc comment above a call says: its first sentence is the summary, and a status with a code (409 `changed`) is a
 * refusal of its own. Empty where there is none, which a test refuses.
 */
export function docsOf({ domain, name }: Pick<Endpoint, 'domain' | 'name'>): CallDocs {
  const comment = comments.get(`${domain}.${name}`) ?? ''
  const end = comment.search(/\.(\s|$)/)
  const refusals = new Map<number, string[]>()
  for (const [, status, code = ''] of comment.matchAll(/\b(4\d\d)\b(?: `(\w+)`)?/g)) {
    refusals.set(Number(status), [...(refusals.get(Number(status)) ?? []), code].filter(Boolean))
  }
  return {
    summary: end < 0 ? comment : comment.slice(0, end),
    description: comment.slice(end < 0 ? comment.length : end + 1).trim(),
    refusals,
  }
}
