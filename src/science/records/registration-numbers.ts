import type { PaperDraft } from '#contract/papers.ts'

/** Numbers of the primary registries of the WHO network, of ClinicalTrials.gov and of PROSPERO. */
const numbers =
  /\b(?:NCT\d{8}|ISRCTN ?\d{8}|ACTRN ?\d{14}|EUCTR ?\d{4}-\d{6}-\d\d|DRKS ?\d{8}|ChiCTR(?:-[A-Z]{2,6}-|-)?\d{8,10}|UMIN ?\d{9}|jRCTs?\d{9,10}|CTRI\/\d{4}\/\d\d\d?\/\d{6}|IRCT\d{12,20}(?:N\d{1,3})?|NTR ?\d{3,5}|KCT ?\d{7}|PACTR ?\d{15,16}|TCTR ?\d{11}|RBR-\w{6,8}|CRD ?\d{11,14})\b/gi

/** Whether a text is a registration and nothing else: a register writes it where authors stand. */
export const isRegistration = (text: string): boolean =>
  text
    .replace(numbers, '')
    .replace(/^-[A-Z]{2}\b/, '')
    .replace(/[\s,;]+/g, '') === '' && text !== ''

/** The registrations that a record names in its title, abstract, note, keywords and number, each once, without blanks. */
export function registrationNumbers({
  title,
  abstract = '',
  note = '',
  keywords,
  number = '',
  ids,
}: PaperDraft): string[] {
  const text = [title, abstract, note, number, ids.accession ?? '', ...keywords].join(' ')
  return [...new Set(Array.from(text.matchAll(numbers), ([found]) => found.replace(' ', '').toUpperCase()))]
}
