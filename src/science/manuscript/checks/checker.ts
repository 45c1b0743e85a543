import type { Paper } from '#contract/papers.ts'

import { evidenceFor } from '../../evidence/verify-quote.ts'
import type { ReadablePaper } from '../../synthesis/read-papers.ts'
import type { DraftSettings, Manuscript } from '../manuscript.ts'
import { blockTextsOf, placeOf, type BlockPlace, type BlockText } from './block-text.ts'
import { withIds, type Finding, type FindingDraft } from './finding.ts'
import { guidelineOutline, type GuidelineOutline } from './guideline-outline.ts'
import { differencesFrom, type LinkedResult } from './linked-results.ts'
import { knownNumbers, type KnownNumbers } from './numbers.ts'
import { canBeRead, passagesFor, SPEAKS_FROM, type Passage } from './passages.ts'
import { readBlock, type BlockReading, type DraftSentence } from './read-block.ts'
import { referenceFindings } from './reference-checks.ts'
import { wordCounts, type WordCounts } from './word-limits.ts'

export type CheckRequest = { manuscript: Manuscript; settings: DraftSettings; results?: readonly LinkedResult[] }

/** A sentence that cites, and what stands in the papers that it cites. */
export type CitedSentence = {
  place: BlockPlace
  sentence: string
  sources: readonly { paperId: string; passages: readonly Passage[] }[]
}

export type CheckReport = {
  findings: readonly Finding[]
  cited: readonly CitedSentence[]
  counts: WordCounts
  outline?: GuidelineOutline
  /** Blocks that were read for this report; the others were known from before. */
  readBlocks: number
}

export type Checker = {
  /** The papers of the draft, each with the texts of its files. Papers that are the same object are not read again. */
  setPapers(papers: readonly ReadablePaper[]): void
  check(request: CheckRequest): CheckReport
}

/**
 * Checks a draft again and again. What was read from a block is kept as long as the block stands as it is, and what was
 * found between a sentence and a paper as long as both do: an edit costs the block it was made in.
 */
export function createChecker(): Checker {
  let papers: ReadonlyMap<string, ReadablePaper> = new Map()
  let readings = new Map<string, BlockReading>()
  let passages = new Map<string, readonly Passage[]>()
  const numbers = new WeakMap<ReadablePaper, KnownNumbers>()
  const quotes = new WeakMap<ReadablePaper, Map<string, boolean>>()
  let outlined: { of: string; outline: GuidelineOutline | undefined } | undefined
  let recorded: { papers: unknown; cited: string; found: readonly FindingDraft[] } | undefined

  const numbersOf = (paper: ReadablePaper) => {
    const known = numbers.get(paper) ?? knownNumbers(textsOf(paper))
    numbers.set(paper, known)
    return known
  }
  const isQuoted = (words: string, paper: ReadablePaper) => {
    const known = quotes.get(paper) ?? new Map<string, boolean>()
    quotes.set(paper, known)
    const answer = known.get(words) ?? evidenceFor(paper, words).verified !== 'none'
    known.set(words, answer)
    return answer
  }

  return {
    setPapers(given) {
      const next = new Map(given.map((paper) => [paper.id, papers.get(paper.id) ?? paper]))
      for (const paper of given) if (!isSame(next.get(paper.id), paper)) next.set(paper.id, paper)
      const isChanged = (id: string) => next.get(id) !== papers.get(id)
      passages = new Map([...passages].filter(([key]) => !isChanged(key.slice(0, key.indexOf('\n')))))
      papers = next
    },

    check({ manuscript, settings, results = [] }) {
      const blocks = blockTextsOf(manuscript)
      const kept = new Map<string, BlockReading>()
      const keptPassages = new Map<string, readonly Passage[]>()
      let readBlocks = 0
      const read = blocks.map((block) => {
        const key = keyOf(block, settings)
        let reading = readings.get(key)
        if (!reading) {
          reading = readBlock(block, settings.documentType)
          readBlocks += 1
        }
        kept.set(key, reading)
        return { block, reading }
      })
      readings = kept

      const drafts: FindingDraft[] = []
      const cited: CitedSentence[] = []
      const citedIds = new Set<string>()
      for (const { block, reading } of read) {
        let before: DraftSentence | undefined
        for (const sentence of reading.sentences) {
          const context = { block, sentence, before, papers, results }
          for (const id of idsOf(sentence)) citedIds.add(id)
          drafts.push(...citationFindings(context), ...claimFindings(context), ...differenceFindings(context))
          drafts.push(...sourceFindings(context, { numbersOf, isQuoted }))
          const sources = idsOf(sentence).flatMap((paperId) => {
            const paper = papers.get(paperId)
            if (!paper) return []
            const key = `${paperId}\n${sentence.text}`
            const known = passages.get(key) ?? passagesFor(sentence.text, paper)
            keptPassages.set(key, known)
            return [{ paperId, passages: known }]
          })
          if (sources.length > 0) {
            const place = placeOf(block, sentence.start, sentence.end)
            cited.push({ place, sentence: sentence.text, sources })
            drafts.push(...silentSources(sentence, place, sources, papers))
          }
          before = sentence
        }
      }
      passages = keptPassages
      drafts.push(...abbreviationFindings(read))
      const counts = wordCounts(
        read.map(({ block, reading }) => ({ block, words: reading.words })),
        settings,
      )
      drafts.push(...limitFindings(counts))
      const citedKey = [...citedIds].sort().join('\n')
      if (recorded?.papers !== papers || recorded.cited !== citedKey)
        recorded = { papers, cited: citedKey, found: referenceFindings(asPapers(papers), citedIds) }
      drafts.push(...recorded.found)

      const { guideline } = settings
      if (guideline === undefined) outlined = undefined
      else if (readBlocks > 0 || outlined?.of !== guideline)
        outlined = { of: guideline, outline: guidelineOutline(blocks, guideline) }
      return {
        findings: withIds(drafts),
        cited,
        counts,
        readBlocks,
        ...(outlined?.outline && { outline: outlined.outline }),
      }
    },
  }
}

/** The record of a paper and its texts, compared by what checks read of them. */
const isSame = (a: ReadablePaper | undefined, b: ReadablePaper) =>
  a !== undefined &&
  (a === b ||
    (JSON.stringify({ ...a, fullTexts: undefined }) === JSON.stringify({ ...b, fullTexts: undefined }) &&
      (a.fullTexts ?? []).map(({ textHash }) => textHash).join() ===
        (b.fullTexts ?? []).map(({ textHash }) => textHash).join()))

const asPapers = (papers: ReadonlyMap<string, ReadablePaper>): ReadonlyMap<string, Paper> => papers

const textsOf = (paper: ReadablePaper) => [
  paper.title,
  paper.abstract ?? '',
  ...(paper.fullTexts ?? []).map(({ text }) => text),
]

/** Everything that a reading depends on. */
const keyOf = ({ blockId, kind, text, citations, pointsInside, part }: BlockText, { documentType }: DraftSettings) =>
  [blockId, kind, part, documentType, pointsInside, citations.map(({ id, at, offset, items }) => `${id}@${at}/${offset}:${items.map(({ paperId }) => paperId).join()}`).join(';'), text].join('\n') // prettier-ignore

const idsOf = ({ citations }: DraftSentence): string[] => [
  ...new Set(citations.flatMap(({ items }) => items.map(({ paperId }) => paperId))),
]

type Context = {
  block: BlockText
  sentence: DraftSentence
  before: DraftSentence | undefined
  papers: ReadonlyMap<string, ReadablePaper>
  results: readonly LinkedResult[]
}

const at = ({ block, sentence }: Context, { start, end }: { start: number; end: number } = sentence) => ({
  place: placeOf(block, start, end),
  sentence: sentence.text,
})

/** Retracted papers and papers that nobody knows. The place is the citation itself. */
function citationFindings(context: Context): FindingDraft[] {
  const { block, sentence, papers } = context
  return sentence.citations.flatMap(({ items, offset }) =>
    items.flatMap(({ paperId }): FindingDraft[] => {
      const paper = papers.get(paperId)
      if (paper && paper.flags.retracted !== true) return []
      return [
        {
          kind: paper ? 'retracted' : 'unknown-paper',
          severity: 'problem',
          place: { blockId: block.blockId, start: offset, end: offset + 1 },
          sentence: sentence.text,
          paperIds: [paperId],
        },
      ]
    }),
  )
}

function claimFindings(context: Context): FindingDraft[] {
  const { sentence, before } = context
  if (sentence.citations.length > 0) return []
  if (sentence.typed)
    return [
      { kind: 'typed-citation', severity: 'warning', ...at(context, sentence.typed), subject: sentence.typed.found },
    ]
  if (sentence.claim !== 'finding') return []
  const isCovered = sentence.leansBack && before !== undefined && before.citations.length > 0
  return [
    {
      kind: 'uncited',
      severity: isCovered ? 'note' : 'warning',
      ...at(context),
      ...(isCovered && { against: 'the sentence before cites' }),
    },
  ]
}

const differenceFindings = (context: Context): FindingDraft[] =>
  context.sentence.citations.length > 0
    ? []
    : differencesFrom(context.sentence.text, context.results).map(({ start, end, written, expected }) => ({
        kind: 'number-differs',
        severity: 'problem',
        ...at(context, { start: start + context.sentence.start, end: end + context.sentence.start }),
        subject: written,
        against: expected,
      }))

type Lookups = {
  numbersOf: (paper: ReadablePaper) => KnownNumbers
  isQuoted: (words: string, paper: ReadablePaper) => boolean
}

/** Numbers and quoted words of a sentence that stand in none of the papers that it cites. */
function sourceFindings(context: Context, { numbersOf, isQuoted }: Lookups): FindingDraft[] {
  const { sentence, papers } = context
  if (sentence.numbers.length === 0 && sentence.quotes.length === 0) return []
  const ids = idsOf(sentence)
  const sources = ids.flatMap((id) => papers.get(id) ?? []).filter(canBeRead)
  // One source that cannot be read may hold it all.
  if (sources.length === 0 || sources.length < ids.length) return []
  const isWhole = sources.every(({ fullTexts }) => (fullTexts?.length ?? 0) > 0)
  const scope = isWhole ? 'full text' : 'abstract'
  const own = sentence.claim === 'own' && !sentence.quotes.length
  const found: FindingDraft[] = []
  if (!own)
    for (const number of sentence.numbers) {
      if (sources.some((paper) => numbersOf(paper).has(number))) continue
      found.push({
        kind: 'number-not-found',
        severity: isWhole ? 'warning' : 'note',
        ...at(context, number),
        paperIds: ids,
        subject: number.written,
        against: scope,
      })
    }
  for (const quote of sentence.quotes) {
    if (sources.some((paper) => isQuoted(quote.words, paper))) continue
    found.push({
      kind: 'quote-not-found',
      severity: isWhole ? 'problem' : 'warning',
      ...at(context, quote),
      paperIds: ids,
      subject: quote.words,
      against: scope,
    })
  }
  return found
}

/** Cited papers in which nothing speaks of what the sentence says. */
const silentSources = (
  { text, claim }: DraftSentence,
  place: BlockPlace,
  sources: CitedSentence['sources'],
  papers: ReadonlyMap<string, ReadablePaper>,
): FindingDraft[] =>
  claim !== 'finding'
    ? []
    : sources.flatMap(({ paperId, passages }): FindingDraft[] => {
        const paper = papers.get(paperId)
        if (!paper || !canBeRead(paper) || passages.some(({ overlap }) => overlap >= SPEAKS_FROM)) return []
        const against = (paper.fullTexts?.length ?? 0) > 0 ? 'full text' : 'abstract'
        return [{ kind: 'no-passage', severity: 'note', place, sentence: text, paperIds: [paperId], against }]
      })

/** The first use of an abbreviation that nothing before it introduces. */
function abbreviationFindings(read: readonly { block: BlockText; reading: BlockReading }[]): FindingDraft[] {
  const introduced = new Set<string>()
  const later = new Set(
    read.flatMap(({ reading }) =>
      reading.abbreviations.filter(({ introduces }) => introduces).map(({ short }) => short),
    ),
  )
  const told = new Set<string>()
  const found: FindingDraft[] = []
  for (const { block, reading } of read) {
    for (const { start, end, short, introduces } of reading.abbreviations) {
      if (introduces) introduced.add(short)
      else if (!introduced.has(short) && !told.has(short)) {
        told.add(short)
        const sentence = reading.sentences.find((each) => each.start <= start && end <= each.end)
        found.push({
          kind: 'abbreviation',
          severity: later.has(short) ? 'warning' : 'note',
          place: placeOf(block, start, end),
          ...(sentence && { sentence: sentence.text }),
          subject: short,
          against: later.has(short) ? 'introduced later' : 'never introduced',
        })
      }
    }
  }
  return found
}

function limitFindings({ words, limit, sections }: WordCounts): FindingDraft[] {
  const found: FindingDraft[] = []
  if (limit !== undefined && words > limit)
    found.push({ kind: 'too-long', severity: 'warning', subject: String(words), against: String(limit) })
  for (const { headingId, heading, words: own, limit: most } of sections)
    if (most !== undefined && own > most)
      found.push({
        kind: 'too-long',
        severity: 'warning',
        place: { blockId: headingId, start: 0, end: heading.length },
        sentence: heading,
        subject: String(own),
        against: String(most),
      })
  return found
}
