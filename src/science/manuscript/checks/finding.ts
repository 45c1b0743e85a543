import { textHash } from '../../evidence/document-text.ts'
import type { BlockPlace } from './block-text.ts'

export const findingKinds = [
  'retracted',
  'unknown-paper',
  'quote-not-found',
  'number-not-found',
  'number-differs',
  'uncited',
  'typed-citation',
  'no-passage',
  'incomplete',
  'duplicate',
  'never-cited',
  'too-long',
  'abbreviation',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** `problem`: wrong as it stands. `warning`: likely wrong, a person looks. `note`: worth a look. */
export type Severity = 'problem' | 'warning' | 'note'

/** One thing that a check found. What to do about it is said by `kind`, in words of the page. */
export type Finding = {
  /** Stays while the block stands, whatever is typed elsewhere, and while the same thing is found in it. */
  id: string
  /** What a dismissal is kept under: the kind, what it is about, and the words of the sentence. Another sentence, another key. */
  dismissKey: string
  kind: FindingKind
  severity: Severity
  /** Absent for what is said of the whole draft. */
  place?: BlockPlace
  sentence?: string
  /** Papers that it is about. */
  paperIds?: readonly string[]
  /** What exactly was found: the number, the quoted words, the abbreviation, the missing fields. */
  subject?: string
  /** What stands against it: the number of the analysis, the count and the limit, why it is only a note. */
  against?: string
}

export type FindingDraft = Omit<Finding, 'id' | 'dismissKey'>

/** Gives findings their ids: kind, block and subject, and a count where these are the same. */
export function withIds(drafts: readonly FindingDraft[]): Finding[] {
  const ids = new Map<string, number>()
  const keys = new Map<string, number>()
  const nth = (counts: Map<string, number>, key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}~${count}`
  }
  return drafts.map((draft) => {
    // The count of words changes with every word; what is told is that this limit is passed.
    const subject = draft.kind === 'too-long' ? draft.against : draft.subject
    const about = [draft.kind, ...(draft.paperIds ?? []), subject ?? ''].join('|')
    return {
      ...draft,
      id: nth(ids, `${about}|${draft.place?.blockId ?? ''}`),
      dismissKey: nth(
        keys,
        keyOnce(`${about}|${draft.sentence ?? ''}`, () => `${about}|${foldedSentence(draft.sentence ?? '')}`),
      ),
    }
  })
}

/** A draft of the same findings is checked many times: a key is computed once. */
const keysOnce = new Map<string, string>()
function keyOnce(name: string, words: () => string): string {
  const known = keysOnce.get(name)
  if (known !== undefined) return known
  if (keysOnce.size > 5000) keysOnce.clear()
  const key = textHash(words())
  keysOnce.set(name, key)
  return key
}

/** A sentence without what does not make it another one: case, spaces and signs around its words. */
export const foldedSentence = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%.<>=+−-]+/gu, ' ')
    .trim()
    .replace(/\.$/, '')
