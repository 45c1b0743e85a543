/** A sentence that speaks of another study: it cites one, or calls it previous, recent, published. */
const cites =
  /\bet al\b|\[\d|(?:^|[^\p{L}])(?:previous|prior|earlier|recent|other|another|published|similar)(?:ly)? (?:[\w-]+\s){0,4}?(?:stud(?:y|ies)|trials?|reports?|work|meta-analys[ei]s|reviews?|surveys?|experiments?|investigations?)\b|\(\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+| et al\.?)?,? (?:19|20)\d\d/iu

/** Whether a sentence tells of another study's people or results. */
export const tellsOfOthers = (sentence: string): boolean => cites.test(sentence)
