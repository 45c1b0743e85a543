import { spotEntries } from './vocabulary.ts'

/** A word that is typed for another one, though both are words. */
export type Slip = { typed: string; as: string[]; isWord: true }

const heart = /\b(hart|hearth)(?=\s(?:fail\w*|attacks?|disease|rate|rhythm|transplant\w*|surgery|valves?)(?!\p{L}))/iu
const verbBehind =
  /\s(?:reduce|lower|decrease|prevent|protect|increase|raise|cause|improve|help|worsen|affect|influence|change|treat|relieve|delay|slow|shorten|prolong|work|harm)\b/i

/** "Dose pravastatin reduce deaths": before a thing and a verb that only "does" can stand before. */
function isDoes(question: string): boolean {
  if (!/^dose\s/i.test(question) || !verbBehind.test(question)) return false
  const behind = question.slice('dose '.length)
  const [first] = spotEntries(behind, ['medicine', 'exposure'])
  return /^(?:the|an?)\s/i.test(behind) || first?.start === 0
}

/**
 * Words of a question that are surely another word mistyped, though they are words themselves: only "dose" for "does" and
 * "hart" or "hearth" for "heart", and only where the words around them allow no other reading.
 */
export function slipsIn(question: string): Slip[] {
  const found = heart.exec(question)?.[1]
  return [
    ...(isDoes(question.trimStart()) ? [{ typed: 'dose', as: ['does'], isWord: true as const }] : []),
    ...(found === undefined ? [] : [{ typed: found.toLowerCase(), as: ['heart'], isWord: true as const }]),
  ]
}
