import type { PaperDraft, StudyDesign } from '#contract/papers.ts'

import { designWordsIn, studyDesignOf } from './study-design.ts'

/**
 * A design that a text names: whether in its title, the words themselves, what stands in front of and behind them, and
 * whether the text tells of a study of its own.
 */
export type NamedDesign = {
  design: StudyDesign
  inTitle: boolean
  words: string
  ahead: string
  behind: string
  isOwn: boolean
}

/** Named beside "randomised", these say that the paper is something else, or something else as well. */
const competing: ReadonlySet<StudyDesign> = new Set([
  'meta-analysis',
  'systematic-review',
  'secondary-analysis',
  'case-control',
  'case-report',
  'qualitative',
  'animal',
  'in-vitro',
  'method',
  'theory',
  'guideline',
])
/** Only a title calls these beyond doubt: an abstract that names one may cite it, search for it or grow its cells. */
const byTitle: ReadonlySet<StudyDesign> = new Set([
  'protocol',
  'meta-analysis',
  'systematic-review',
  'qualitative',
  'animal',
])
/** A title names what a protocol plans, or what a review has read, beside what it is itself. */
const beside: ReadonlySet<StudyDesign> = new Set(['randomised-trial', 'systematic-review', 'meta-analysis', 'review'])
/** "baseline analysis of a randomised trial", "participating in a randomised study", "the feasibility of an RCT" */
const ofAnother =
  /\b(?:benchmark\w*|against|comparable|has been (?:[\w-]+ ){0,4}?evaluated|companion)\s(?:[\w'"“”-]+\s){0,8}?$|\b(?:(?:re-?)?analys[ei]s|data|sub-?study|subset|sub-?sample|samples?|participat\w+|enrol+ed|patients|subjects|conducting|feasibility|nested|within|based on|part|results|evaluation|among|cohort|ancillary|mediation|economic)\s(?:[\w-]+\s){0,4}?(?:of|from|in|within|among|to|on|an?|the|were|who were)?\s?(?:the |an? |our |this )?(?:[\w-]+\s){0,2}$/i
/** Where no other design is named these say enough; "prospectively" is said of trials, too. */
const lookedBack = /^retrospective|^longitudinal study|^prospective (?:observational|cohort|follow-up)|^person-years/i
/** "Three randomised trials": other people's. "justify a randomised trial of it": nobody's yet. */
const ofOthers = /^(?:[\w-]+[\s,]+){0,8}?(?:trials|studies)\b/i
const notDone =
  /\b(?:justif\w+|reconsider\w*|await\w*|warrant\w*|need\w*|recent|single|under ?way|in progress|ongoing|planned|restricted|limited|searched|several|multiple|many|three|four|five|six|including (?:a|an))\s(?:[\w-]+[\s,]+){0,6}$/i
/** A review, a book or a programme tells of a trial that somebody else did, or will do. */
const retold =
  /\bthis (?:review|overview|chapter|book|column|editorial|commentary|handbook)\b|\breviews? the book\b|\b(?:book|chapter) (?:describes|presents|gives|offers|provides)\b|\bwe (?:reviewed|searched)\b|\bwe (?:\w+ )?(?:summari[sz]e|review|outline|discuss) (?:the )?(?:research|evidence|literature|theor\w+|principles?|rationale|essential)\b|\b(?:medline|pubmed|embase|psycinfo|cochrane library)\b(?! database record)|\b(?:is|are) (?:now |currently )?(?:under ?way|in progress|planned)\b|\b(?:article|paper|authors?) (?:reviews?|summari[sz]es?|outlines?|discuss(?:es)?|describes? an? (?:new |novel )?(?:[\w-]+ ){0,4}(?:program\w*|model|approach|therapy|treatment))\b/i
/** Title and abstract of a text, in units. */
const HEAD = 3000

/** In front of a trial's name these say that it is somebody's, of which this paper takes a part. */
const partOf =
  /\b(?:secondary|post[ -]hoc|ancillary|sub-?group|exploratory) (?:data )?analys[ei]s (?:of|from|on|using|within)\b/i
const ownWords = /\b(?:were|was|been|patients|participants|subjects|children|adults|women|men)\s(?:[\w-]+\s){0,2}$/i
const assigned = /^random(?:i[sz]ed|ly)|^(?:were|was) random/i

/**
 * Whether the first of the designs that a text names is beyond doubt: said in so many words of this study, and nothing else
 * named that it could be instead. Of the others a person decides.
 */
export function isCertainDesign([first, ...others]: readonly NamedDesign[]): boolean {
  if (!first) return false
  const { design, inTitle, words, ahead, behind, isOwn } = first
  // "Review of the literature and interview study": with a questionnaire as likely as not.
  if (design === 'qualitative' && /\binterview study\b/i.test(words)) return false
  if (byTitle.has(design)) return inTitle && !others.some((other) => other.inTitle && !beside.has(other.design))
  if (design === 'randomised-trial') {
    if (others.some((other) => competing.has(other.design)) || partOf.test(`${ahead}${words}`)) return false
    if (assigned.test(words) && ownWords.test(ahead)) return true
    return (inTitle || isOwn) && !ofAnother.test(ahead) && !ofOthers.test(`${words} ${behind}`) && !notDone.test(ahead)
  }
  if (others.some((other) => competing.has(other.design) || other.inTitle)) return false
  return (
    (design === 'cohort' && (/\bcohort\b/i.test(words) || (others.length === 0 && lookedBack.test(words)))) ||
    (design === 'cross-sectional' && /cross/i.test(words))
  )
}

/** The design of a paper where its title and abstract say it beyond doubt; else `undefined`, whatever rules make of them. */
export function certainDesignOf(paper: { title: string; abstract?: string | undefined }): StudyDesign | undefined {
  const texts = { title: plain(paper.title), abstract: plain(paper.abstract ?? '') }
  const named = designWordsIn(texts).map(({ design, part, at, length }) =>
    nameIn(texts[part], { design, inTitle: part === 'title', at, length }),
  )
  return isCertainDesign(named) ? named[0]?.design : undefined
}

/**
 * Whether the design that a record bears is beyond doubt: its publication type or its words say so, or it is another one than
 * the rules make of them, as only a person or the starter library sets it.
 */
export function isSureDesign(
  paper: Pick<PaperDraft, 'title' | 'abstract' | 'publicationTypes'> & { design: StudyDesign },
): boolean {
  const { design, because } = studyDesignOf(paper)
  return design !== paper.design || because.startsWith('The record names') || certainDesignOf(paper) === paper.design
}

/** A design with the words around it in a text. */
export const nameIn = (
  text: string,
  { design, inTitle, at, length }: { design: StudyDesign; inTitle: boolean; at: number; length: number },
): NamedDesign => ({
  design,
  inTitle,
  words: text.slice(at, at + length),
  ahead: text.slice(Math.max(0, at - 80), at),
  behind: text.slice(at + length, at + length + 40),
  isOwn: !retold.test(text.slice(0, HEAD)),
})

const plain = (text: string) => text.replace(/\s+/g, ' ')
