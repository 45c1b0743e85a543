import type { GridEntry } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import type { Concept, Stance } from '#science/concepts/concept.ts'

import { columnOfConcept, conceptOf, newConcept } from './concept-columns.ts'
import type { MatrixMark, MatrixMarks } from './matrix-marks.ts'

/** Everything that can be done to concepts and marks. Each call is one step of undo. */
export function conceptChanges({ writes, grid }: Pick<OpenGrid, 'writes' | 'grid'>, marks: MatrixMarks) {
  const columnOf = (id: string) => grid.columnById.get(id)
  return {
    add: (names: readonly string[]) => writes.putColumns(names.map((name) => columnOfConcept(newConcept(name)))),
    save: (id: string | undefined, words: Omit<Concept, 'id'>) => {
      const concept = id === undefined ? newConcept(words.name) : { id }
      writes.putColumn(columnOfConcept({ ...words, id: concept.id }, columnOf(concept.id)?.version))
    },
    remove: (id: string) => {
      const column = columnOf(id)
      if (column) writes.removeColumn(column)
    },
    /** One step: the target learns the words, takes marks that people set where it has none of its own, and `id` goes. */
    merge: (id: string, into: string) => {
      const [gone, kept] = [columnOf(id), columnOf(into)]
      if (!gone || !kept) return
      const [from, target] = [conceptOf(gone), conceptOf(kept)]
      const synonyms = [...new Set([...target.synonyms, from.name, ...from.synonyms])]
      const moved = marks.all.flatMap((mark): GridEntry[] =>
        mark.conceptId === id && mark.by === 'person' && marks.at(mark.documentId, into)?.by !== 'person'
          ? [cellEntry('set', mark, into, kept.version)]
          : [],
      )
      writes.write([
        { kind: 'column', column: columnOfConcept({ ...target, synonyms }, kept.version) },
        ...moved,
        { kind: 'column', column: gone, isRemoved: true },
      ])
    },
    /** Sets the stance of one cell; a mark that stood there keeps its passages. */
    mark: (documentId: string, conceptId: string, stance: Stance) => {
      const before = marks.at(documentId, conceptId)
      const verb = before ? (before.stance === stance ? 'confirm' : 'edit') : 'set'
      const evidence = before?.evidence ?? []
      writes.commitCell({ rowId: documentId, columnId: conceptId, verb, value: stance, evidence })
    },
    /** Says that the paper does not have the concept, whatever the rules find. */
    ruleOut: (documentId: string, conceptId: string) =>
      writes.commitCell({ rowId: documentId, columnId: conceptId, verb: 'not_reported' }),
    /** Takes the person's word back: what the rules find shows again. */
    clear: (documentId: string, conceptId: string) =>
      writes.commitCell({ rowId: documentId, columnId: conceptId, verb: 'clear' }),
    /** Confirms all marks of one concept that wait for it, in one step. */
    confirmAll: (conceptId: string) => {
      const column = columnOf(conceptId)
      const waiting = marks.all.filter((mark) => mark.conceptId === conceptId && mark.by !== 'person')
      writes.write(waiting.map((mark) => cellEntry('confirm', mark, conceptId, column?.version ?? 1)))
      return waiting.length
    },
  }
}
export type ConceptChanges = ReturnType<typeof conceptChanges>

const cellEntry = (verb: 'set' | 'confirm', mark: MatrixMark, columnId: string, columnVersion: number): GridEntry => ({
  kind: 'cell',
  verb,
  rowId: mark.documentId,
  columnId,
  columnVersion,
  value: mark.stance,
  ...(mark.evidence.length > 0 && { evidence: [...mark.evidence] }),
})
