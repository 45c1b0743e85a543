import type { PooledOutcome } from '#contract/review-body.ts'
import { readReviewBody } from '#contract/review-body.ts'
import type { BundleMaterial } from '#contract/review-bundle.ts'
import { armLine, networkLines } from '#science/arms/arm-lines.ts'
import { signature } from '#science/review-log/effective-events.ts'

import type { Pooling } from '../pooling.ts'
import { gridFrom } from '../report/extracted-table.ts'

export type OutcomeReplay = { name: string; sentence: string; differs: string[] }
export type MaterialReplay = {
  /** Each outcome computed again from its numbers; where it differs, in which parts. */
  outcomes: OutcomeReplay[]
  /** Numbers of the pooled results that were followed to their cells, and those whose cell says something else. */
  cells: { followed: number; differ: string[] }
}

const parts = [['sentence', 'the sentence'], ['methods', 'the methods'], ['facts', 'the figures'], ['rows', 'the forest’s table'], ['numbers', 'the numbers of certainty']] as const // prettier-ignore

function compared(before: PooledOutcome, now: PooledOutcome | undefined): OutcomeReplay {
  const { name, sentence } = before
  if (!now) return { name, sentence, differs: ['the outcome is not there'] }
  return {
    name,
    sentence,
    differs: parts.flatMap(([key, words]) =>
      signature(before[key] ?? null) === signature(now[key] ?? null) ? [] : [words],
    ),
  }
}

/** Values of all cells that feed a result, by row and column, as the table of the bundle has them. */
function cellValues({ grid, body }: BundleMaterial): Map<string, string> {
  const read = readReviewBody(body)
  const opened = grid && gridFrom(grid.body, grid.documentIds, grid.entries, new Map())
  if (!opened || !read.ok) return new Map()
  return new Map(
    read.body.outcomes.flatMap((outcome) =>
      grid.documentIds.flatMap((paperId) =>
        [
          armLine(opened, paperId, outcome),
          ...(outcome.isNetwork === true ? networkLines(opened, paperId, outcome).lines : []),
        ]
          .flatMap(({ sources }) => Object.values(sources).flat())
          .map(({ rowId, columnId, value }): [string, string] => [`${rowId} ${columnId}`, value]),
      ),
    ),
  )
}

/** Computes the results of a bundle again from what it holds, and follows their numbers to the cells in it. */
export async function replayMaterial(
  material: BundleMaterial,
  resultsOf: Pooling['resultsOf'],
): Promise<MaterialReplay> {
  const again = material.analysis && (await resultsOf(material.analysis.body))
  const values = cellValues(material)
  const cells = (material.results ?? []).flatMap((outcome) => outcome.cells)
  return {
    outcomes: (material.results ?? []).map((before) =>
      compared(
        before,
        again?.outcomes.find(({ name }) => name === before.name),
      ),
    ),
    cells: {
      followed: cells.filter(({ rowId, columnId, value }) => values.get(`${rowId} ${columnId}`) === value).length,
      differ: cells
        .filter(({ rowId, columnId, value }) => values.get(`${rowId} ${columnId}`) !== value)
        .map(({ study, what, value }) => `${study}, ${what}: ${value}`),
    },
  }
}
