import type { Evidence } from '#contract/evidence.ts'
import type { Concept, Mark } from '#science/concepts/concept.ts'
import type { FoundMark } from '#science/concepts/find-marks.ts'
import type { Grid } from '#science/grid/grid.ts'

import { isStance } from './concept-columns.ts'

/** A mark with its passages, and who set it. What rules or the service found waits for a person. */
export type MatrixMark = Mark & {
  evidence: readonly Evidence[]
  by: 'rule' | 'service' | 'person'
  name?: string
  at?: string
  isDisputed: boolean
}

export type MatrixMarks = {
  all: readonly MatrixMark[]
  at: (documentId: string, conceptId: string) => MatrixMark | undefined
  /** A person has looked and found that the paper does not have it. */
  isRuledOut: (documentId: string, conceptId: string) => boolean
}

const keyOf = (documentId: string, conceptId: string) => `${documentId}\n${conceptId}`

/** Marks of the matrix: what a person decided, else what the service said, else what the rules found. */
export function matrixMarks(grid: Grid, concepts: readonly Concept[], found: readonly FoundMark[]): MatrixMarks {
  const byRule = new Map(found.map((mark) => [keyOf(mark.documentId, mark.conceptId), mark]))
  const marks = new Map<string, MatrixMark>()
  const ruledOut = new Set<string>()
  for (const documentId of new Set(grid.documentIds)) {
    for (const { id: conceptId } of concepts) {
      const key = keyOf(documentId, conceptId)
      const cell = grid.cell(documentId, conceptId)
      const place = { documentId, conceptId }
      if (cell?.isDecided && cell.state === 'not_reported') ruledOut.add(key)
      else if (cell && isStance(cell.value)) {
        const { value: stance, evidence, by, at, state } = cell
        const name = by?.kind === 'person' ? by.person.name : undefined
        marks.set(key, {
          ...place,
          stance,
          evidence,
          by: by?.kind === 'person' ? 'person' : 'service',
          ...(name !== undefined && { name }),
          ...(at !== undefined && { at }),
          isDisputed: state === 'disputed',
        })
      } else if (!cell?.isDecided) {
        const rule = byRule.get(key)
        if (rule)
          marks.set(key, { ...place, stance: rule.stance, evidence: [rule.evidence], by: 'rule', isDisputed: false })
      }
    }
  }
  return {
    all: [...marks.values()],
    at: (documentId, conceptId) => marks.get(keyOf(documentId, conceptId)),
    isRuledOut: (documentId, conceptId) => ruledOut.has(keyOf(documentId, conceptId)),
  }
}
