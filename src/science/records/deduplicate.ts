import type { Origin, Paper, PaperDraft, PaperIds } from '#contract/papers.ts'

import { isPart, TELLING_TITLE, titlesContradict, wordsOf } from './title-agreement.ts'
import { firstPage, plainFamily, plainTitle, titleKey } from './title-key.ts'
import { venuesAgree } from './venues-agree.ts'
import { titleWithoutStatus, workKindOf, type WorkKind } from './work-kind.ts'

export type PaperLike = PaperDraft & { id: string }
/** A match is certain or it is none: what is in doubt stays two papers, and a person may join them. */
export type DuplicateMatch = { id: string; by: DuplicateReason; certain: true }
export type DuplicateReason = 'doi' | 'pmid' | 'pmcid' | 'arxiv' | 'title-year-author' | 'identical'
export type DuplicateIndex = {
  /** The paper that this record is, in time that does not grow with the library. */
  match: (draft: PaperDraft) => DuplicateMatch | undefined
  /** Makes a paper known, or, called again with its id, what merging added to it. */
  add: (id: string, draft: PaperDraft) => void
}

type Known = { id: string; draft: PaperDraft }

const identifiers = ['doi', 'pmid', 'pmcid', 'arxiv'] as const
/** So many papers of one title, author and year are compared; more never occur outside broken data. */
const bucketLimit = 24

/**
 * Finds papers that the library has already. Identifiers first: an equal DOI, PMID, PMCID or arXiv number is the same
 * paper, unless another identifier or the title contradicts (one DOI may stand for a whole supplement). Then the
 * title, the first author's family name and the year, all in plain letters, in the same venue and with no identifier,
 * volume, page or type against it. Years may differ by one, as online and printed dates do, only when volume and first
 * page are known on both sides and equal, or when one record has no place yet and all its authors are the same. Where
 * author, year, volume and first page agree, one title may be the longer one: databases add "Short report:" and leave
 * out subtitles; a title in brackets is one that a database translated, of the paper on the same pages by all the same
 * people. Where title, year, volume and first page agree, one record may lack its authors, or name their group.
 * A record whose title says too little for any of this ("Editorial", without year or page) is a duplicate only of one
 * that is the same in every field: importing a file twice then adds nothing. A paper is what all its records say
 * together: a DOI that came with one of them speaks against a record with another. A record that would fit two papers
 * which contradict each other fits neither. A preprint, a protocol, a correction, a retraction notice and a comment
 * are never the publication that they belong to: `proposedRelations` names those.
 */
export function createDuplicateIndex(papers: Iterable<PaperLike> = []): DuplicateIndex {
  const byIdentifier = new Map<string, Known[]>()
  const byTitle = new Map<string, Known[]>()
  const byWhole = new Map<string, string>()
  const idsOf = new Map<string, PaperIds>()
  const familyOf = new Map<string, string>()
  /** A record without authors is one of those of its paper; one with another author is not. */
  const isByOthers = (id: string, known: PaperDraft, draft: PaperDraft) => {
    const [family, other] = [factsOf(draft).family, factsOf(known).family]
    const named = familyOf.get(id) ?? other
    return family !== other && family !== '' && named !== '' && named !== family
  }
  const contradictsPaper = (id: string, ids: PaperIds) => contradicts(idsOf.get(id) ?? {}, ids)

  const index: DuplicateIndex = {
    match: (draft) => {
      for (const kind of identifiers) {
        const known = identifierKeys(draft, kind)
          .flatMap((key) => byIdentifier.get(key) ?? [])
          .find(({ id, draft: own }) => !contradictsPaper(id, draft.ids) && isIdentified(own, draft, kind))
        if (known) return { id: known.id, by: kind, certain: true }
      }
      const fitting = keysOf(draft, true)
        .flatMap((key) => byTitle.get(key) ?? [])
        .filter(
          ({ id, draft: own }) =>
            !contradictsPaper(id, draft.ids) &&
            (!isByOthers(id, own, draft) || isByGroup(own, draft)) &&
            isSameWork(own, draft),
        )
      const [known] = fitting
      const isTorn = fitting.some(
        ({ id }) =>
          known !== undefined &&
          (contradictsPaper(id, idsOf.get(known.id) ?? {}) || familyOf.get(id) !== familyOf.get(known.id)),
      )
      if (known && !isTorn) return { id: known.id, by: 'title-year-author', certain: true }
      if (isTorn) {
        const twin = fitting.find((candidate) => wholeOf(candidate.draft) === wholeOf(draft))
        return twin && { id: twin.id, by: 'identical', certain: true }
      }
      const same = byWhole.get(wholeKeyOf(draft) ?? '')
      return same === undefined ? undefined : { id: same, by: 'identical', certain: true }
    },
    add: (id, draft) => {
      const known = { id, draft }
      idsOf.set(id, { ...draft.ids, ...idsOf.get(id) })
      const { family } = factsOf(draft)
      if (family !== '' && !familyOf.has(id)) familyOf.set(id, family)
      for (const kind of identifiers) {
        for (const key of identifierKeys(draft, kind)) putInto(byIdentifier, key, known)
      }
      for (const key of keysOf(draft, false)) putInto(byTitle, key, known)
      const whole = wholeKeyOf(draft)
      if (whole !== undefined && !byWhole.has(whole)) byWhole.set(whole, id)
    },
  }
  for (const paper of papers) index.add(paper.id, paper)
  return index
}

/**
 * Tells of a record in a moment whether it could match one of these at all: it names a work by an identifier, a title, or
 * a year, volume and page of theirs. Where few are looked for among many, the many need no index then.
 */
export function couldMatchOneOf(wanted: readonly PaperDraft[]): (draft: PaperDraft) => boolean {
  const ids = ({ ids: named }: PaperDraft) => identifiers.flatMap((kind) => named[kind] && `${kind}:${named[kind]}`)
  const title = (draft: PaperDraft) => titleKey(titleWithoutStatus(draft.title))
  const place = (draft: PaperDraft) => `at ${draft.year} ${draft.volume} ${firstPage(draft)}`
  const [known, titles, places] = [wanted.flatMap(ids), wanted.map(title), wanted.map(place)].map(
    (signs) => new Set<string | undefined>(signs),
  )
  return (draft) =>
    ids(draft).some((id) => id !== undefined && known?.has(id)) ||
    titles?.has(title(draft)) === true ||
    places?.has(place(draft)) === true
}

function putInto(buckets: Map<string, Known[]>, key: string, known: Known): void {
  const bucket = buckets.get(key)
  if (!bucket) buckets.set(key, [known])
  else if (bucket.length < bucketLimit) bucket.push(known)
}

/** Versions of one preprint have one number. */
const plainId = (kind: (typeof identifiers)[number], value: string | undefined) =>
  kind === 'arxiv' ? value?.replace(/v\d+$/, '') : value

/** With its title first: under one DOI of a supplement stand hundreds of abstracts. */
function identifierKeys(draft: PaperDraft, kind: (typeof identifiers)[number]): string[] {
  const value = plainId(kind, draft.ids[kind])
  return value === undefined ? [] : [`${kind}:${value}|${factsOf(draft).title}`, `${kind}:${value}`]
}

type Facts = { title: string; family: string; page: string | undefined; kind: WorkKind }
const facts = new WeakMap<PaperDraft, Facts>()

/** What is compared of a record, worked out once: a record of the library meets many others. */
function factsOf(draft: PaperDraft): Facts {
  const known = facts.get(draft)
  if (known) return known
  const made = {
    title: titleKey(titleWithoutStatus(draft.title)),
    family: plainFamily(draft),
    page: firstPage(draft),
    kind: workKindOf(draft),
  }
  facts.set(draft, made)
  return made
}

/** An arXiv number may stand in the record of the article too; it is still two works. */
function isIdentified(known: PaperDraft, draft: PaperDraft, kind: (typeof identifiers)[number]): boolean {
  const isTitled = !titlesContradict(known, draft) || isTranslated(known, draft)
  return isTitled && (kind !== 'arxiv' || factsOf(known).kind === factsOf(draft).kind)
}

const familiesOf = ({ authors }: PaperDraft) => authors.map(({ family }) => inPlainLetters(family ?? '')).join('|')
/** "Weiß" and "Weiss", "Schröder" and "Schroeder". */
const inPlainLetters = (family: string) => plainTitle(family.replace(/ß/g, 'ss')).replace(/([aou])e/g, '$1')

/** Signed by the same people, two of them at least. */
const isByAll = (one: PaperDraft, other: PaperDraft) => {
  const families = familiesOf(one)
  return one.authors.length > 1 && families === familiesOf(other) && !families.split('|').includes('')
}

/** Databases translate titles: the same people on the same pages, more than an abstract takes, in one volume. */
function isTranslated(one: PaperDraft, other: PaperDraft): boolean {
  const [from, to] = (one.pages ?? '').split(/[-–]/).map(Number)
  const isLong = from !== undefined && to !== undefined && to - from >= 2
  const isThere = one.pages === other.pages && one.volume !== undefined && one.volume === other.volume
  return isLong && isThere && one.year === other.year && isByAll(one, other)
}

/** "[Prevalence of malnutrition]": a title that a database translated, beside one in the paper's own language. */
const isBracketed = ({ title }: PaperDraft) => /^\s?\[.{8,600}\]\.?\s?$/s.test(title)
const isTranslatedTitle = (one: PaperDraft, other: PaperDraft) =>
  isBracketed(one) !== isBracketed(other) && isTranslated(one, other) && venuesAgree(one.venue, other.venue)

/** Online first, in an issue of the next year later: the same title by the same people in one journal, one without a place. */
const isAheadOfPrint = (one: PaperDraft, other: PaperDraft) =>
  isPlaced(one) !== isPlaced(other) &&
  [one, other].some((each) => each.volume === undefined && each.issue === undefined && each.pages === undefined) &&
  one.type === other.type &&
  factsOf(one).title.length >= TELLING_TITLE &&
  isByAll(one, other) &&
  venuesAgree(one.venue, other.venue)

const isPlaced = (draft: PaperDraft) => draft.volume !== undefined && draft.pages !== undefined

/** One database names the group that wrote a paper, another its people. */
function isByGroup(one: PaperDraft, other: PaperDraft): boolean {
  const [first, second] = [one, other].map(
    ({ authors }) => authors.length > 0 && authors.every(({ literal }) => literal),
  )
  const [known, next] = [factsOf(one), factsOf(other)]
  const isThere = known.page !== undefined && known.page === next.page && one.volume !== undefined
  return (
    first !== second && isThere && one.volume === other.volume && one.year === other.year && known.title === next.title
  )
}

function keysOf(draft: PaperDraft, neighbours: boolean): string[] {
  const { title, family, page = '' } = factsOf(draft)
  const isShort = title.length < TELLING_TITLE
  if (draft.year === undefined || title === '' || (isShort && page === '')) return []
  const years = neighbours ? [draft.year, draft.year - 1, draft.year + 1] : [draft.year]
  const keys = years.map((year) => [title, family, year, isShort ? page : ''].join('|'))
  if (isShort || page === '' || draft.volume === undefined) return keys
  const place = [draft.year, draft.volume, page].join('|')
  // Some databases leave authors out: title and place together name a paper without them.
  keys.push(`at|${title}|${place}`)
  if (family !== '') keys.push(`|${family}|${place}`)
  return keys
}

const descriptive = [
  'type',
  'title',
  'authors',
  'editors',
  'year',
  'month',
  'day',
  'venue',
  'volume',
  'issue',
  'pages',
  'publisher',
  'abstract',
  'keywords',
  'url',
  'ids',
] as const satisfies readonly (keyof PaperDraft)[]

/** All that a record says, for records that say too little to be recognised otherwise. */
const wholeKeyOf = (draft: PaperDraft): string | undefined =>
  keysOf(draft, false).length > 0 ? undefined : wholeOf(draft)

const wholeOf = (draft: PaperDraft) => JSON.stringify(descriptive.map((field) => draft[field] ?? null))

function isSameWork(known: PaperDraft, draft: PaperDraft): boolean {
  const [one, other] = [factsOf(known), factsOf(draft)]
  const [page, otherPage] = [one.page, other.page]
  const samePage = page !== undefined && page === otherPage
  const sameVolume = known.volume !== undefined && known.volume === draft.volume
  const isPlaced = samePage && sameVolume
  // "Introduction" on page 1 of volume 2 stands in many books.
  const isTelling = one.title.length >= TELLING_TITLE || known.venue === undefined || draft.venue === undefined
  const samePlace = isPlaced && (isTelling || venuesAgree(known.venue, draft.venue))
  if (one.kind !== other.kind) return false
  if (one.title !== other.title)
    return (
      samePlace &&
      venuesAgree(known.venue, draft.venue) &&
      (isLongerForm(known, draft) || isTranslatedTitle(known, draft))
    )
  if (known.year !== draft.year) return samePlace || isAheadOfPrint(known, draft)
  if (page !== undefined && otherPage !== undefined && !samePage) return false
  if (known.volume !== undefined && draft.volume !== undefined && !sameVolume) return false
  // A thesis, a preprint and an abstract often share title, author and year with the article.
  if (known.type !== draft.type && known.type !== 'document' && draft.type !== 'document') return samePlace
  return samePlace || venuesAgree(known.venue, draft.venue) || sameAbstract(known.abstract, draft.abstract)
}

function sameAbstract(one = '', other = ''): boolean {
  const [start, otherStart] = [one, other].map((text) => plainTitle(text.slice(0, 400)).slice(0, 160))
  return start !== undefined && start.length === 160 && start === otherStart
}

/** One title is the beginning or the end of the other, and no number of a part stands in what is left. */
function isLongerForm(known: PaperDraft, draft: PaperDraft): boolean {
  const [one, other] = [wordsOf(known.title).join(' '), wordsOf(draft.title).join(' ')]
  return Math.min(one.length, other.length) >= TELLING_TITLE && isPart(one, other) && !titlesContradict(known, draft)
}

/** Two different identifiers of one kind are two papers, whatever else agrees. */
function contradicts(known: PaperIds, other: PaperIds): boolean {
  return identifiers.some((kind) => {
    const [one, second] = [plainId(kind, known[kind]), plainId(kind, other[kind])]
    return one !== undefined && second !== undefined && one !== second
  })
}

/**
 * The order in which records of one list are to be compared, as places in it: those with most identifiers first, then
 * those with volume and page, and those that say the same side by side. What is found is then the same in whatever order
 * the list came.
 */
export function surestFirst(drafts: readonly PaperDraft[]): number[] {
  const placed = drafts.map((draft, place) => {
    const named = identifiers.filter((kind) => draft.ids[kind] !== undefined).length
    const isPlaced = draft.volume !== undefined && firstPage(draft) !== undefined
    return { place, weight: named * 2 + (isPlaced ? 1 : 0), text: JSON.stringify(draft) }
  })
  placed.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place))
  return placed.map(({ place }) => place)
}

/** For each record of a list the place of the one that stands for its work: the same number, the same work. */
export function duplicateGroups(drafts: readonly PaperDraft[]): number[] {
  const index = createDuplicateIndex()
  const groups = drafts.map((_, place) => place)
  for (const place of surestFirst(drafts)) {
    const draft = drafts[place]
    if (!draft) continue
    const match = index.match(draft)
    if (match) groups[place] = Number(match.id)
    index.add(match?.id ?? String(place), draft)
  }
  return groups
}

/** Fills what the kept paper lacks from another record of it, changes nothing that it has, and keeps every origin. */
export function mergePapers(kept: Paper, incoming: PaperDraft, origin: Origin): Paper {
  const merged: Paper = { ...kept, ids: { ...incoming.ids, ...kept.ids } }
  const { title, authors, keywords, type, ids: _ids, asGiven: _asGiven, abstractRebuiltBy, ...others } = incoming
  if (abstractRebuiltBy !== undefined && isMissing(kept.abstract)) merged.abstractRebuiltBy = abstractRebuiltBy
  for (const [key, value] of Object.entries(others)) {
    const field = key as keyof typeof others
    if (value !== undefined && isMissing(kept[field])) Object.assign(merged, { [field]: value })
  }
  if (kept.title.trim() === '') merged.title = title
  if (kept.authors.length === 0) merged.authors = authors
  if (kept.keywords.length === 0) merged.keywords = keywords
  if (kept.type === 'document') merged.type = type
  // A month belongs to its year: it must not come from a record that gives another one.
  if (incoming.year !== merged.year) {
    if (kept.month === undefined) delete merged.month
    if (kept.day === undefined) delete merged.day
  } else if (incoming.month !== merged.month && kept.day === undefined) delete merged.day
  const isKnown = kept.origin.some((known) => JSON.stringify(known) === JSON.stringify(origin))
  merged.origin = isKnown ? kept.origin : [...kept.origin, origin]
  return merged
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
