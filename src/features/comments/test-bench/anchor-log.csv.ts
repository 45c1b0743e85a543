import { saveFile } from '#shared/browser/save-file.ts'
import { formula } from '#science/records/csv-lists.ts'

import type { AnchorDecision } from '../anchor-log.ts'

/** The log as CSV; what a spreadsheet would run as a formula is made harmless. */
export async function anchorLogText(decisions: readonly AnchorDecision[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const rows = decisions.map(({ nth, at, commentId, step, score, what }) => ({
    number: nth,
    time: new Date(at).toISOString(),
    comment: commentId,
    step,
    score: score.toFixed(3),
    where: what,
  }))
  return unparse(rows, { escapeFormulae: formula })
}

export const saveAnchorLog = async (decisions: readonly AnchorDecision[]) =>
  saveFile(new File([await anchorLogText(decisions)], 'anchor-decisions.csv', { type: 'text/csv' }))
