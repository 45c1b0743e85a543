import { answerPieces } from '#science/answers/answer.ts'
import { notFoundOf, sectionsOf, unusedOf } from '#science/answers/sections.ts'

import { starterLibrary } from '../papers/library.ts'
import { tuberculosisVaccinePapers } from '../starter-papers/tuberculosis-vaccine.ts'
import type { SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { aTurn } from '../world/turns.ts'

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
/** The trials of vaccination and what was put together from them; not what compares other vaccines with it. */
const LAST = 'p-mangtani-2014'

type Example = Pick<
  SynthesisRow,
  'kind' | 'title' | 'query' | 'documentIds' | 'status' | 'sections' | 'body' | 'notFound' | 'unused' | 'writtenBy'
>

let making: Promise<Example> | undefined

async function made(): Promise<Example> {
  const last = tuberculosisVaccinePapers.findIndex(({ id }) => id === LAST)
  const ids = new Set(tuberculosisVaccinePapers.slice(0, last + 1).map(({ id }) => id))
  const papers = starterLibrary().filter(({ id }) => ids.has(id))
  const pieces = answerPieces({ query: QUESTION, papers })
  let piece = pieces.next()
  while (!piece.done) {
    // Others are answered between two papers.
    await aTurn()
    piece = pieces.next()
  }
  const answer = piece.value
  return {
    kind: 'synthesis',
    title: QUESTION,
    query: QUESTION,
    documentIds: papers.map(({ id }) => id),
    status: 'complete',
    sections: sectionsOf(answer),
    body: { answer },
    notFound: notFoundOf(answer),
    unused: unusedOf(answer),
    writtenBy: { kind: 'documents' },
  }
}

/**
 * A finished synthesis of starter papers, worked out once and paper by paper: the same papers and question always give the
 * same answer. A server asks for it when it starts, so that nobody who registers waits for it.
 */
export function exampleSynthesis(): Promise<Example> {
  making ??= made()
  return making
}

/** Gives somebody new a finished synthesis to look at: marked as an example, and counted nowhere. */
export function putExample(world: World, ownerId: string, example: Example): void {
  const at = world.now()
  world.syntheses.put({
    ...structuredClone(example),
    id: world.newId('syn'),
    ownerId,
    isExample: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
}
