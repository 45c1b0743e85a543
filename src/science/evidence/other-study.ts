/** A sentence that speaks of another study: it cites one, or calls it previous, recent, published. */
const cites =
  /\bet al\b|(?:^|[^\p{L}])(?:previous|prior|earlier|recent|other|another|published|similar)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?|surveys?|experiments?|investigations?|cohorts?|series)\b|\(\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+| et al\.?)?,? (?:19|20)\d\d|\p{L}\s\((?:19|20)\d\d[a-z]?\)\s(?:\w+ly )?(?:reported|found|showed|observed|described|demonstrated|noted|concluded|estimated|randomi[sz]ed|enrolled|studied|compared)\b/iu

/** Whether a sentence tells of another study's people or results. */
export const tellsOfOthers = (sentence: string): boolean => cites.test(sentence) || citesByNumber(sentence)

const study = String.raw`(?:stud(?:y|ies)|trials?|reports?|meta-analys[ei]s|reviews?|investigations?|experiments?)\b(?!\s(?:groups?|arms?|participants|population|patients|subjects|drugs?|medication|treatment|sites?|period|entry|end|hypothes[ie]s|protocol|design|team|nurses?)\b)`
const ofOwn = String.raw`(?!(?:[\w'’-]+\s){0,3}?(?:this|our|present|current)\b)`
const year = String.raw`(?:19|20)\d\d`
const author = String.raw`\p{Lu}[\p{L}'’-]+(?:\set al\b\.?|\s(?:and|&)\s(?:colleagues|co-?workers|\p{Lu}[\p{L}'’-]+)|\s\(${year}[a-z]?\))`
/** "an earlier trial", "the 2014 trial", "the ABCD study", "a Danish study", "the trial by Smith", "Smith et al." */
const opening = String.raw`(?:(?:[Tt]he|[Aa]n?|[Ss]ome|[Tt]wo|[Tt]hree|[Ss]everal|[Mm]ost)\s)?`
const another = String.raw`${opening}(?:(?:\p{Ll}+\s)?(?:previous|prior|earlier|other|[Aa]nother|published|original|landmark|pivotal)\s(?:[\w'’-]+\s){0,4}?${study}|${year}\s(?:[\w'’-]+\s){0,4}?${study}|(?:[\w'’-]+\s){0,3}?${study}\s(?:by\s\p{Lu}[\p{L}'’-]+|(?:of|from)\s(?:${author}|${year}\b))|${author})`
/** Named so, a trial may be this one: it is another's only where it is set against something. */
const named = String.raw`${opening}(?:\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d-]*(?:\s\d)?\s(?:[\w'’-]+\s){0,2}?${study}|(?:[a-z-]+\s){0,3}?\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ss)\s(?:[\w'’-]+\s){0,2}?${study})`
const reports = String.raw`(?:\s\([^()]{0,60}\))?\s(?:in [^,.;]{2,60}?\s)?(?:it\s|had\s|has\s|have\s|also\s|\p{Ll}+ly\s){0,2}(?:report|found|show|observ|describ|demonstrat|not(?:e[sd]?|ing)\b|conclud|estimat|yield|identif|suggest|document|obtain|gave|reduc|increas|prevent|lower|favou?r|had\b|did\b|was\b|were\b)`
const compared = String.raw`\b(?:[Ii]n (?:\w+ )?contrast (?:to|with)|[Cc]ontrary to|[Cc]ontrasting with|[Uu]nlike|[Aa]s opposed to|[Aa]t (?:odds|variance) with|[Dd]ifferent(?:ly)? from|[Dd]iffer(?:s|ed)? from|[Ii]n (?:dis)?agreement with|[Ii]n (?:line|keeping|accordance) with|[Cc]onsistent with|[Ss]imilar(?:ly)? to|(?:[Aa]s in|[Cc]ompared (?:with|to))(?= (?:the |those |that |an? )*(?:previous|prior|earlier|another)))\s`
const turns = String.raw`(?:\b(?:[Ww]hereas|[Ww]hile|[Aa]lthough|[Tt]hough|[Bb]ut|[Hh]owever,?|[Yy]et)\s|^)`
/** Where a clause begins that sets another study against this one, or tells of a study that is named by year or author. */
const otherClause = new RegExp(
  String.raw`${compared}${ofOwn}(?:${another}|${named}|(?:[\w'’-]+\s){0,6}?${study}|(?:[\w'’-]+\s){0,4}?${author})|${turns}(?:[Ii]n\s)?${another}${reports}|\b(?:[Ww]hereas|[Ww]hile|[Aa]lthough|[Tt]hough)\s(?:[Ii]n\s)?${named}${reports}|\bthan (?:(?:that|those) )?(?:reported |seen |found )?(?:in|of|from|by)\s(?:${another}|${named})|${turns}[Ii]n ${another},`,
  'gu',
)
const relative =
  /^\s?(?:(?:in|of|for|from) wh\w+|where|which|who|whose|that|with|showing|finding|reporting|published|conducted|led by|an?\s)\b/i
const figure =
  /^\s?(?:(?:and |with (?:an? )?)?[([]?(?:\d|[-−–]\d|CI\b|OR\b|RR\b|HR\b|[pP]\s?[=<>≤]|[pP] value)|(?:respectively)\b)/
const verb = /\b(?:was|were|is|are|had|has|have|did|fell|rose|gave|led|found|shown?|grew|\p{Ll}{3,}(?:ed|s))\b/u

const ownTurn =
  /^\s?(?:and\s)?(?:but|while|whereas|although|though|yet|however|we|our|this|(?:in\s)?(?:this|our|the (?:present|current))|here)\b/i
/** A main clause goes on behind its commas, until the sentence turns to this study. */
const subordinate = new RegExp(String.raw`^(?:${compared}|(?:Whereas|While|Although|Though)\s)`)

/** Where the clause ends that begins at `start`: at the comma behind what it says of the other study, or with the sentence. */
function clauseEnd(sentence: string, start: number, named: number): number {
  const isMain = !subordinate.test(sentence.slice(start, named))
  let depth = 0
  let said = named
  let isOpen = false
  for (let at = start; at < sentence.length; at++) {
    const sign = sentence.charAt(at)
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (depth < 0) return at
    if (depth > 0) continue
    if ((sign !== ',' && sign !== ';') || at < named) continue
    const behind = sentence.slice(at + 1)
    if (isMain && !ownTurn.test(behind)) continue
    if (isMain || sign === ';') return at
    if (figure.test(behind)) continue
    if (relative.test(behind)) {
      said = at
      isOpen = true
    } else if (!isOpen || verb.test(sentence.slice(said, at))) return at
  }
  return sentence.length
}

/** What is longer is a list or a table, and no sentence. */
const LONGEST = 2000

function clausesOfOthers(sentence: string): [number, number][] {
  if (sentence.length > LONGEST) return []
  const clauses: [number, number][] = []
  for (const { 0: words, index } of sentence.matchAll(otherClause)) {
    if (index >= (clauses.at(-1)?.[1] ?? 0)) clauses.push([index, clauseEnd(sentence, index, index + words.length)])
  }
  return clauses
}

/** A sentence without what it says of another study ("in contrast to the 2014 trial, in which …"), at the same offsets. */
export const ownWordsOf = (sentence: string): string => {
  let words = sentence
  for (const [start, end] of clausesOfOthers(sentence))
    words = words.slice(0, start) + ' '.repeat(end - start) + words.slice(end)
  return words
}

/** Whether what stands at an offset of a sentence is another study's, while the rest of it may be this one's. */
export const tellsOfOthersAt = (sentence: string, at: number): boolean =>
  clausesOfOthers(sentence).some(([start, end]) => start <= at && at < end) || tellsOfOthers(ownWordsOf(sentence))

const numbered = /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]/g
/** "CI [12, 34]", "4.8 [3–5]": two numbers behind a result are its interval or quartiles, as "[0.22–0.63]" always is. */
const spread =
  /(?:\b(?:CIs?|CrI|intervals?|limits|IQR|range|quartiles?)\s?[:=,]?|(?<!\b(?:19|20)\d)\d\s?(?:%|[a-zA-Z/]{1,6})?)\s?$/
const citesByNumber = (sentence: string) =>
  [...sentence.matchAll(numbered)].some(
    ({ 0: bracket, index }) =>
      !(/\d\D+\d/.test(bracket) && spread.test(sentence.slice(Math.max(0, index - 24), index))),
  )

const cited =
  /\bet al\b|\(\p{Lu}[\p{L}'’-]+(?:(?:,? (?:and|&) \p{Lu}[\p{L}'’-]+)+| et al\.?)?,? (?:19|20)\d\d[a-z]?(?:;[^()]{0,120})?\)|^(?:in )?(?:an? |the |two |several |some )?(?:previous|prior|earlier|other|another|recent)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?)\b|^\p{Lu}[\p{L}'’-]+ (?:and|&) (?:\p{Lu}[\p{L}'’-]+|colleagues|co-?workers) (?:\(|found|showed|reported)|\p{L}\s\((?:19|20)\d\d[a-z]?\)\s(?:\w+ly )?(?:reported|found|showed|observed|described|demonstrated|noted|concluded)\b/iu
const own = /\b(?:we|our|(?:this|the present|the current) (?:study|trial|review|analysis|meta-analysis|work))\b/i

/** Whether a sentence gives the result of a study that it cites, and not of this one in the light of others. */
export const reportsOthers = (sentence: string): boolean =>
  (cited.test(sentence) || citesByNumber(sentence)) && !own.test(sentence)

const entry =
  /\b(?:19|20)\d\d;\s?\d{1,4}\s?(?:\(|:)|\bdoi:\s?10\.|^\s?\[?\d{1,3}[.\]]\s\p{Lu}[\p{L}'’-]+,?\s\p{Lu}{1,3}[.,]|^\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.?\s?){1,3},\s\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.?){1,3}[,.]|\(\d{1,4}\):\s?\d{1,5}[–-]\d{1,5}/u

/** Whether a sentence is (part of) an entry of a reference list, under whatever heading it stands. */
export const isReferenceEntry = (sentence: string): boolean => entry.test(sentence)
