/** Scripts that set no spaces between words: there, any letter may begin a passage. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
/** A blank line ends a block: what stands beyond it says nothing about the passage. */
const block = /\n\s*\n/

/** "in|effective", "CD|4", "non-|significant", "in-\n|effective", "did|n't", "mg/|dl" */
const wordBefore = [/[\p{L}\p{N}\p{M}]$/u, /[\p{L}\p{M}][-‐‑–/'’]$/u, /[\p{L}\p{M}][-‐‑]\s*\n\s*$/u]
const wordAfter = [/^[\p{L}\p{M}]/u, /^[-‐‑–/'’][\p{L}\p{M}]/u, /^[-‐‑]\s*\n\s*[\p{L}\p{M}]/u]
/** "effect|2" is a name that was cut, "as was shown|12." a word with the number of a reference. */
const nameAfter = /^\p{N}/u
const reference = /\p{Ll}{4}$/u

const denial =
  "no|not|non|never|nor|neither|none|without|cannot|can'?t|hardly|scarcely|barely|rarely|seldom|nowhere|lacks?|lacked|lacking|\\w{2,8}n't"
const deniedBefore = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}-])(?:(?:${denial})(?:\s+(?:\p{L}{2,20}ly|very|so|as|that|more|a|an|any|longer|to|be|been|the|even|always|yet))?|(?:no|without)(?:\s+(?!(?:of|in|on|at|to|for|the|was|were|is|and|or|with|by|that|which)\s)[\p{L}-]{2,20}){1,2}|lack\s+of|absence\s+of|free\s+(?:of|from)|fail(?:s|ed|ing|ure)?\s+to|unable\s+to|instead\s+of|rather\s+than|unlikely\s+(?:to|that)|no\s+(?:\p{L}{2,20}\s+)?(?:evidence|proof|sign|indication|suggestion)\s+(?:that|of|for)|(?:not|n't)\s+(?:true|the\s+case|clear|shown|mean|imply|evident|certain|likely|possible|known|the)(?:\s+that)?|(?:false|doubtful|wrong|unclear|untrue|uncertain)\s+(?:that|whether)|whether)\s+["'“‘(]?$`,
  'iu',
)
const deniedAfter = new RegExp(
  String.raw`^(?:\s*[,(–—]\s*|\s+)(?:(?:but|although|albeit|though|if|yet|and|was|were|is|are|did|does|do|had|has|have|will|would|could|should|may|might|can)\s+)?(?:${denial}|n\.?\s?s\.?|ineffective|absent|unlikely|fail(?:s|ed)\s+to|less|free)(?![\p{L}\p{N}])`,
  'iu',
)

/**
 * Whether a passage is cut out of its sentence soundly: it neither begins nor ends inside a word or a compound, and the
 * words on which its sense hangs ("not", "no", "non-", "without", "failed to") are not left just outside. `start` and
 * `end` are offsets in `text`. A stop or a blank line between ends what can belong to it.
 */
export function partsNoWord(text: string, start: number, end: number): boolean {
  const before = lastBlock(text.slice(Math.max(0, start - 80), start).replace(invisible, ''))
  const after = firstBlock(text.slice(end, end + 60).replace(invisible, ''))
  const opening = text.slice(start, Math.min(end, start + 8)).replace(invisible, '')
  const closing = text.slice(Math.max(start, end - 8), end).replace(invisible, '')
  if (/^[\p{L}\p{N}]/u.test(opening) && !unspaced.test(opening.charAt(0))) {
    const figure = /^\p{N}/u.test(opening)
    if (
      wordBefore.some((pattern, i) => (i === 0 || !figure) && pattern.test(before)) &&
      !unspaced.test(before.at(-1) ?? '')
    )
      return false
  }
  if (/^[-‐‑]\s*\p{L}/u.test(opening) && /[\p{L}\p{M}]$/u.test(before)) return false
  if (/[\p{L}\p{M}]$/u.test(closing) && !unspaced.test(closing.at(-1) ?? '')) {
    if (wordAfter.some((pattern) => pattern.test(after)) && !unspaced.test(after.charAt(0))) return false
    if (nameAfter.test(after) && !reference.test(closing)) return false
  }
  if (/\p{L}[-‐‑]$/u.test(closing) && /^\s*\p{L}/u.test(after) && !/^\s+(?:and|or|to)\s/.test(after)) return false
  return !deniedBefore.test(before) && !(/[\p{L}\p{N}\p{M})%]$/u.test(closing) && deniedAfter.test(after))
}

const lastBlock = (words: string) => words.split(block).at(-1) ?? ''
const firstBlock = (words: string) => words.split(block)[0] ?? ''
