import type { GridColumn } from '#contract/grid.ts'
import { stances, type Concept, type Stance } from '#science/concepts/concept.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** Heading under which the concepts of a matrix stand among the columns of its grid. */
export const CONCEPTS = 'Concepts'

export const isConceptColumn = ({ field, type }: GridColumn): boolean => field === CONCEPTS && type === 'choice'

/** Line of a column's instruction that lists what else counts as the concept. */
const ALSO = /(?:^|\n)Also counts: (.*)$/

/** A concept is a column whose cells say what a paper does with it: any other view of the grid shows it as one. */
export function conceptOf({ id, name, instruction = '' }: GridColumn): Concept {
  const also = ALSO.exec(instruction)
  const definition = (also ? instruction.slice(0, also.index) : instruction).trim()
  return { id, name, synonyms: synonymsIn(also?.[1] ?? ''), ...(definition !== '' && { definition }) }
}

export const synonymsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,\n]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
]

/** The column of a concept. Its question stays the same whatever it is called, so that marks outlive a new name. */
export function columnOfConcept({ id, name, synonyms, definition = '' }: Concept, version = 1): GridColumn {
  const also = synonyms.length > 0 ? `Also counts: ${synonyms.join('; ')}` : ''
  const instruction = [definition.trim(), also].filter(Boolean).join('\n').slice(0, 2000)
  return {
    id,
    version,
    name: name.trim().slice(0, 200),
    type: 'choice',
    choices: [...stances],
    field: CONCEPTS,
    ...(instruction !== '' && { instruction }),
  }
}

export const newConcept = (name: string): Concept => ({ id: `concept-${newKey()}`, name, synonyms: [] })

export const isStance = (value: unknown): value is Stance => stances.some((stance) => stance === value)
