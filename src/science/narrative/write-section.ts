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
