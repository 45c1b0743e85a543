import { editDistance } from '../search/edit-distance.ts'
import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'
import { spotEntries } from './vocabulary.ts'

/** A word that is typed for another one, though both are words. */
export type Slip = { typed: string; as: string[]; isWord?: true }

const heart = /\b(hart|hearth)(?=\s(?:fail\w*|attacks?|disease|rate|rhythm|transplant\w*|surgery|valves?)(?!\p{L}))/iu
const verbBehind =
  /\s(?:reduce|lower|decrease|prevent|protect|increase|raise|cause|improve|help|worsen|affect|influence|change|treat|relieve|delay|slow|shorten|prolong|work|harm|give|make|cut|ease|stop|keep|save|lead|boost|beat)\b/i
/** Behind them "dose" is the dose. */
const ofDose =
  /^dose[\s-](?:response|reduction|escalation|intensity|adjustment|of|dependen\w+|ranging|finding|limit\w*|densit\w*|level\w*|increase|effect\w*|and|or)\b/i

/** "Faster then": a comparative goes on with "than". */
const thanTyped =
  /\b(?:better|worse|more(?: [a-z]+)?|less(?: [a-z]+)?|faster|slower|higher|lower|longer|shorter|safer|greater|fewer|stronger|weaker|cheaper|earlier|later|rather) then\b/i

/** "Dose pravastatin reduce deaths": before a thing and a verb that only "does" can stand before. */
function isDoes(question: string): boolean {
  if (!/^dose\s/i.test(question) || !verbBehind.test(question) || ofDose.test(question)) return false
  // Nothing else stands between it and a verb without an ending: "dose sugammadex work".
  if (/^dose\s(?:the\s|an?\s)?[\p{L}\d-]+(?:\s[\p{L}\d-]+)?$/iu.test(question.slice(0, question.search(verbBehind))))
    return true
  const behind = question.slice('dose '.length)
  const [first] = spotEntries(behind, ['medicine', 'exposure'])
  return /^(?:the|an?)\s/i.test(behind) || first?.start === 0
}

const reading = /\breeding(?=\s(?:scor\w*|skills?|tests?|abilit\w+|comprehension|levels?|speed|fluency)(?!\p{L}))/iu
/** Small words that are long enough to be known in spite of a slip: "agenst" is "against". */
const longSmall = [
  'against',
  'between',
  'without',
  'during',
  'through',
  'before',
  'because',
  'whether',
  'among',
  'towards',
  'improve',
  'reduce',
  'prevent',
  'increase',
  'decrease',
  'effective',
  'better',
]
const LONGEST_SLIP = 2

/** Words that no dictionary has and that are a slip away from a small word or from the verb of most questions. */
const smallWordsIn = (question: string): Slip[] =>
  (question.match(/\b[a-z]{5,12}\b/g) ?? []).flatMap((typed): Slip[] => {
    if (isEnglishWord(stem(typed))) return []
    const near = longSmall.filter((word) => word[0] === typed[0] && editDistance(typed, word, LONGEST_SLIP) <= (typed.length > 5 ? LONGEST_SLIP : 1))
    return near.length === 1 && near[0] !== undefined ? [{ typed, as: [near[0]] }] : []
  }) // prettier-ignore

/**
 * Words of a question that are surely another word mistyped, though they are words themselves: only "dose" for "does",
 * "hart" or "hearth" for "heart" and "then" for "than", and only where the words around them allow no other reading.
 */
export function slipsIn(question: string): Slip[] {
  const found = heart.exec(question)?.[1]
  return [
    ...smallWordsIn(question),
    ...(reading.test(question) ? [{ typed: 'reeding', as: ['reading'], isWord: true as const }] : []),
    ...(isDoes(question.trimStart()) ? [{ typed: 'dose', as: ['does'], isWord: true as const }] : []),
    ...(thanTyped.test(question) ? [{ typed: 'then', as: ['than'], isWord: true as const }] : []),
    ...(found === undefined ? [] : [{ typed: found.toLowerCase(), as: ['heart'], isWord: true as const }]),
  ]
}
