import type { FullText } from '../evidence/full-text.ts'
import { sentencesOf, type Sentence } from '../evidence/sentences.ts'

/** Letters of one full text that are read for sentences; what stands behind them is appendix. */
const MOST_READ = 200_000
/** Sentences taken from one full text: enough for every finding, few enough for twenty papers. */
const MOST_TAKEN = 300

/** Parts in which a paper says what it found itself. */
const own =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?(?:results?(?:\s+and\s+discussion)?|findings|discussion(?:\s+and\s+conclusions?)?|(?:summary\s+and\s+)?conclusions?(?:\s+and\s+.{3,40})?|(?:strengths\s+and\s+)?limitations?(?:\s+of\s+.{3,40})?)\s*:?$/i
/** Parts that end those: other people's words, or none. */
const other =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?(?:abstract|summary|introduction|background|related\s+work|(?:materials?\s+and\s+|patients?\s+and\s+)?methods?|methodology|references?|bibliography|literature\s+cited|acknowledge?ments?|funding|appendix.{0,30}|supplementary.{0,30}|(?:competing|conflicts?\s+of)\s+interests?|authors?[’']?\s+contributions?|data\s+availability.{0,20}|abbreviations)\s*:?$/i

/** "[12]", "(Smith et al., 2003)", "Smith and Lee (2003)": what follows or leads is said of another paper. */
const cites =
  /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|\(\s*(?:e\.g\.,?\s|see\s)?\p{Lu}[\p{L}’'-]+[^()]{0,80}\b(?:19|20)\d{2}[a-z]?[^()]{0,80}\)|\p{Lu}[\p{L}’'-]+ (?:et al\.?|and \p{Lu}[\p{L}’'-]+) \((?:19|20)\d{2}[a-z]?\)|(?<=[\p{L})]\.)\d{1,3}(?:[,–-]\d{1,3})*$/u
/** Whether a sentence names other people's work. */
export const citesOthers = (sentence: string): boolean => cites.test(sentence)

/** A line of a table, a caption, a formula: no sentence that could be quoted alone. */
const noProse = /\t|^(?:table|fig(?:ure)?)\b\.?\s*\d|[=<>]{2}|(?:\d[\d.,\s]*){12}/i

/**
 * The sentences of a full text in which the paper says what it found itself: those of its results, discussion,
 * conclusions and limits that cite nobody. Without such a heading none is taken, because a finding that an introduction
 * names is another paper's. Offsets are those of the full text.
 */
export function bodySentences({ text }: FullText): Sentence[] {
  const taken: Sentence[] = []
  let part: string | undefined
  for (const sentence of sentencesOf(text.slice(0, MOST_READ))) {
    const line = sentence.text.trim()
    if (own.test(line)) part = line.replace(/^[\d.\s]+|[\s:]+$/g, '').toLowerCase()
    else if (other.test(line)) part = undefined
    else if (part !== undefined && /[.!?]["”’)]*\d*$/.test(line) && !cites.test(line) && !noProse.test(line)) {
      // In a discussion, and among results, the words of a sentence say what it does there.
      const { section: _section, ...plain } = sentence
      taken.push(/limit|^conclu/.test(part) ? { ...plain, section: part } : plain)
      if (taken.length >= MOST_TAKEN) break
    }
  }
  return taken
}
