import type {
  RecordSource,
  ReviewEvent,
  ReviewEventOf,
  ReviewStage,
  UpdateOutcome,
  Verdict,
} from '#contract/review-log.ts'

/** Writes a log line by line, each a minute after the one before. */
export function logWriter() {
  const events: ReviewEvent[] = []
  const common = (by = 'ann') => ({
    id: `e${events.length}`,
    at: new Date(Date.UTC(2026, 0, 1) + events.length * 60_000).toISOString(),
    by,
  })
  const add = <E extends ReviewEvent>(event: E): E => {
    events.push(event)
    return event
  }
  return {
    events,
    found: (recordId: string, name = 'PubMed', arm: RecordSource['arm'] = 'databases') =>
      add({ ...common(), kind: 'identified', recordId, source: { arm, name } }),
    duplicate: (recordId: string, of: string) => add({ ...common(), kind: 'duplicate', recordId, of }),
    removed: (recordId: string, why: ReviewEventOf<'removed'>['why'] = 'other') =>
      add({ ...common(), kind: 'removed', recordId, why }),
    vote: (recordId: string, by: string, verdict: Verdict, stage: ReviewStage = 'title-abstract', reason?: string) =>
      add({ ...common(by), kind: 'vote', stage, recordId, verdict, ...(reason !== undefined && { reason }) }),
    resolved: (
      recordId: string,
      verdict: 'include' | 'exclude',
      stage: ReviewStage = 'title-abstract',
      reason?: string,
      by = 'third',
    ) => add({ ...common(by), kind: 'resolved', stage, recordId, verdict, ...(reason !== undefined && { reason }) }),
    retrieval: (recordId: string, outcome: ReviewEventOf<'retrieval'>['outcome']) =>
      add({ ...common(), kind: 'retrieval', recordId, outcome }),
    study: (recordId: string, studyId: string) => add({ ...common(), kind: 'study', recordId, studyId }),
    stage: (stage: ReviewStage, reviewers: number, reasons?: string[]) =>
      add({ ...common(), kind: 'stage', stage, reviewers, ...(reasons && { reasons }) }),
    update: (label: string, outcomes: UpdateOutcome[] = []) => add({ ...common(), kind: 'update', label, outcomes }),
    undone: (undoes: string) => add({ ...common(), kind: 'undone', undoes }),
  }
}
