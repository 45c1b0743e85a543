import type { PaperPart } from './fact.ts'

/** Headings as papers write them, first match wins. */
const parts: readonly (readonly [RegExp, PaperPart])[] = [
  [/^(?:references|bibliography|literature cited|works cited)\b/, 'references'],
  [/\b(?:conflicts?|competing|declarations? of interests?|disclosures?)\b/, 'conflicts'],
  [/\b(?:data|code|software)\b.*\b(?:availab\w+|access\w*|shar\w+|deposit\w*)\b|\bavailability of\b/, 'availability'],
  [/\b(?:registration|registry|trial registr\w+)\b/, 'registration'],
  [
    /\b(?:funding|financial (?:support|disclosure)|grant support|sources? of support|sponsor\w*|role of the funding)\b/,
    'funding',
  ],
  [/\b(?:ethic\w*|informed consent|consent to participate)\b/, 'ethics'],
  [/\backnowledge?ments?\b/, 'acknowledgements'],
  [
    /\b(?:supplement\w*|supporting information|appendix|additional files?|abbreviations|authors? ?'? contributions?|pre-publication history)\b/,
    'supplement',
  ],
  [/\blimitations?\b/, 'limitations'],
  [/^(?:abstract|summary|synopsis|key (?:messages|points))\b/, 'abstract'],
  [/^(?:the )?(?:background|introduction|context|rationale|importance|significance)\b/, 'background'],
  [/\b(?:objectives?|aims?|purpose|goals?|hypothes[ei]s|questions?)\b/, 'aim'],
  [/^(?:main |key |study )?(?:results?|findings)\b/, 'results'],
  [/\b(?:conclusions?|interpretation|implications?|recommendations?)\b/, 'conclusions'],
  [/\bdiscussion\b/, 'discussion'],
  [
    /\b(?:methods?|methodology|materials?|participants?|patients|subjects|population|settings?|design|procedures?|interventions?|exposures?|measure(?:s|ments?)|outcomes?|statistical|data analys[ei]s|analys[ei]s|sample|samples|recruitment|randomi[sz]ation|blinding|masking|allocation|inclusion|eligibility|experimental|data (?:sources?|collection|extraction|synthesis)|study selection|search strategy)\b/,
    'methods',
  ],
  [/\b(?:results?|findings|observations?|baseline)\b/, 'results'],
]

/** The part of a paper that a heading opens, in any case and with or without a number; `undefined` when it names none. */
export function paperPartOf(heading: string): PaperPart | undefined {
  const plain = heading
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[#\s]*(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[ivx]{1,4}\.)?\s*/, '')
    .trim()
  return parts.find(([pattern]) => pattern.test(plain))?.[1]
}
