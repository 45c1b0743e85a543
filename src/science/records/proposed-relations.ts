import type { RelationKind } from '#contract/papers.ts'

import type { PaperLike } from './deduplicate.ts'
import { nearPairs } from './near-pairs.ts'
import { likenessOf, pairKey } from './possible-duplicates.ts'
import { registrationNumbers } from './registration-numbers.ts'
import { TELLING_TITLE, wordsOf } from './title-agreement.ts'
import { plainFamily, plainTitle } from './title-key.ts'
import { titleOfItsWork, workKindOf, type WorkKind } from './work-kind.ts'

/** "Paper `id` is the preprint (erratum, protocol …) of paper `of`", and what speaks for it: for a person to confirm. */
export type ProposedRelation = { id: string; of: string; kind: RelationKind; reasons: readonly RelationClue[] }
export type RelationClue = 'same-identifier' | 'same-registration' | 'same-title' | 'similar-title' | 'same-author'

const identifiers = ['doi', 'pmid', 'pmcid', 'arxiv'] as const
/** Preprints and protocols change their title a little before the paper appears. */
const LIKE = 0.6
/** Years between a protocol or a preprint and its publication. */
const YEARS = 6
/** A record that names more registrations is a review of trials, not a report of one. */
const OWN_REGISTRATIONS = 2

type Known = {
  paper: PaperLike
  kind: WorkKind
  core: string
  words: ReadonlySet<string>
  family: string
  registrations: readonly string[]
}

/**
 * Records that belong together without being one: a preprint and its publication, a protocol and its report, a notice
 * (correction, retraction, concern, comment) and what it is about, and reports of one registered study. Time grows with
 * the number of records, not with its square.
 *
 * @param dismissed pairs that a person said have nothing to do with each other, as `pairKey` names them
 */
export function proposedRelations(
  papers: readonly PaperLike[],
  dismissed: ReadonlySet<string> = new Set(),
): ProposedRelation[] {
  const all = papers.map(knownOf)
  const found = new Map<string, ProposedRelation>()
  for (const [one, other] of nearPairs(all, keysOf)) {
    const name = pairKey(one.paper.id, other.paper.id)
    if (found.has(name) || dismissed.has(name)) continue
    const relation = related(one, other)
    if (relation) found.set(name, relation)
  }
  return [...found.values()]
}

function knownOf(paper: PaperLike): Known {
  const core = titleOfItsWork(paper.title)
  const registrations = registrationNumbers(paper)
  return {
    paper,
    kind: workKindOf(paper),
    core: plainTitle(core),
    words: new Set(wordsOf(core)),
    family: plainFamily(paper),
    registrations: registrations.length > OWN_REGISTRATIONS ? [] : registrations,
  }
}

function keysOf({ paper, core, family, registrations }: Known): string[] {
  const keys = registrations.map((number) => `registered ${number}`)
  for (const kind of identifiers) if (paper.ids[kind] !== undefined) keys.push(`${kind} ${paper.ids[kind]}`)
  if (core.length >= TELLING_TITLE) keys.push(`title ${core}`)
  if (family !== '') {
    // Neighbours share one of two keys each: a publication follows within a few years.
    const year = paper.year ?? 0
    keys.push(`by ${family} ${Math.floor(year / YEARS)}`, `by' ${family} ${Math.floor((year + YEARS / 2) / YEARS)}`)
  }
  return keys
}

/** The one that depends comes first: a notice on its paper, a preprint or a protocol on its publication. */
const order: readonly WorkKind[] = [
  'comment',
  'concern',
  'retraction',
  'erratum',
  'protocol',
  'preprint',
  'publication',
]

function related(first: Known, second: Known): ProposedRelation | undefined {
  const [one, other] = order.indexOf(first.kind) <= order.indexOf(second.kind) ? [first, second] : [second, first]
  const reasons = reasonsOf(one, other)
  const has = (clue: RelationClue) => reasons.includes(clue)
  const pair = { id: one.paper.id, of: other.paper.id, reasons }
  const isLike = has('same-title') || (has('similar-title') && (has('same-author') || has('same-identifier')))
  if (one.kind === other.kind) {
    const isCompanion = one.kind === 'publication' && has('same-registration') && !has('same-title')
    return isCompanion ? { ...pair, kind: 'companion' } : undefined
  }
  if (one.kind === 'publication') return undefined
  const isNotice = one.kind !== 'preprint' && one.kind !== 'protocol'
  // A notice about a notice is about the same paper.
  if (isNotice && order.indexOf(other.kind) < order.indexOf('protocol')) return undefined
  if (
    isLike ||
    (!isNotice && has('same-registration')) ||
    (one.kind === 'preprint' && one.paper.ids.arxiv !== undefined && one.paper.ids.arxiv === other.paper.ids.arxiv)
  )
    return { ...pair, kind: one.kind }
  return undefined
}

function reasonsOf(one: Known, other: Known): RelationClue[] {
  const reasons: RelationClue[] = []
  const { ids } = one.paper
  if (identifiers.some((kind) => ids[kind] !== undefined && ids[kind] === other.paper.ids[kind]))
    reasons.push('same-identifier')
  if (one.registrations.some((number) => other.registrations.includes(number))) reasons.push('same-registration')
  if (one.core.length >= TELLING_TITLE && one.core === other.core) reasons.push('same-title')
  else if (likenessOf(one.words, other.words) >= LIKE) reasons.push('similar-title')
  if (one.family !== '' && one.family === other.family) reasons.push('same-author')
  return reasons
}
