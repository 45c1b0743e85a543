import { tokensOf } from '../search/tokens.ts'

/** What a question asks for: its terms, and each as it was typed. */
export type Question = { terms: ReadonlyMap<string, string> }

/** Words that ask for a synthesis or hold a sentence together, and name nothing that a paper could be about. */
const asking = termsOf(
  `summarise summary synthesize synthesis overview paper papers study studies studied evidence literature finding findings find found
   result results review compare compared comparison research researcher question tell say says said show shows shown report
   reported describe explain discuss write give list chosen document documents article articles author authors main key conclusion
   conclusions about any all also some most more much many well versus vs within among other different new recent current best known
   there here get use used using whether effect effects affect affects impact influence role relation relationship association
   associated evidence-based there’s what’s please help work works between does not no than`,
)

/** The terms of a question; words of asking are left out, so "Summarise these papers" asks for nothing in particular. */
export function readQuestion(query: string): Question {
  const terms = new Map<string, string>()
  for (const { term, start, end } of tokensOf(query)) {
    if (asking.has(term) || terms.has(term) || /^\d$/.test(term)) continue
    terms.set(term, query.slice(start, end))
  }
  // Operators of a search are no words.
  for (const word of ['AND', 'OR', 'NOT']) if (terms.get(word.toLowerCase()) === word) terms.delete(word.toLowerCase())
  return { terms }
}

/** Terms that stand in every kind of paper: they make no theme. */
export const commonTerms: ReadonlySet<string> = new Set([
  ...asking,
  ...termsOf(
    `patient participant subject people person adult group groups control controls treatment treated therapy intervention placebo trial
   trials year month week day hour time age aged mean median significant significantly difference differences rate rates risk risks
   ratio ci confidence interval odds hazard relative incidence prevalence level levels score scores number percent per total primary
   secondary outcome outcomes baseline follow up followup end analysis data method methods model compared respectively versus high higher
   low lower increase increased decrease decreased reduce reduced reduction improve improved improvement change changes great greater
   less small large similar either both two three four one five six first second n p sd se vs additional further need needed suggest
   suggests indicate indicated observed measured assessed evaluated randomised randomized assigned received population sample included
   investigate important however clinical disease condition case cases women men male female children present potential common likely
   associated estimate estimated evidence effective effectiveness efficacy safety benefit safe well non no not only may range early late
   long short term after before during over under against followed led lead least average overall half third times likely fold computed counts point points amount number
   regard regarded frequent frequently examined tested given made make used assess`,
  ),
])

function termsOf(text: string): ReadonlySet<string> {
  return new Set(tokensOf(text).map(({ term }) => term))
}
