import type { Author } from '#contract/papers.ts'

import { parseName } from '../records/names.ts'
import { isAbstractHeading, isAfterAbstract, type PageBlock } from './page-block.ts'

const AUTHORS_MAX = 200
/** Blocks below the title in which names may stand. */
const BLOCKS_MAX = 12

const place =
  /\b(?:universit\w*|department|institut\w*|faculty|school|college|hospital|center|centre|laborator\w+|clinic\w*|division|ministry|academy|street|avenue|road|box|inc|ltd|gmbh|correspond\w*|received|accepted|published|submitted|e-?mail|editor|copyright|license\w*|abstract|keywords?)\b/i

/** Marks of notes at names: raised figures, stars and daggers, a sign that stands alone. */
const withoutMarks = (text: string) =>
  text
    .replace(/\S*@\S*/g, ' ')
    .replace(/(?<=[\p{L}.])\s?\d{1,2}(?:\s?[,;]\s?\d{1,2})*(?=\W|$)/gu, '')
    .replace(/[*†‡§¶∥‖#¹²³⁴⁵⁶⁷⁸⁹⁰☆✉]+/gu, '')
    .replace(/,\s*(?:MD|PhD|DPhil|MSc|BSc|MPH|MBBS|FRCP|FRCS|RN|Dr|Prof)\b\.?/g, '')

/** A person with a given name and a family name: "Mary J. O’Connell", "Ludwig van Beethoven", "Webb AE". */
const isName = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ter|ten|y)(?= ))){1,6}$/u.test(
    text,
  ) && /\p{Ll}/u.test(text)

function namesIn(text: string): { names: string[]; isNames: boolean } {
  const parts = withoutMarks(text)
    .split(/[,;&\t\n•·|]|\band\b/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:[^\p{Lu}\s]\s)+/u, '')
        .replace(/\s[^\p{L}]$/u, ''),
    )
    .filter((part) => /\p{L}{2}/u.test(part))
  const names = parts.filter((part) => isName(part) && !place.test(part))
  return { names, isNames: names.length > 0 && names.length >= 0.6 * parts.length }
}

/** The authors in the blocks below a title; none where what stands there is not read as names with certainty. */
export function authorsOf(blocks: readonly PageBlock[], titleEnd: number, titleSize: number): Author[] {
  const below = blocks
    .filter(({ y, size }) => y > titleEnd && (titleSize === 0 || size < titleSize))
    .toSorted((a, b) => a.y - b.y)
    .slice(0, BLOCKS_MAX)
  const found: string[] = []
  for (const { text } of below) {
    if (isAbstractHeading(text) || isAfterAbstract(text)) break
    const { names, isNames } = text.length > 4000 ? { names: [], isNames: false } : namesIn(text)
    if (isNames && !place.test(withoutMarks(text))) found.push(...names)
    else if (found.length > 0) break
  }
  return [...new Set(found)].slice(0, AUTHORS_MAX).flatMap((name) => parseName(name, { givenFirst: true }) ?? [])
}
