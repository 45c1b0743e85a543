import { ModelFailure } from '#engine/language-model/language-model.ts'

import type { End } from './protocol.ts'

const KEPT = 'What it had written is kept.'

/** Throws where an answer ended for another reason than that it was finished. */
export function checkEnd(end: End | undefined): void {
  if (end === 'length')
    throw new ModelFailure(
      `The language model reached its limit of length before it had finished. ${KEPT} Ask about fewer papers, or have its limit raised.`,
    )
  if (end === 'filter')
    throw new ModelFailure(
      `A filter of the language model’s provider broke the answer off. ${KEPT} Put the question another way, or choose other papers.`,
    )
  if (end === 'tool')
    throw new ModelFailure(
      `The language model wanted to use a tool instead of writing, and it has none here. ${KEPT} Try again, or choose another model.`,
    )
  if (end === 'other')
    throw new ModelFailure(`The language model ended its answer without saying that it was whole. ${KEPT} Try again.`)
}

/** The end of the stream is missing. */
export const brokenOff = () =>
  new ModelFailure(`The language model’s answer broke off before its end. ${KEPT} Try again.`)

const WORDS_MAX = 300
/** Of a key that a provider echoes in part: so many letters of its front or end are too many. */
const PART = 6

/** The provider's own words for people: on one line, short, without keys and without queries of addresses. */
export function providerWords(words: string, key: string | undefined): string {
  const short = words.slice(0, 4 * WORDS_MAX)
  const unkeyed = (key ? short.replaceAll(key, '…') : short)
    .replace(/[\w-]{0,40}\*{3,400}[\w*-]{0,400}/g, '…')
    .replace(/\b(?:sk|pk|key|Bearer|AIza)[-_ ]?[\w*.-]{5,}[\w*-]/gi, (found) => (/[\d*_-]/.test(found) ? '…' : found))
  const safe = withoutParts(unkeyed, key)
    .replace(/\b[\w-]{32,}/g, '…')
    .replace(/\?[^\s"']{1,400}/g, '')
  return safe.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX)
}

function withoutParts(words: string, key: string | undefined): string {
  if (!key || key.length < 2 * PART) return words
  let safe = words
  for (const piece of [key.slice(0, PART), key.slice(-PART)]) safe = safe.replaceAll(piece, '…')
  return safe
}
