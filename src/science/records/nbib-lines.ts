import type { TaggedRecord } from './tagged-field.ts'
import type { ReadLine } from './tagged-lines.ts'

/** Tags that are accepted when they do not fill their four columns, as in "PMID-22664220" without a space. */
const knownTags = new Set(
  (
    'AB AD AID AU AUID BTI CI CIN CN CON COIS CP CRDT CTDT CTI DA DCOM DEP DP ED EDAT EFR EIN EN FAU FED FIR FPS GN GR GS ' +
    'IP IR IRAD IS ISBN JID JT LA LID LR MH MHDA MID NM OAB OABL OCI OID ORI OT OTO OWN PB PG PHST PL PMC PMCR PMID PS PST ' +
    'PT PUBM RF RIN RN ROF RPF SB SFM SI SO SPIN STAT TA TI TT UIN UOF VI VTI'
  ).split(' '),
)
/** Fields with which a record without PMID begins, behind a blank line; others do so when they occur once more. */
const leading = new Set(['PMC', 'PMCR', 'OWN', 'STAT'])
const single = new Set(['TI', 'DP'])
/** Long fields whose further lines may have lost their indent on the way. */
const long = new Set(['TI', 'AB', 'OAB'])

/** Tells the lines of a MEDLINE file: a record starts with its PMID, or, where there is none, after a blank line. */
export function nbibLines(lines: readonly string[]): ReadLine {
  // Some mail programs put a blank line behind every line: then it parts nothing.
  const isSpaced = lines.filter((text) => text.trim() === '').length > lines.length * 0.4
  return (text, open, afterBlank) => {
    const [found, tag = '', padding = '', value] = /^([A-Z][A-Z0-9]{0,4})( *)-(.*)$/s.exec(text) ?? []
    if (found !== undefined && (tag.length + padding.length === 4 || knownTags.has(tag))) {
      const isNext = !isSpaced && afterBlank && (leading.has(tag) || (single.has(tag) && has(open, tag)))
      return { tag, value, begins: open === undefined || tag === 'PMID' || isNext, headless: tag !== 'PMID' }
    }
    return /^\s/.test(text) || long.has(open?.fields.at(-1)?.tag ?? '') ? undefined : {}
  }
}

function has(record: TaggedRecord | undefined, tag: string): boolean {
  return record?.fields.some((field) => field.tag === tag) ?? false
}
