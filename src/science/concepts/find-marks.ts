import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { documentText, textHash } from '../evidence/document-text.ts'
import { placeAt, type FullText, type PassagePlace } from '../evidence/full-text.ts'
import { sentencesOf, type Sentence } from '../evidence/sentences.ts'
import { roleOf } from '../synthesis/sentence-role.ts'
import type { Concept, Mark, Stance } from './concept.ts'
import { phraseKey, phrasePlaces, runsOf } from './phrases.ts'

export type FoundMark = Mark & { evidence: Evidence }

/** A text of a paper, cut once for all concepts. */
type ReadText = {
  documentId: string
  hash: string
  placeOf: (offset: number) => PassagePlace
  sentences: { sentence: Sentence; runs: ReturnType<typeof runsOf>; place: number }[]
}

function read(documentId: string, text: string, hash: string, full?: FullText): ReadText {
  return {
    documentId,
    hash,
    placeOf: (offset) => (full ? placeAt(full, offset) : {}),
    sentences: sentencesOf(text).map((sentence) => ({
      sentence,
      runs: runsOf(sentence.text),
      place: sentence.start / Math.max(1, text.length),
    })),
  }
}

const opposing =
  /\b(?:not|no longer|never) (?:\w+ )?(?:support|confirm|consistent|replicat)\w*|\bcontradict\w*|\binconsistent with\b|\bin contrast (?:to|with)\b|\bcontrary to\b|\bchalleng(?:e|es|ed|ing) the\b|\bcall(?:s|ed)? into question\b|\brefut\w+|\breject(?:s|ed)?\b|\bfail(?:s|ed)? to (?:support|confirm|replicate)\b/i
const supporting =
  /\bsupport(?:s|ed|ing)? (?:the|this|our|a|an|that)\b|\bconfirm(?:s|ed|ing)?\b|(?<!in)\bconsistent with\b|\bin (?:line|agreement|keeping) with\b|\bcorroborat\w+|\breplicat(?:es|ed)\b|\bevidence (?:for|in favou?r of)\b/i
const defining =
  /^\s*(?:(?:,|\(|is|are|was|were)\s*)?(?:\([^)]{1,30}\)\s*)?(?:(?:is|are|was|were)\s*)?(?:defined as|refers? to|means\b|known as|termed|can be (?:defined|understood) as)/i
const definedBefore =
  /\b(?:defin(?:e|ed|ing|ition of)|we (?:call|term)|the (?:concept|term|notion) (?:of)?)\s+(?:\w+\s+){0,2}$/i

/** What the words of a sentence do with a concept that stands in it at `start`. Words only; a person sets it right. */
export function stanceIn(
  sentence: Pick<Sentence, 'text' | 'section'>,
  start: number,
  end: number,
  place = 0.5,
): Stance {
  if (
    defining.test(sentence.text.slice(end, end + 60)) ||
    definedBefore.test(sentence.text.slice(Math.max(0, start - 60), start))
  )
    return 'defines'
  if (opposing.test(sentence.text)) return 'opposes'
  if (supporting.test(sentence.text)) return 'supports'
  return roleOf(sentence, place) === 'method' ? 'uses' : 'mentions'
}

/** The stance that says most wins: of two passages of one paper the one that takes a side bears the mark. */
const rank: Readonly<Record<Stance, number>> = { opposes: 4, supports: 4, defines: 3, uses: 2, mentions: 1 }

/**
 * Marks by rule: each paper and concept whose name or a synonym stands in the paper's texts (title and abstract, then
 * the texts of its files), with the sentence as its passage. The first passage of the strongest stance bears the mark.
 */
export function findMarks(
  papers: readonly Pick<Paper, 'id' | 'title' | 'abstract'>[],
  concepts: readonly Concept[],
  fullTexts: ReadonlyMap<string, readonly FullText[]> = new Map(),
): FoundMark[] {
  const wanted = concepts.map((concept) => ({
    concept,
    keys: new Set([concept.name, ...concept.synonyms].map(phraseKey).filter((key) => key !== '')),
  }))
  return papers.flatMap((paper) => {
    const own = documentText(paper)
    const texts = [
      read(paper.id, own, textHash(own)),
      ...(fullTexts.get(paper.id) ?? []).map((full) => read(paper.id, full.text, full.textHash, full)),
    ]
    return wanted.flatMap(({ concept, keys }) => best(texts, concept.id, keys) ?? [])
  })
}

function best(texts: readonly ReadText[], conceptId: string, keys: ReadonlySet<string>): FoundMark | undefined {
  let found: FoundMark | undefined
  if (keys.size === 0) return undefined
  for (const { documentId, hash, placeOf, sentences } of texts) {
    for (const { sentence, runs, place } of sentences) {
      const [at] = phrasePlaces(runs, keys)
      if (!at) continue
      const stance = stanceIn(sentence, at.start, at.end, place)
      if (found && rank[stance] <= rank[found.stance]) continue
      const evidence: Evidence = {
        documentId,
        quote: sentence.text,
        start: sentence.start,
        end: sentence.end,
        textHash: hash,
        verified: 'exact',
        ...placeOf(sentence.start),
        ...(sentence.section !== undefined && { section: sentence.section }),
      }
      found = { documentId, conceptId, stance, evidence }
    }
  }
  return found
}
