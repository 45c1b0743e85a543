/** A sentence that speaks of another study: it cites one, or calls it previous, recent, published. */
const cites =
  /\bet al\b|(?:^|[^\p{L}])(?:previous|prior|earlier|recent|other|another|published|similar)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?|surveys?|experiments?|investigations?|cohorts?|series)\b|\(\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+| et al\.?)?,? (?:19|20)\d\d|\p{L}\s\((?:19|20)\d\d[a-z]?\)\s(?:\w+ly )?(?:reported|found|showed|observed|described|demonstrated|noted|concluded|estimated|randomi[sz]ed|enrolled|studied|compared)\b/iu

/** Whether a sentence tells of another study's people or results. */
export const tellsOfOthers = (sentence: string): boolean => cites.test(sentence) || citesByNumber(sentence)

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
