/** A sentence that speaks of another study: it cites one, or calls it previous, recent, published. */
const cites =
  /\bet al\b|\[\d|(?:^|[^\p{L}])(?:previous|prior|earlier|recent|other|another|published|similar)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?|surveys?|experiments?|investigations?)\b|\(\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+| et al\.?)?,? (?:19|20)\d\d/iu

/** Whether a sentence tells of another study's people or results. */
export const tellsOfOthers = (sentence: string): boolean => cites.test(sentence)

const cited =
  /\bet al\b|\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]|\(\p{Lu}[\p{L}'’-]+(?:(?:,? (?:and|&) \p{Lu}[\p{L}'’-]+)+| et al\.?)?,? (?:19|20)\d\d[a-z]?(?:;[^()]{0,120})?\)|^(?:in |an? |the |two |several |some )?(?:previous|prior|earlier|other|another|recent)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?)\b|^\p{Lu}[\p{L}'’-]+ (?:and|&) (?:\p{Lu}[\p{L}'’-]+|colleagues|co-?workers) (?:\(|found|showed|reported)/iu
const own = /\b(?:we|our|(?:this|the present|the current) (?:study|trial|review|analysis|meta-analysis|work))\b/i

/** Whether a sentence gives the result of a study that it cites, and not of this one in the light of others. */
export const reportsOthers = (sentence: string): boolean => cited.test(sentence) && !own.test(sentence)

const entry =
  /\b(?:19|20)\d\d;\s?\d{1,4}\s?(?:\(|:)|\bdoi:\s?10\.|^\s?\[?\d{1,3}[.\]]\s\p{Lu}[\p{L}'’-]+,?\s\p{Lu}{1,3}[.,]|^\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.?\s?){1,3},\s\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.?){1,3}[,.]|\(\d{1,4}\):\s?\d{1,5}[–-]\d{1,5}/u

/** Whether a sentence is (part of) an entry of a reference list, under whatever heading it stands. */
export const isReferenceEntry = (sentence: string): boolean => entry.test(sentence)
