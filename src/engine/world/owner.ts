/**
 * Whose a row is: a person's, or the analysis' whose log it belongs to. Rows are found by it, and stores keep it beside
 * rows that they do not read: with another answer here a store needs a new version.
 */
export function ownerOf(row: object): string | undefined {
  const { ownerId, accountId, analysisId } = row as { ownerId?: string; accountId?: string; analysisId?: string }
  return ownerId ?? accountId ?? analysisId
}
