import type { Claim } from '#contract/narrative.ts'

import { papersOfClaim } from './outline.ts'

/** In the text a citation is the id of its paper in braces: `{d-12}`. It is resolved where the text is shown or exported. */
export const citationMark = (documentId: string): string => `{${documentId}}`
const MARK = /\{([A-Za-z0-9_-]{1,128})\}/g

export type TextPart = { kind: 'text'; text: string } | { kind: 'citation'; documentId: string }

/** The text of a section cut at its citations. A brace that names no known paper stays what it is. */
export function partsOf(text: string, isKnown: (documentId: string) => boolean): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(MARK)) {
    const documentId = match[1] ?? ''
    if (!isKnown(documentId)) continue
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    parts.push({ kind: 'citation', documentId })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

const NAMED = /\{([^{}\n]{1,300})\}/g

/**
 * Citations as a person reads and writes them, by the name of their paper: `{Shepherd et al. 2002}` for `{d-12}`. Papers of
 * one name have a letter, in their order. What names no paper of the set stays as it was written.
 */
export function namedMarks(labels: ReadonlyMap<string, string>) {
  const plain = [...labels].map(([id, label]) => [id, label.replaceAll(/[{}()\n]/g, '').trim()] as const)
  const times = new Map<string, number>()
  for (const [, name] of plain) times.set(name, (times.get(name) ?? 0) + 1)
  const met = new Map<string, number>()
  const names = new Map<string, string>()
  for (const [id, name] of plain) {
    const at = met.get(name) ?? 0
    met.set(name, at + 1)
    if (name !== '') names.set(id, (times.get(name) ?? 0) > 1 ? `${name}${String.fromCodePoint(97 + (at % 26))}` : name)
  }
  const ids = new Map([...names].map(([id, name]) => [name, id]))
  return {
    show: (text: string): string =>
      text.replace(MARK, (mark, id: string) => (names.has(id) ? `{${names.get(id)}}` : mark)),
    read: (text: string): string => text.replace(NAMED, (mark, name: string) => (ids.has(name.trim()) ? citationMark(ids.get(name.trim()) ?? '') : mark)), // prettier-ignore
  }
}

const ended = (text: string) => (/[.!?…]["”’)\]]*$/u.test(text) ? text : `${text}.`)

/** Text before its full stop takes the citation: "Fewer died {d-1}." */
function cited(text: string, documentIds: readonly string[]): string {
  const whole = ended(text.trim())
  if (documentIds.length === 0) return whole
  const marks = documentIds.map(citationMark).join('')
  return whole.replace(/([.!?…]{1,20}["”’)\]]{0,20})$/u, ` ${marks}$1`)
}

/**
 * A first text of a section from its claims, in their order, nothing added: supporting ones first, then those against
 * them in a paragraph of their own. The bridges between them are the writer's.
 */
export function textFromClaims(claims: readonly Claim[]): string {
  const sentence = (claim: Claim) => cited(claim.text, papersOfClaim(claim))
  const against = claims.filter(({ stance }) => stance === 'opposes')
  const rest = claims.filter(({ stance }) => stance !== 'opposes')
  return [rest, against]
    .filter((group) => group.length > 0)
    .map((group) => group.map(sentence).join(' '))
    .join('\n\n')
}
