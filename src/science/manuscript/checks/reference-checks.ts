import type { Paper } from '#contract/papers.ts'

import { missingFieldsOf } from '../../records/missing-fields.ts'
import { possibleDuplicates } from '../../records/possible-duplicates.ts'
import type { FindingDraft } from './finding.ts'

/**
 * What is to be said of the papers of a draft as records: cited ones that lack what a list of references needs, two records
 * that seem to be one work, and papers that were brought here and are cited nowhere.
 */
export function referenceFindings(
  references: ReadonlyMap<string, Paper>,
  cited: ReadonlySet<string>,
): readonly FindingDraft[] {
  const found: FindingDraft[] = []
  const used = [...references.values()].filter(({ id }) => cited.has(id))
  for (const paper of used) {
    // A list of references prints no abstract.
    const missing = missingFieldsOf(paper).filter((field) => field !== 'abstract')
    if (missing.length > 0)
      found.push({ kind: 'incomplete', severity: 'warning', paperIds: [paper.id], subject: missing.join(', ') })
  }
  for (const { ids, reasons } of possibleDuplicates(used)) {
    const isSure = reasons.includes('same-identifier') && !reasons.includes('other-doi')
    found.push({ kind: 'duplicate', severity: isSure ? 'warning' : 'note', paperIds: [...ids].sort() })
  }
  for (const paper of references.values())
    if (!cited.has(paper.id)) found.push({ kind: 'never-cited', severity: 'note', paperIds: [paper.id] })
  return found
}
