import { trimmed } from './clean-text.ts'
import { isRisType } from './item-types.ts'
import type { TaggedRecord } from './tagged-field.ts'
import type { ReadLine } from './tagged-lines.ts'

const knownTags = new Set(
  (
    'TY A1 A2 A3 A4 AB AD AF AN AU AV BT C1 C2 C3 C4 C5 C6 C7 C8 CA CN CP CT CY DA DB DI DO DP DS ED EP ER ET ID IS J1 J2 ' +
    'J9 JA JF JI JO KW L1 L2 L3 L4 LA LB LK M1 M2 M3 N1 N2 NV OP PA PB PI PP PU PY RI RN RP SE SN SO SP ST T1 T2 T3 TA TI ' +
    'TT U1 U2 U3 U4 U5 UR VL VO WE WT Y1 Y2'
  ).split(' '),
)
/** A stretch of lines before any TY line counts as a record only if it names a work. */
const namingTags = ['TI', 'T1', 'CT', 'DO']
/** Of these a record has one: a second is the next record's, where no TY line says so. */
const singleTags = new Set(['TI', 'T1', 'UI', 'AN', 'VN', 'ID', 'PY', 'AB', 'JF', 'SO'])

type Style = { anySpacing: boolean; lowerCase: boolean }
type Line = { tag: string; value: string }

/**
 * Tells the lines of a RIS file. A record starts at TY and ends at ER or at the next TY. An ER that carries text ends a
 * record only if a TY or nothing follows, and a line in the shape of TY starts one only with a plausible type: both
 * occur inside abstracts.
 */
export function risLines(lines: readonly string[]): ReadLine {
  const style = styleOf(lines)
  return (text, open, afterBlank, index) => {
    const found = tagged(text, style)
    if (found?.tag === 'TY') {
      const begins = open === undefined || open.headless || open.fields.length === 0 || isType(found.value)
      return begins ? { tag: found.tag, value: found.value, begins } : undefined
    }
    if (found?.tag === 'ER') return found.value === '' || endsRecord(lines, index, style) ? { ends: true } : undefined
    if (found === undefined) return undefined
    const begins = open === undefined || (open.headless && startsNext(open, found.tag, afterBlank))
    return { tag: found.tag, value: found.value, begins, headless: true }
  }
}

/** Without TY lines a record begins with a tag that the one before has had, behind a blank line or where that one began. */
function startsNext({ fields }: TaggedRecord, tag: string, afterBlank: boolean): boolean {
  const isRepeated = singleTags.has(tag) && fields.some((field) => field.tag === tag)
  const isFirst = afterBlank && fields[0]?.tag === tag && fields.at(-1)?.tag !== tag
  return isRepeated || isFirst
}

function tagged(text: string, style: Style): Line | undefined {
  const found = /^([A-Za-z][A-Za-z0-9])([ \t]{0,4})-(?:[ \t](.*))?(.*)$/s.exec(
    style.anySpacing ? text.trimStart() : text,
  )
  if (!found) return undefined
  const [, written = '', spaces = '', value = '', glued = ''] = found
  const tag = written.toUpperCase()
  if (written !== tag && !(style.lowerCase && knownTags.has(tag))) return undefined
  if (spaces !== '  ' && !(style.anySpacing && knownTags.has(tag))) return undefined
  if (glued !== '' && !knownTags.has(tag)) return undefined
  return { tag, value: trimmed(value + glued) }
}

/** The first TY line shows how this file spells its tags; looser spellings are read only in files that use them. */
function styleOf(lines: readonly string[]): Style {
  const first = lines.find((line) => /^\s*ty[ \t]{0,4}-/i.test(line))
  return {
    anySpacing: first !== undefined && !/^ty {2}-/i.test(first),
    lowerCase: first !== undefined && /^\s*t?y|^\s*ty/.test(first),
  }
}

function isType(value: string): boolean {
  return isRisType(value) || /^[A-Z]{3,8}$/.test(value)
}

function endsRecord(lines: readonly string[], at: number, style: Style): boolean {
  for (let index = at + 1; index < lines.length; index += 1) {
    const next = tagged(lines[index] ?? '', style)
    if (next) return next.tag === 'TY' && isType(next.value)
  }
  return true
}

/** True for a record that a TY line began, or that names a work without one. */
export function isRisRecord({ fields, headless }: TaggedRecord): boolean {
  return !headless || fields.some(({ tag }) => namingTags.includes(tag))
}
