import { foldWord } from '../search/tokens.ts'
import { claimOf, claimOfState, type ClaimWord } from './claim-words.ts'
import { inPlainTurns } from './idioms.ts'
import { isLoose, people } from './lexicon.ts'
import { entryOf, spotEntries } from './vocabulary.ts'

/** A question cut at its hinges, before anything is looked up. Parts are in the question's own words. */
export type QuestionParts = {
  kind: 'effect' | 'association' | 'comparison' | 'premise'
  exposure: string
  comparator?: string
  outcome?: string
  population?: string
  claim?: ClaimWord
  /** Two things side by side and no verb between them. */
  isBare?: boolean
}

/** Words of a question; a comma or bracket behind a word stays in `after`. */
type Word = { low: string; start: number; end: number }

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’/+-]*/gu)].map(({ 0: raw, index }) => {
    const bare = raw.replace(/(?<![.'’/+-])[.'’/+-]+$/, '')
    return { low: foldWord(bare.replace(/['’]s$/, '')), start: index, end: index + bare.length }
  })

class Cut {
  readonly text: string
  readonly words: readonly Word[]
  constructor(text: string) {
    this.text = text
    this.words = wordsOf(text)
  }
  low(at: number) {
    return this.words[at]?.low ?? ''
  }
  /** The text from one word up to another, without small words and signs at its edges. */
  part(from: number, to = this.words.length): string | undefined {
    let first = from
    let last = Math.min(to, this.words.length) - 1
    while (first < last && (edge.has(this.low(first)) || /^(?:up|off|away|their|her|his)$/.test(this.low(first))))
      first++
    while (last > first && (trailing.has(this.low(last)) || isLoose(this.low(last)))) last--
    if (first === last && (edge.has(this.low(first)) || trailing.has(this.low(first)))) return undefined
    const [a, b] = [this.words[first], this.words[last]]
    return a && b && first <= last ? this.text.slice(a.start, b.end).trim() : undefined
  }
  find(wanted: (low: string, at: number) => boolean, from = 0, to = this.words.length): number {
    for (let at = from; at < to; at++) if (wanted(this.low(at), at)) return at
    return -1
  }
}

const set = (words: string) => new Set(words.split(' '))
const edge = set(
  'the a an any of in on for to with by that this these those there its your our my some really actually still ever truly use using taking giving receiving having getting being doing and or adding added routine routinely risk likelihood chance chances rate rates incidence odds treatment-of effect effects at against from regular',
)
const trailing = set('the a an of in on for to with by and or really actually at all ever please exactly')
const asks = set('does do did can could will would should might may has have')
const is = set('is are was were')
const hinges = set('in among amongst within during after before following')
const relations = set(
  'effect effects impact impacts influence efficacy effectiveness benefit benefits role usefulness consequence consequences harm harms safety',
)
const links = set(
  'link links association associations relationship relationships relation relations correlation correlations connection connections',
)

/** Whether what begins here are people: "patients with …", "the elderly". */
const areFor = (cut: Cut, at: number) => people.has(cut.low(cut.low(at) === 'the' ? at + 1 : at))

/** Cuts a phrase into the thing and those for whom: "death in adults with diabetes", "pain after surgery". */
function cutPopulation(cut: Cut, from: number, to = cut.words.length): { thing?: string; population?: string } {
  const hinge = cut.find((low, at) => {
    if (at <= from) return false
    if (low === 'for' || low === 'with' || low === 'of' || low === 'on') return cut.find((next) => people.has(next), at + 1, Math.min(at + (low === 'of' || low === 'on' ? 3 : 4), to)) !== -1 || (low === 'of' && isMeasuredIn(cut.part(from, at), cut.part(at + 1, to)))
    return hinges.has(low) || (low === 'at' && /^(?:\w+ ){0,2}age$/.test(cut.words.slice(at + 1, to).map((word) => word.low).join(' ')))
  }, from, to) // prettier-ignore
  const thing = cut.part(from, hinge === -1 ? to : hinge)
  const population = hinge === -1 ? undefined : cut.part(hinge + 1, to)
  return { ...(thing && { thing }), ...(population && { population }) }
}

/** "The pain of knee osteoarthritis": the first is what is measured, the second is in whom. */
const isMeasuredIn = (thing: string | undefined, whose: string | undefined) =>
  thing !== undefined &&
  whose !== undefined &&
  !kindOfCourse.test(thing) &&
  entryOf(thing, ['outcome'])?.kind !== 'medicine' &&
  entryOf(whose, ['condition'])?.kind === 'condition' &&
  isFelt.test(thing)
const kindOfCourse =
  /\b(?:recurrence|relapse|progression|severity|onset|incidence|prevalence|exacerbations?|risk|deaths?|mortality|cases?)\b/i
const isFelt = /^(?:pain|fatigue|stiffness|function|disability|itch\w*|breathlessness|quality of life)$/i

/** People are for whom something is done, and never its outcome. */
const isWhomeverBy = (thing: string) =>
  whom.has(/^(?:the )?([\p{L}-]+)(?!['’])(?=\s|$)/iu.exec(thing)?.[1]?.toLowerCase() ?? '')
const whom = new Set(
  [...people].filter(
    (word) =>
      !/^(?:older|young|younger|pregnant|healthy|hospitali[sz]ed|those|elderly|patient|student|infant|child|adult|person|man|woman|family)$/.test(
        word,
      ),
  ),
)

const sized: readonly (readonly [ClaimWord, RegExp])[] = [
  ['higher', /^(?:a |an |the )?(?:higher|increased|greater|elevated|more|longer)\s(?=\p{L})/iu], ['lower', /^(?:a |an |the )?(?:lower|reduced|decreased|fewer|less|shorter)\s(?=\p{L})/iu],
  ['better', /^(?:a |an |the )?(?:better|improved)\s(?=\p{L})/iu], ['worse', /^(?:a |an |the )?(?:worse|poorer|impaired)\s(?=\p{L})/iu],
] // prettier-ignore

/** "Clients of psychotherapy … than people without treatment": people who had something are what they had. */
const whoHad =
  /^(?:the )?(\p{L}{3,20}) (?:of|on|given|receiving|taking|getting|who (?:take|took|get|got|had|have|receive|received|use|used)|with) (\p{L}.{0,200})$/iu
const hadIt = (words: string) => {
  const [, who = '', what] = whoHad.exec(words) ?? []
  return people.has(who.toLowerCase()) || /^(?:clients|users|recipients)$/i.test(who) ? what : undefined
}
const without =
  /^(?:those|people|patients|others|children|adults|women|men) (?:without|not|who (?:do|did|had|have|get|got) (?:not|no))\b/i

function withParts(
  kind: QuestionParts['kind'],
  tried: string | undefined,
  given: { thing?: string; population?: string },
  said?: ClaimWord,
  against?: string,
): QuestionParts | undefined {
  if (!tried) return undefined
  const isWithout = against !== undefined && without.test(against)
  const exposure = against === undefined ? tried : (hadIt(tried) ?? tried)
  const comparator = isWithout && exposure !== tried ? 'no treatment' : against
  // "Leads to worse control": worse is what is claimed, and control what it is claimed of.
  const size =
    said === 'higher' || said === 'changes' ? sized.find(([, word]) => word.test(given.thing ?? '')) : undefined
  const claim = size ? size[0] : said
  const rest = size && given.thing !== undefined ? { ...given, thing: given.thing.replace(size[1], '') } : given
  const isWhom = rest.thing !== undefined && isWhomeverBy(rest.thing)
  // "protects children against tuberculosis" names both.
  const [first, named] = isWhom ? (rest.thing ?? '').split(/ (?:against|from) (.*)/) : []
  // "protects adults in south India against tuberculosis": it stands behind where they are.
  const [where, behind] = isWhom && named === undefined ? (rest.population ?? '').split(/ (?:against|from) (.*)/) : []
  const of = named ?? behind
  const population = first === undefined ? rest.population : behind === undefined ? first : `${first} in ${where ?? ''}`
  return {
    kind,
    exposure,
    ...(comparator && { comparator }),
    ...(isWhom ? of && { outcome: of } : rest.thing && { outcome: rest.thing }),
    ...(population && { population }),
    ...(claim && { claim }),
  }
}

const versus = (low: string) => low === 'versus' || low === 'vs' || low === 'v'
const than = (low: string) => low === 'than'

/** Who is compared with whom: "X versus Y", "X compared with Y", "X or Y". */
function compared(
  cut: Cut,
  from: number,
  to: number,
): { first?: string | undefined; second: number; end: number } | undefined {
  const at = cut.find(
    (low, i) =>
      versus(low) ||
      (low === 'compared' && /^(?:with|to|against)$/.test(cut.low(i + 1))) ||
      (low === 'rather' && than(cut.low(i + 1))) ||
      (low === 'instead' && cut.low(i + 1) === 'of'),
    from,
    to,
  )
  if (at === -1) return undefined
  return { first: cut.part(from, at), second: at + (versus(cut.low(at)) ? 1 : 2), end: at }
}

const aim = (low: string) =>
  low === 'for' || low === 'in' || low === 'on' || low === 'to' || low === 'against' || low === 'at'

/** "… and death from any cause": what stands behind "and" is what is measured. */
const isMeasured = (words: string | undefined) => words !== undefined && spotEntries(words, ['outcome'])[0]?.start === 0 && entryOf(words, ['outcome'])?.kind === 'outcome' // prettier-ignore

/** What stands behind the second of two things: "for pain in adults" is what for, then for whom. */
function afterComparator(
  cut: Cut,
  from: number,
): { comparator?: string | undefined; thing?: string; population?: string } {
  const and = cut.find((low, i) => low === 'and' && i > from && isMeasured(cut.part(i + 1)), from)
  if (and !== -1) return { comparator: cut.part(from, and), ...cutPopulation(cut, and + 1) }
  const at = cut.find((low, i) => i > from && (aim(low) || hinges.has(low) || low === 'with'), from)
  if (at === -1) return { comparator: cut.part(from) }
  const comparator = cut.part(from, at)
  if (areFor(cut, at + 1) || hinges.has(cut.low(at))) {
    const population = cut.part(at + 1)
    return { comparator, ...(population && { population }) }
  }
  return { comparator, ...cutPopulation(cut, at + 1) }
}

function readComparison(cut: Cut): QuestionParts | undefined {
  const { words } = cut
  const start =
    is.has(cut.low(0)) || asks.has(cut.low(0))
      ? 1
      : /^(?:compare|comparing|comparison|contrast)$/.test(cut.low(0))
        ? cut.low(1) === 'of'
          ? 2
          : 1
        : 0
  const pair = compared(cut, start, words.length)
  if (pair) {
    const rest = afterComparator(cut, pair.second)
    const first = bareClaim(cut, start, pair.end) ?? pair.first
    return withParts('comparison', whole(first, rest.comparator), rest, 'better', rest.comparator)
  }
  if (start > 0 && /^(?:compar|contrast)/.test(cut.low(0))) {
    const and = cut.find((low) => low === 'and' || low === 'with' || low === 'to', start)
    const rest = and === -1 ? undefined : afterComparator(cut, and + 1)
    return rest && withParts('comparison', cut.part(start, and), rest, 'better', rest.comparator)
  }
  const between = cut.find((low, i) => low.startsWith('differ') && cut.low(i + 1) === 'between')
  if (between !== -1) {
    const and = cut.find((low) => low === 'and', between + 2)
    const rest = and === -1 ? undefined : afterComparator(cut, and + 1)
    return rest && withParts('comparison', cut.part(between + 2, and), rest, 'better', rest.comparator)
  }
  const more = cut.find(
    (low, i) => /^(?:better|worse|superior|inferior|safer|more|less|faster|cheaper)$/.test(low) && i > 0,
  )
  if (more === -1) return undefined
  const thanAt = cut.find((low) => than(low) || (low === 'to' && /^(?:superior|inferior)$/.test(cut.low(more))), more)
  const claim = /^(?:worse|inferior|less)$/.test(cut.low(more)) ? 'worse' : 'better'
  if (thanAt !== -1) {
    const said = cut.part(more + 1, thanAt)
    const rest = afterComparator(cut, thanAt + 1)
    const thing =
      said && !/^(?:effective|efficacious|useful|safe|beneficial|harmful|likely)/i.test(said)
        ? { thing: said.replace(/^(?:at|for|in)\s/i, '') }
        : {}
    return withParts('comparison', cut.part(start, more), { ...thing, ...rest }, claim, rest.comparator)
  }
  // "Which is better for pain, ibuprofen or paracetamol?" "What works better: A or B?"
  const or = cut.find((low) => low === 'or', more)
  if (or === -1) return undefined
  const purpose = cut.find((low) => low === 'for' || low === 'in' || low === 'at', more + 1, or)
  const comma = cut.text.slice(cut.words[more]?.start ?? 0).search(/[,:]/)
  const commaAt =
    comma === -1 ? more + 1 : cut.find((_, i) => (cut.words[i]?.start ?? 0) > (cut.words[more]?.start ?? 0) + comma)
  const rest = afterComparator(cut, or + 1)
  const outcome = purpose !== -1 && purpose < commaAt ? cut.part(purpose + 1, commaAt) : undefined
  return withParts(
    'comparison',
    cut.part(commaAt, or),
    { ...(outcome && { thing: outcome }), ...rest },
    claim,
    rest.comparator,
  )
}

/** "Standardised versus individualised acupuncture": the noun is said once. */
function whole(first: string | undefined, second: string | undefined): string | undefined {
  const noun = second?.split(/\s+/).at(-1)
  const isBare = first !== undefined && /^[\p{L}-]{4,}(?:ed|ive|al|ous|ic|ary|ar|ing)$/iu.test(first)
  return isBare && noun !== undefined && second?.includes(' ') === true ? `${first} ${noun}` : first
}

/** "Is X effective versus Y": the state is no part of X. */
function bareClaim(cut: Cut, from: number, to: number): string | undefined {
  const at = cut.find((low) => claimOfState(low) !== undefined || claimOf(low) !== undefined, from + 1, to)
  return at === -1 ? undefined : cut.part(from, at)
}

/** "Does X lower Y in Z", and "Is there evidence that X lowers Y". */
function readVerb(cut: Cut, from: number, kind: 'effect' | 'premise'): QuestionParts | undefined {
  const first = cut.find((low, at) => at > from && claimOf(low) !== undefined && !nounHere(cut, at))
  if (first === -1) return undefined
  // "Weight gain raises": a word that is a noun too is none of a question that has another verb.
  const later = nounToo.test(cut.low(first))
    ? cut.find(
        (low, at) =>
          claimOf(low) !== undefined && !nounToo.test(low) && !nounHere(cut, at) && cut.low(at - 1) !== 'any',
        first + 1,
      )
    : -1
  const verb = later === -1 ? first : later
  let claim = claimOf(cut.low(verb))
  const exposure = cut.part(from, verb)
  let behind = verb + 1
  // "Slow down kidney disease", "cut down on deaths".
  while (/^(?:up|down|off|out|away|on)$/.test(cut.low(behind)) && behind < cut.words.length - 1) behind++
  // "helps prevent", "cause an increase in", "have an effect on", "lead to lower"
  const second = cut.find((low) => claimOf(low) !== undefined, behind, behind + 3)
  if (
    second !== -1 &&
    second - behind < 3 &&
    (claim === 'better' || claim === 'higher') &&
    joins(cut, behind, second)
  ) {
    claim = claimOf(cut.low(second))
    behind = second + 1
  }
  const isCause = /^(?:caus|induc|trigger|provok|predict)/.test(cut.low(verb))
  // "helps patients with …": they are for whom, and what gets better is not said.
  if (claim === 'better' && areFor(cut, behind)) return withParts(kind, exposure, populationOnly(cut, behind), claim)
  return withParts(isCause && kind === 'effect' ? 'association' : kind, exposure, cutPopulation(cut, behind), claim)
}
const nounToo = /^(?:gain|spread|drive|speed|limit|influence|impact|damage|support|change)$/
const joins = (cut: Cut, from: number, to: number) => {
  for (let at = from; at < to; at++) if (!/^(?:to|a|an|in|with|people|patients|us)$/.test(cut.low(at))) return false
  return true
}
/** "the treatment works": a verb's form may be a noun behind an article or a preposition. */
const nounHere = (cut: Cut, at: number) => /^(?:the|a|an|of|for|in|with|to|and|or|physical|social|climate)$/.test(cut.low(at - 1)) && !/^(?:prevent|reduce|increase|improve)$/.test(cut.low(at)) && cut.low(at - 1) !== 'to' // prettier-ignore

/** "Does X lower Y more than Z": the verb stands between what is tried and what it is compared in. */
function readThan(cut: Cut, from: number): QuestionParts | undefined {
  const at = cut.find(than, from + 3)
  const size = cut.low(at - 1)
  if (at === -1 || !/^(?:more|less|better|worse|further|faster|sooner|longer|earlier)$/.test(size)) return undefined
  const verb = cut.find(
    (low, place) => place > from && claimOf(low) !== undefined && !nounHere(cut, place),
    from,
    at - 1,
  )
  const [exposure, outcome] = [cut.part(from, verb), cut.part(verb + 1, at - 1)]
  if (verb === -1 || exposure === undefined || outcome === undefined) return undefined
  const said = claimOf(cut.low(verb))
  const claim = /^(?:less|worse)$/.test(size) && said !== undefined ? opposite[said] : said
  const { comparator, population } = afterComparator(cut, at + 1)
  return withParts(
    'comparison',
    exposure,
    { thing: outcome, ...(population !== undefined && { population }) },
    claim,
    comparator,
  )
}
const opposite: Readonly<Record<ClaimWord, ClaimWord>> = {
  lower: 'higher',
  higher: 'lower',
  better: 'worse',
  worse: 'better',
  changes: 'changes',
}

function readState(cut: Cut, from: number): QuestionParts | undefined {
  const state = cut.find((low) => claimOfState(low) !== undefined, from + 1)
  const factor = cut.find(
    (low, i) => /^(?:factor|cause|risk|predictor|treatment|therapy|cure|remedy|help)$/.test(low) && i > from + 1,
  )
  const isPredictor =
    factor !== -1 && state !== -1 && factor - state < 3 && /^(?:factor|cause|risk|predictor)$/.test(cut.low(factor))
  if (state === -1 || isPredictor || (factor !== -1 && factor < state)) {
    if (factor === -1) return undefined
    const article = cut.find(
      (low) => low === 'a' || low === 'an' || low === 'the' || low === 'of',
      from + 1,
      factor + 1,
    )
    const exposure = cut.part(from, article === -1 ? factor : article)
    const last = cut.find((low) => low === 'for' || low === 'of' || low === 'in' || low === 'against', factor)
    const isTreatment = /^(?:treatment|therapy|cure|remedy|help)$/.test(cut.low(factor))
    return last === -1
      ? undefined
      : withParts(
          isTreatment ? 'effect' : 'association',
          exposure,
          cutPopulation(cut, last + 1),
          isTreatment ? 'better' : 'higher',
        )
  }
  const claim = claimOfState(cut.low(state))
  const isLink = /^(?:associated|linked|related|correlated|connected|tied|predictive|responsible)$/.test(cut.low(state))
  let behind = state + 1
  if (hinges.has(cut.low(behind)) && cut.low(behind) !== 'in')
    return withParts(isLink ? 'association' : 'effect', cut.part(from, state), populationOnly(cut, behind + 1), claim)
  if (/^(?:with|to|for|in|against|at|on|of|when|as)$/.test(cut.low(behind))) {
    // "effective in patients with X": for whom, and what it is good for is theirs.
    const isWhom =
      areFor(cut, behind + 1) ||
      cut.low(behind) === 'when' ||
      (cut.low(behind) === 'in' && !isLink && claimOf(cut.low(behind + 1)) === undefined)
    if (isWhom) return withParts('effect', cut.part(from, state), { ...populationOnly(cut, behind + 1) }, claim)
    behind++
  }
  if (/^(?:treatment|therapy|remedy|medicine|cure|intervention|way|choice|strategy)$/.test(cut.low(behind))) behind += 1
  const verb = cut.find((low) => claimOf(low) !== undefined, behind, behind + 2)
  const own =
    verb !== -1 && /^(?:reduc|lower|prevent|increas|improv|treat|decreas|rais|cut|manag|reliev)/.test(cut.low(verb))
      ? claimOf(cut.low(verb))
      : undefined
  if (own) behind = verb + 1
  const size = cut.find(
    (low) => /^(?:higher|increased|greater|elevated|lower|reduced|decreased|better|worse|poorer|improved)$/.test(low),
    behind,
    behind + 3,
  )
  const sized =
    size === -1
      ? undefined
      : /^(?:higher|increased|greater|elevated)$/.test(cut.low(size))
        ? 'higher'
        : /^(?:lower|reduced|decreased)$/.test(cut.low(size))
          ? 'lower'
          : /^(?:better|improved)$/.test(cut.low(size))
            ? 'better'
            : 'worse'
  if (size !== -1) behind = size + 1
  return withParts(
    isLink ? 'association' : 'effect',
    cut.part(from, state),
    cutPopulation(cut, behind),
    sized ?? own ?? claim,
  )
}

const populationOnly = (cut: Cut, from: number) => {
  const population = cut.part(from)
  return population ? { population } : {}
}

/** "effect of X on Y in Z", "role of X in Y", "link between X and Y" */
function readNoun(cut: Cut): QuestionParts | undefined {
  const link = cut.find((low) => links.has(low))
  if (link !== -1 && /^(?:between|of)$/.test(cut.low(link + 1))) {
    const and = cut.find((low) => low === 'and' || low === 'with' || low === 'to', link + 2)
    if (and !== -1) return withParts('association', cut.part(link + 2, and), cutPopulation(cut, and + 1), 'changes')
  }
  const relation = cut.find(
    (low, at) => relations.has(low) && /^(?:of|from|does|do|did|has|have)$/.test(cut.low(at + 1)),
  )
  if (relation === -1) return undefined
  if (/^(?:does|do|did|has|have)$/.test(cut.low(relation + 1))) {
    const have = cut.find((low) => low === 'have' || low === 'had' || low === 'play', relation + 2)
    const on = cut.find((low) => low === 'on' || low === 'in', relation + 2)
    if (on === -1) return undefined
    return withParts(
      'effect',
      cut.part(relation + 2, have === -1 ? on : Math.min(have, on)),
      cutPopulation(cut, on + 1),
      'changes',
    )
  }
  const last = cut.find((low) => low === 'on' || low === 'upon', relation + 2)
  const at =
    last !== -1 ? last : cut.find((low) => /^(?:in|for|against|to|during|after|among)$/.test(low), relation + 2)
  const isGood = /^(?:efficacy|effectiveness|benefit|benefits|usefulness|role)$/.test(cut.low(relation))
  if (at === -1) return withParts('effect', cut.part(relation + 2), {}, isGood ? 'better' : 'changes')
  if (areFor(cut, at + 1) || /^(?:during|after|among)$/.test(cut.low(at)))
    return withParts('effect', cut.part(relation + 2, at), populationOnly(cut, at + 1), isGood ? 'better' : 'changes')
  return withParts('effect', cut.part(relation + 2, at), cutPopulation(cut, at + 1), isGood ? 'better' : 'changes')
}

/** "X and Y", "X for Y in Z", "X in Y" */
function readBare(cut: Cut): QuestionParts | undefined {
  if (cut.words.length > 14 || /^(?:what|which|who|when|where|how|list|name|give|show|summari[sz]e)$/.test(cut.low(0)))
    return undefined
  const from = asks.has(cut.low(0)) || is.has(cut.low(0)) ? 1 : 0
  const effectVerb = cut.find(
    (low, at) =>
      at > from &&
      /^(?:reduc|prevent|improv|increas|lower|caus|protect|decreas|worsen)\w*$/.test(low) &&
      claimOf(low) !== undefined,
  )
  if (effectVerb !== -1) return readVerb(cut, from, 'effect')
  const at = cut.find((low, i) => i > from && /^(?:and|for|against|in|on|among|to|after|during)$/.test(low))
  if (at === -1) return undefined
  if (areFor(cut, at + 1) || /^(?:among|after|during)$/.test(cut.low(at)))
    return withParts('effect', cut.part(from, at), populationOnly(cut, at + 1), 'changes')
  const kind = cut.low(at) === 'and' ? 'association' : 'effect'
  const both =
    cut.low(at) === 'in' ? cut.find((low, i) => low === 'and' && i > at && isMeasured(cut.part(i + 1)), at) : -1
  const whose = cut.part(at + 1, both === -1 ? undefined : both)
  // "X in kidney disease and death": in whom, and what of them.
  if (both !== -1 && whose !== undefined && entryOf(whose, ['condition'])?.kind === 'condition')
    return withParts('effect', cut.part(from, at), { thing: cut.part(both + 1) ?? '', population: whose }, 'changes')
  const parts = withParts(
    kind,
    cut.part(from, at),
    cutPopulation(cut, at + 1),
    /^(?:for|against|to)$/.test(cut.low(at)) ? 'better' : 'changes',
  )
  return parts && { ...parts, isBare: true }
}

const leads =
  /^(?:(?:hi|hello|hey|please|so|and|but|ok|okay|well|now|then|also)[,\s]+)*(?:(?:is there (?:any |good |strong |enough |sufficient |convincing )?(?:evidence|proof|data)(?: (?:that|for|on|of|to show that|about))?|what (?:is|does) the evidence (?:that|for|on|of|say about|about)|what do (?:we|the papers|the studies|trials|papers|studies) (?:know|say|show|find) (?:about|on|that)|what (?:is|do we) known? about|do (?:the |these |those )?(?:papers|studies|trials|results) (?:show|suggest|say|find|support) (?:that )?|(?:can|could) you tell me (?:whether|if|about)|tell me (?:whether|if|about)|i (?:want|would like|need) to know (?:whether|if|about)|i wonder (?:whether|if)|is it true that|does (?:the )?evidence (?:show|suggest|support) (?:that )?|evidence (?:that|for|on|of)|(?:the )?question (?:is )?whether|whether|if)\s+)/i

/** "Does it protect better at high latitudes": asked is what goes with a difference, which no count of studies answers. */
export const isModerated = (question: string): boolean => moderated.test(question.trim().replace(/\?$/, ''))
const moderated =
  /^(?:is|are|was|were|does|do|did|can|will|would)\b.{3,120}\b(?:everywhere|anywhere|in (?:every|all) (?:countr(?:y|ies)|places?|settings?|regions?|parts of the world)|for everyone|for everybody|in everyone|in everybody)$|^(?:is|are|was|were|does|do|did)\b(?!.*\bthan\b).{3,80}\b(?:more|less|better|worse) (?:\w+ )?(?:when|if|where)\b|^(?:does|do|did|is|are|can|will|would)\b(?!.*\b(?:than|versus|vs|or)\b).{3,80}\b(?:work|protect|prevent|reduce|perform|act|help)s? (?:better|more|less|worse|best)\b/i

/** "Vitamin D in asthma: does it prevent attacks": the question stands behind its topic, and "it" is that. */
function behindTopic(text: string): string {
  const at = text.search(/[:.;]\s(?:does|do|did|is|are|was|were|can|could|will|has|have|should|would)\s/i)
  if (at === -1) return text
  const [topic, question] = [text.slice(0, at), text.slice(at + 2)]
  const bare = /^(?:a|an|the)\s/i.test(topic) ? topic.replace(/^\S+\s/, '') : topic
  return question.split(' ').length < 3 ? text : question.replace(/^(\S+\s)(?:it|they|this|these)\s/i, `$1${bare} `)
}

const frequency =
  /^(?:does|do|did|is|are|was|were) (?:an? |the )?([^,;:]{3,80}?) (?:become |get |occur |happen |found |seen )?(more|less) (?:frequent|common|often|frequently|likely) (?:with|on|after|under|during) ((?:(?!\bthan\b)[^?,;:]){3,80})$/i

/** "Does haemorrhagic stroke become more frequent with atorvastatin": what happens stands first. */
function readFrequency(text: string): QuestionParts | undefined {
  const [, outcome, size, exposure] = frequency.exec(text) ?? []
  return outcome && exposure
    ? { kind: 'effect', exposure, outcome, claim: size?.toLowerCase() === 'less' ? 'lower' : 'higher' }
    : undefined
}

/** Cuts a question that asks what one thing does to, or has to do with, another. Undefined where it has no such form. */
export function questionParts(question: string): QuestionParts | undefined {
  const trimmed = question.trim().replace(/(?<![?!.\s])[?!.\s]+$/, '')
  const text = inPlainTurns(behindTopic(trimmed).replace(leads, ''))
  const isLed = leads.test(behindTopic(trimmed)) && text.length < trimmed.length
  const cut = new Cut(text)
  if (cut.words.length < 2) return undefined
  const first = cut.low(0)
  if (first === 'why' || (first === 'how' && asks.has(cut.low(1)) && !/^(?:you|i|we|one)$/.test(cut.low(2)))) {
    const from = asks.has(cut.low(1)) || is.has(cut.low(1)) ? 2 : 1
    const more = readThan(cut, from)
    if (more) return more
    // "How well does X work" asks whether it does.
    return is.has(cut.low(1)) ? readState(cut, from) : readVerb(cut, from, 'premise')
  }
  if (first === 'how' && /^(?:well|effective|effectively|good|safe|useful|strongly)$/.test(cut.low(1))) {
    const from = is.has(cut.low(2)) || asks.has(cut.low(2)) ? 3 : 2
    return readVerb(cut, from, 'effect') ?? readRest(cut, from)
  }
  const more = asks.has(first) ? readThan(cut, 1) : undefined
  if (more) return more
  const turned = readFrequency(text)
  if (turned) return turned
  const comparison = readComparison(cut)
  if (comparison) return comparison
  if (is.has(first) && cut.low(1) !== 'there') {
    const state = readState(cut, 1)
    if (state) return state
  }
  if (asks.has(first)) {
    const noun = cut.find((low) => relations.has(low) || links.has(low) || low === 'risk' || low === 'difference', 2)
    const have = cut.find((low) => low === 'have' || low === 'make' || low === 'play' || low === 'show', 1)
    if (have !== -1 && noun > have) {
      const on = cut.find((low) => /^(?:on|in|for|to|against|with)$/.test(low), noun)
      if (on !== -1) {
        const bad = cut.find((low) => /^(?:negative|harmful|adverse|bad|detrimental)$/.test(low), have, noun) !== -1
        const good =
          cut.find((low) => /^(?:positive|beneficial|good)$/.test(low), have, noun) !== -1 ||
          cut.low(noun).startsWith('benefit')
        return withParts(
          'effect',
          cut.part(1, have),
          cutPopulation(cut, on + 1),
          bad ? 'worse' : good ? 'better' : 'changes',
        )
      }
    }
    const verb = readVerb(cut, 1, 'effect')
    if (verb) return verb
  }
  return readNoun(cut) ?? (isLed ? (readVerb(cut, 0, 'effect') ?? readState(cut, 0)) : undefined) ?? readBare(cut)
}

/** "How effective is X for Y", "How safe are X in Z" */
function readRest(cut: Cut, from: number): QuestionParts | undefined {
  const at = cut.find((low, i) => i > from && /^(?:for|in|against|at|on|to)$/.test(low))
  const isHow = /^(?:safe)$/.test(cut.low(1))
  if (at === -1) return withParts('effect', cut.part(from), isHow ? { thing: 'adverse events' } : {}, 'better')
  const verb = cut.find((low) => claimOf(low) !== undefined, at + 1, at + 2)
  if (areFor(cut, at + 1)) return withParts('effect', cut.part(from, at), populationOnly(cut, at + 1), 'better')
  return withParts(
    'effect',
    cut.part(from, at),
    cutPopulation(cut, verb === -1 ? at + 1 : verb + 1),
    verb === -1 ? 'better' : claimOf(cut.low(verb)),
  )
}
