import { paperPartOf } from './paper-part.ts'
import type { PaperPart } from './fact.ts'

/** A section as a reader of files knows it: where it begins and ends in the text, heading included. */
export type TextSection = { title: string; start: number; end: number; level?: number }
/** A stretch of text under one heading. `start` is that of the heading's line, `from` that of what stands under it. */
export type Stretch = { name: string; part: PaperPart | undefined; start: number; from: number }

const marked = /^[ \t]*(#{1,6})[ \t]+([^\n]{1,200})$/gm
const numbered = /^[ \t]*(\d{1,2}(?:\.\d{1,2}){0,3})\.?[ \t]+(\p{Lu}[^\n.:;,|\t]{1,80})$/gmu
const bare = /^[ \t]*(\p{Lu}[^\n.:;,|\t]{2,60})$/gmu

/**
 * Headings of a full text: lines marked with "#", numbered lines ("2.1 Participants") and lines that are nothing but the
 * name of a part ("Methods", "COMPETING INTERESTS"). A heading that names no part belongs to the part above it.
 */
export function headingsIn(text: string): Stretch[] {
  const found = new Map<number, Stretch & { level: number }>()
  const add = (at: number, line: string, name: string, level: number) => {
    if (found.has(at)) return
    found.set(at, { name: name.trim(), part: paperPartOf(name), start: at, from: at + line.length, level })
  }
  for (const hit of text.matchAll(marked)) add(hit.index, hit[0], hit[2] ?? '', hit[1]?.length ?? 1)
  for (const hit of text.matchAll(numbered)) add(hit.index, hit[0], hit[2] ?? '', (hit[1] ?? '').split('.').length + 1)
  for (const hit of text.matchAll(bare)) {
    const name = hit[1] ?? ''
    if (paperPartOf(name) && name.trim().split(/\s+/).length <= 5 && isAlone(text, hit.index, hit[0].length))
      add(hit.index, hit[0], name, 2)
  }
  return inherit(
    withTitle(
      [...found.values()].sort((a, b) => a.start - b.start),
      text,
    ),
  )
}

/** The first heading of a text is the paper's title, when nothing stands before it and it is more than the name of a part. */
function withTitle<T extends Stretch & { level: number }>(stretches: T[], text: string): T[] {
  const [first, ...rest] = stretches
  if (!first || first.level !== 1 || text.slice(0, first.start).trim() !== '' || first.name.split(/\s+/).length < 3)
    return stretches
  return [{ ...first, part: 'title' }, ...rest]
}

/** Sections that the reader of the file knows, as stretches: what stands under a heading begins behind its words. */
export const stretchesOf = (sections: readonly TextSection[], text: string): Stretch[] =>
  inherit(
    sections
      .map(({ title, start, level = 2 }) => {
        const from = text.startsWith(title, start) ? start + title.length : start
        return { name: title, part: paperPartOf(title), start, from, level }
      })
      .sort((a, b) => a.start - b.start),
  )

/** A heading under "Methods" belongs to the methods, whatever it is called; one beside it does not. */
function inherit(stretches: readonly (Stretch & { level: number })[]): Stretch[] {
  const above: (Stretch & { level: number })[] = []
  return stretches.map((stretch) => {
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= stretch.level) above.pop()
    const parent = above.at(-1)?.part
    const part = parent && parent !== 'title' && !standsAlone(stretch.part) ? parent : stretch.part
    const { level, ...rest } = stretch
    above.push({ ...rest, part, level })
    return { ...rest, part }
  })
}

/** Parts that are what they are, wherever they stand; "Outcomes" under "Results" are results. */
const standsAlone = (part: PaperPart | undefined) =>
  part !== undefined && !['methods', 'results', 'aim', 'background'].includes(part)

/** A line between line ends that is no part of a paragraph: what follows it opens with a capital or a figure. */
const isAlone = (text: string, at: number, length: number) =>
  /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 3), at)) &&
  /^\s*\n\s*(?:[\p{Lu}\p{N}"“(#]|$)/u.test(text.slice(at + length, at + length + 12))
