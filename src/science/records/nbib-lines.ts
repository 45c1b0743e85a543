import { trimmed } from './clean-text.ts'
import { continuation, type TaggedRecord } from './tagged-field.ts'

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

/** Cuts a MEDLINE file into records: each starts with its PMID, or, where there is none, after a blank line. */
export function* nbibRecords(lines: readonly string[]): Generator<TaggedRecord> {
  // Some mail programs put a blank line behind every line: then it parts nothing.
  const isSpaced = lines.filter((text) => text.trim() === '').length > lines.length * 0.4
  let open: TaggedRecord | undefined
  let blank = true
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      blank = true
      continue
    }
    const found = /^([A-Z][A-Z0-9]{0,4})( *)-(.*)$/s.exec(text)
    const [, tag = '', padding = '', value = ''] = found ?? []
    if (found && (tag.length + padding.length === 4 || knownTags.has(tag))) {
      const begins = !isSpaced && blank && (leading.has(tag) || (single.has(tag) && has(open, tag)))
      if (open && (tag === 'PMID' || begins)) {
        yield open
        open = undefined
      }
      open ??= { line: index + 1, fields: [], closed: true, headless: tag !== 'PMID' }
      open.fields.push({ tag, value: trimmed(value), line: index + 1, rest: [] })
    } else {
      const field = open?.fields.at(-1)
      if (field && (/^\s/.test(text) || long.has(field.tag))) field.rest.push(continuation(text, blank))
    }
    blank = false
  }
  if (open) yield open
}

function has(record: TaggedRecord | undefined, tag: string): boolean {
  return record?.fields.some((field) => field.tag === tag) ?? false
}
