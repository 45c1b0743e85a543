import { effectSizesIn } from '../../evidence/effect-sizes.ts'
import type { PaperPart } from '../../evidence/facts/fact.ts'
import { pValuesIn } from '../../evidence/p-values.ts'
import { percentagesIn } from '../../evidence/percentages.ts'
import { roleOf } from '../../synthesis/sentence-role.ts'
import type { DocumentType } from '../manuscript.ts'

/**
 * What a sentence of a draft states. `finding`: something about the world that somebody found, so it needs a source.
 * `own`: what this work did, found, means or plans. `none`: it leads over, asks, points to a figure, or states nothing.
 */
export type Claim = 'finding' | 'own' | 'none'

/** Types of text that report a study of their own: what stands in their results is theirs. */
const ownStudies: ReadonlySet<DocumentType> = new Set(['article', 'case-report', 'thesis-chapter', 'letter'])

const attributed =
  /\b(?:previous|earlier|prior|other|several|many|some|recent|numerous|most|few|two|three|four|early|large|small|observational|animal|epidemiological|cohort|randomi[sz]ed|clinical|published|existing) (?:[\w-]+ ){0,3}(?:studies|trials|reviews|meta-analys[ei]s|authors|researchers|investigators|reports|surveys|experiments)\b(?! (?:will|should|must|are needed|are required|were (?:excluded|included|screened|identified)))|\b(?:studies|trials|research|reviews|evidence|literature|data) (?:\w+ )?(?:ha(?:s|ve) )?(?:consistently )?(?:show|suggest|indicate|report|demonstrate|find|found|link|support|point)(?:n|s|ed)?\b|\bha(?:s|ve) (?:\w+ )?been (?:\w+ )?(?:shown|reported|suggested|demonstrated|proposed|established|associated|linked|found|observed|described|implicated|documented|estimated)\b|\bit is (?:\w+ )?(?:known|established|accepted|recogni[sz]ed|estimated|thought|believed)\b|\baccording to\b|\b(?:is|are) (?:\w+ )?(?:known|thought|believed|estimated|reported|considered) (?:to|as|that)\b|\bet al\b/i
const states =
  /\b(?:causes?|prevents?|reduces?|increases?|improves?|lowers?|raises?|leads? to|results? in|predicts?|protects?|worsens?|accounts? for|affects?|contributes? to|depends? on|correlates? with|(?:is|are) (?:\w+ )?(?:associated|correlated|linked) with|kills?|costs?|halves|doubles|decreases?|triggers?|impairs?|delays?|outperforms?|remains? (?:the|a|an|one of)|(?:is|are) (?:\w+ )?(?:effective|ineffective|superior|inferior|protective|higher|lower|safer|common|rare|widespread|prevalent))\b/i
const prevalence =
  /\b(?:is|are|remains?|was|were) (?:an? |the |one of the |among the )?(?:\w+ ){0,2}(?:common|commonest|major|leading|frequent|prevalent|main|principal|largest|second|third|most)\b[^.]{0,60}\b(?:cause|causes|reason|disease|diseases|disorder|disorders|condition|conditions|infection|infections|problem|death|deaths|disability|cancer|risk|worldwide|globally|countries)\b|\b\d[\d.,]* ?(?:million|billion|thousand)\b|\b(?:one|two|three) (?:in|of|out of) (?:every )?\w+ \w+|\b(?:one third|two thirds|half|a quarter|three quarters) of (?:all |the )?(?:people|patients|adults|children|women|men|cases|deaths|participants)\b/i
const own =
  /\b(?:we|our|ours|us|I|my)\b(?! (?:know|are told))|\b(?:this|the present|the current|present|our) (?:\w+ )?(?:study|trial|review|paper|article|chapter|analysis|meta-analysis|manuscript|proposal|protocol|letter|case|work|project|section|thesis)\b|\b(?:these|our|the present) (?:\w+ )?(?:results|findings|data)\b|^(?:in conclusion|in summary|to conclude|taken together|to sum up|in short)\b|\b(?:future|further|more|additional) (?:\w+ ){0,3}(?:research|studies|trials|work)\b|\b(?:should|ought to|must)\b/i
const pointing =
  /^(?:tables?|figures?|fig\.|appendix|box|section|supplementary)\b|\b(?:is|are|was|were) (?:shown|given|listed|summari[sz]ed|presented|described|reported|displayed|set out) (?:in|below|above|elsewhere)\b|\b(?:see|in) (?:table|figure|fig\.|appendix|section|box) ?\w|\b(?:remainder|rest) of (?:this|the)\b|^(?:here|below|next|first|finally),? (?:i|we|this|the following)\b/i
const asked = /\?["”’)]*$|\bwhether\b[^.]{0,120}\b(?:is|remains) (?:\w+ )?(?:unclear|unknown|open|debated|uncertain)\b/i
const unknown =
  /\b(?:little|less|nothing|not much) is known\b|\b(?:remains?|is|are) (?:\w+ )?(?:unclear|unknown|uncertain|controversial|debated|an open question)\b|\bno (?:\w+ )?(?:study|studies|trial|trials) (?:ha(?:s|ve)|to our knowledge)\b/i
const supposed =
  /^(?:suppose|assume|imagine|consider|let|if)\b|\b(?:hypothesi[sz]e|aim|aims|aimed|intend|plan)\b|\bby definition\b|\b(?:is|are) defined as\b|\brefers? to\b/i
const definesSelf = /^(?:for example|e\.g\.|that is|i\.e\.|note that)\b.{0,40}$/i

export type ClaimContext = {
  part?: PaperPart | undefined
  documentType?: DocumentType | undefined
  isHeadless?: boolean
}

/**
 * Reads what a sentence states by its words, with the rules for roles in abstracts (`roleOf`) and rules for what an
 * introduction or discussion says of other people's work. Where both speak, words that name other people's work win:
 * "our results agree with earlier trials" needs those trials.
 */
export function claimOf(sentence: string, { part, documentType = 'article' }: ClaimContext = {}): Claim {
  const words = sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  if (words.length < 4 || asked.test(sentence) || definesSelf.test(sentence)) return 'none'
  if (part && outside.has(part)) return 'none'
  const isOthers = attributed.test(sentence)
  if (pointing.test(sentence) && !isOthers) return 'none'
  // An abstract carries no citations, whoever found it.
  if (part === 'abstract') return 'own'
  if (isOthers && !/\b(?:are|is) (?:needed|required|warranted)\b/i.test(sentence) && !unknown.test(sentence))
    return 'finding'
  if (unknown.test(sentence)) return 'none'
  if ((part === 'methods' || part === 'results') && ownStudies.has(documentType)) return 'own'
  if (part === 'methods') return 'own'
  if (own.test(sentence)) return 'own'
  if (supposed.test(sentence)) return 'none'
  if (hasFigures(sentence) || prevalence.test(sentence) || states.test(sentence)) return 'finding'
  const role = roleOf({ text: sentence }, 0.5)
  return role === 'result' || role === 'conclusion' ? 'finding' : 'none'
}

/** Parts that state nothing about the world. */
const outside: ReadonlySet<PaperPart> = new Set([
  'funding',
  'conflicts',
  'availability',
  'ethics',
  'registration',
  'acknowledgements',
  'references',
  'aim',
])

const hasFigures = (text: string) =>
  pValuesIn(text).length > 0 || effectSizesIn(text).length > 0 || percentagesIn(text).length > 0

const typed =
  /\[[1-9]\d{0,2}(?:\s?[,–-]\s?[1-9]\d{0,2})*\]|\(\s*(?:e\.g\.,?\s|see\s)?\p{Lu}[\p{L}’'-]+[^()]{0,80}\b(?:19|20)\d{2}[a-z]?[^()]{0,80}\)|\p{Lu}[\p{L}’'-]+ (?:et al\.?|and \p{Lu}[\p{L}’'-]+) \((?:19|20)\d{2}[a-z]?\)/u

/** A citation that was typed as text: "[12]", "(Smith et al., 2003)", "Smith and Lee (2003)". It is in no list of references. */
export function typedCitationIn(text: string): { start: number; end: number; found: string } | undefined {
  const found = typed.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length, found: found[0] } : undefined
}

/** Leans on the sentence before: what that one cites may cover it. */
export const leansBack = (sentence: string): boolean =>
  /^(?:this|these|those|that|it|they|he|she|the same|such|similarly|likewise|however, (?:this|these|they|it)|in (?:that|the same|this) (?:study|trial|review|analysis)|the (?:authors|effect|difference|reduction|increase|risk))\b/i.test(
    sentence,
  )
