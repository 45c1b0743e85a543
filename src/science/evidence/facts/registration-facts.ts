import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

/** Registers and the numbers that they give, each normalised to its canonical spelling. */
const registers: readonly (readonly [register: string, pattern: RegExp, canonical?: (found: string) => string])[] = [
  ['ClinicalTrials.gov', /\bNCT\s?-?0?\d{7,8}(?!\d)/g, (id) => id.replace(/[\s-]/g, '')],
  ['ISRCTN', /\bISRCTN\s?-?\d{8}(?!\d)/g, (id) => id.replace(/[\s-]/g, '')],
  ['PROSPERO', /\bCRD\s?-?42\d{9,12}(?!\d)/g, (id) => id.replace(/[\s-]/g, '')],
  ['EudraCT', /(?<![\d-])(?:19|20)\d{2}-\d{6}-\d{2}(?![\d-])/g],
  ['ANZCTR', /\bACTRN\s?\d{14}p?(?!\d)/g, (id) => id.replace(/\s/g, '')],
  ['ChiCTR', /\bChiCTR(?:[- ]?[A-Za-z]{2,4})?[- ]?\d{8,10}(?!\d)/g, (id) => id.replace(/\s/g, '-')],
  ['CTRI', /\bCTRI\s?\/\s?\d{4}\s?\/\s?\d{2,3}\s?\/\s?\d{6}/g, (id) => id.replace(/\s/g, '')],
  ['DRKS', /\bDRKS\s?-?(?:ID:? ?)?\d{8}(?!\d)/g, (id) => id.replace(/[^A-Z\d]/g, '')],
  ['NTR', /\b(?:NTR|NL)\s?-?\d{3,5}(?=[\s).,;\]]|$)/g, (id) => id.replace(/[\s-]/g, '')],
  ['UMIN', /\bUMIN(?:-CTR)?\s?-?\d{9}(?!\d)/g, (id) => id.replace(/\s|-CTR|-/g, '')],
  ['jRCT', /\bjRCTs?\d{8,10}(?!\d)/g],
  ['JapicCTI', /\bJapicCTI-?\d{6}(?!\d)/g],
  ['IRCT', /\bIRCT\s?\d{8,14}N\d{1,3}/g, (id) => id.replace(/\s/g, '')],
  ['CRIS', /\bKCT\s?\d{7}(?!\d)/g, (id) => id.replace(/\s/g, '')],
  ['TCTR', /\bTCTR\d{11}(?!\d)/g],
  ['PACTR', /\bPACTR\s?\d{15,16}(?!\d)/g, (id) => id.replace(/\s/g, '')],
  ['ReBec', /\bRBR-[0-9a-z]{5,10}\b/g],
  ['SLCTR', /\bSLCTR\/\d{4}\/\d{3}/g],
  ['AEA RCT registry', /\bAEARCTR-\d{7}/g],
  ['WHO UTN', /\bU1111-\d{4}-\d{4}\b/g],
  ['OSF', /\bosf\.io\/(?!preprints)[a-z0-9]{5}\b/gi],
  ['INPLASY', /\bINPLASY\s?\d{9,12}\b/g],
]

/** Numbers of registered trials and reviews, whole and in one spelling. */
export const registrationFacts = ({ text, sentenceAt }: RuleText): RawFact[] =>
  registers.flatMap(([register, pattern, canonical = (id: string) => id]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => register !== 'NTR' || isRegistration(sentenceAt(index)?.text ?? ''))
      .map(({ index, 0: found }) => ({
        kind: 'registration',
        start: index,
        end: index + found.length,
        value: canonical(found),
        register,
      })),
  )

/** The register numbers of a short text, in one spelling; short numbers that may be anything are left out. */
export const registrationsIn = (text: string): string[] =>
  registers.flatMap(([register, pattern, canonical = (id: string) => id]) =>
    register === 'NTR' ? [] : [...text.matchAll(pattern)].map(([found]) => canonical(found)),
  )

/** "NTR 1234" and "NL 5678" are short: only where the sentence speaks of a register. */
const isRegistration = (sentence: string) =>
  /regist|netherlands trial|dutch trial|trial number|ISRCTN|identifier/i.test(sentence)
