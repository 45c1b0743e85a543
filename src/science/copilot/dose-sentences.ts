/** An amount as it is given to somebody; concentrations in blood and the like ("mg/dl") are none. */
const amount =
  /(?<![\d.,/])\d[\d.,]{0,8}(?:\s?(?:to|or|-|–)\s?\d[\d.,]{0,8})?[\s-]?(?:mg|mcg|[µμu]g|g|ml|iu|units?|meq|gy|cgy|puffs?|tablets?|capsules?|drops|pills?)(?:\s?\/\s?(?:kg|m2|m²|day|d|week|wk|h|hr|hour|dose))?(?![\w/])(?!\s?\/\s?(?:d?l|ml|mol|100))/i
const giving =
  /\b(?:giv(?:en?|ing)|receiv\w{0,4}|assign\w{0,4}|randomi[sz]\w{0,5}|allocat\w{0,5}|administ\w{0,9}|tak(?:e|en|ing)|took|treat\w{0,5}|dos(?:e|es|ed|age|ing)|daily|weekly|monthly|once|twice|hourly|per day|a day|supplement\w{0,7}|infus\w{0,5}|inject\w{0,5}|inhal\w{0,5}|enriched|consum\w{0,6}|drank|drink)\b/i

/** Whether a question asks how much of something was given. */
export const asksDose = (question: string): boolean => /\b(?:doses?|dosages?|dosing)\b/i.test(question)

/** Whether a sentence says how much of something was given to somebody, or taken. */
export const givesDose = (sentence: string): boolean => amount.test(sentence) && giving.test(sentence)
