import type { StringDialect } from './respelled.ts'

/** The databases that a person may choose for a string, as its first line names them. */
export const chosenNames = {
  pubmed: 'PubMed',
  ovid: 'Ovid',
  embase: 'Embase.com',
  ebsco: 'EBSCO',
  cochrane: 'Cochrane Library',
  proquest: 'ProQuest',
  scopus: 'Scopus',
  wos: 'Web of Science',
  europepmc: 'Europe PMC',
} as const satisfies Partial<Record<StringDialect, string>>
/** One of them. */
export type ChosenDialect = keyof typeof chosenNames
/** Whether a person may choose it. */
export const isChosen = (dialect: StringDialect): dialect is ChosenDialect => Object.hasOwn(chosenNames, dialect)

const CHOICE = /^\s*read as ([a-z. ]{4,20}):[ \t]*(?:\n|$)/i

/** A string and the database that its first line says it is read as: "Read as Ovid:". */
export function chosenOf(text: string): { chosen: ChosenDialect | undefined; rest: string } {
  const [line, name = ''] = CHOICE.exec(text) ?? []
  const chosen = Object.entries(chosenNames).find(([, known]) => known.toLowerCase() === name.trim().toLowerCase())?.[0]
  return line !== undefined && chosen !== undefined && isChosen(chosen as StringDialect)
    ? { chosen: chosen as ChosenDialect, rest: text.slice(line.length) }
    : { chosen: undefined, rest: text }
}

/** The same string with a first line that says as whose it is read. */
export const readAsString = (text: string, dialect: ChosenDialect): string =>
  `Read as ${chosenNames[dialect]}:\n${chosenOf(text).rest}`
