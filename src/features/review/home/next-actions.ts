import { paperIdOf } from '#science/review-log/record-id.ts'
import { queueFor, stageProgress } from '#science/review-log/progress.ts'
import { count } from '#shared/format/count.ts'

import { pilotCopy } from '../model/pilot.copy.ts'
import { studiesOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import type { StageKey } from '../model/review-address.ts'

export type NextAction = { stage: StageKey; label: string; why: string }

/** What is to be done next by this person, the most pressing first. */
export function nextActions({ state, me, beside, body, papers, papersAre, withheld, isLead }: Review): NextAction[] {
  const actions: NextAction[] = []
  if (state.problems.length > 0) {
    actions.push({ stage: 'flow', label: 'Look at what does not add up', why: state.problems[0]?.message ?? '' })
  }
  if (state.records.size === 0) {
    actions.push({ stage: 'records', label: 'Add records', why: 'Nothing is identified yet.' })
    return actions
  }
  const without =
    papersAre === 'here' ? papers.size - new Set([...state.records.keys()].map((id) => paperIdOf(id))).size : 0
  if (without > 0) {
    actions.push({
      stage: 'records',
      label: 'Say where records come from',
      why: `${count(without, 'paper has', 'papers have')} no source.`,
    })
  }
  const conflicts =
    stageProgress(state, 'title-abstract').conflicts.length + stageProgress(state, 'full-text').conflicts.length
  if (conflicts > 0) {
    actions.push({
      stage: 'conflicts',
      label: 'Decide conflicts',
      why: `${count(conflicts, 'record', 'records')} on which people differ.`,
    })
  }
  const pilot = state.pilots['title-abstract'].standing
  if (isLead && (pilot === 'planned' || pilot === 'below')) {
    actions.push({ stage: 'screening', label: pilotCopy.next, why: pilotCopy.nextWhy[pilot] })
  }
  const mine = queueFor(state, 'title-abstract', me).length
  if (mine > 0) {
    actions.push({
      stage: 'screening',
      label: 'Screen titles and abstracts',
      why: `${count(mine, 'record waits', 'records wait')} for your vote.`,
    })
  }
  let sought = 0
  for (const { place } of state.records.values()) if (place === 'retrieval') sought += 1
  if (sought > 0) {
    actions.push({
      stage: 'full-text',
      label: 'Retrieve full texts',
      why: `${count(sought, 'report is', 'reports are')} to be retrieved.`,
    })
  }
  const full = queueFor(state, 'full-text', me).length
  if (full > 0) {
    actions.push({
      stage: 'full-text',
      label: 'Decide on full texts',
      why: `${count(full, 'report waits', 'reports wait')} for your vote.`,
    })
  }
  const studies = studiesOf(state)
  if (body.subtype === 'scoping') {
    const uncharted = studies.filter(({ reports }) => !reports.some(({ id }) => beside.charted.has(id))).length
    if (uncharted > 0) {
      actions.push({
        stage: 'charting',
        label: 'Chart sources',
        why: `${count(uncharted, 'source is', 'sources are')} not charted.`,
      })
    }
  } else {
    const unjudged = studies.filter(({ studyId }) => !beside.assessed.get(studyId)?.some(({ by }) => by === me)).length
    if (unjudged > 0) {
      actions.push({
        stage: 'appraisal',
        label: 'Judge the risk of bias',
        why: `${count(unjudged, 'study has', 'studies have')} no assessment of yours.`,
      })
    }
    if (studies.length > 0 && body.gridId === undefined) {
      actions.push({ stage: 'extraction', label: 'Extract data', why: 'There is no table of what the studies found.' })
    }
    if (studies.length > 0 && body.metaAnalysisId === undefined && body.findings.length === 0) {
      actions.push({
        stage: 'synthesis',
        label: 'Put the results together',
        why: 'No outcome is pooled or written up.',
      })
    }
  }
  const hidden = [...withheld.values()].reduce((sum, n) => sum + n, 0)
  if (actions.length === 0 && hidden === 0 && studies.length > 0) {
    actions.push({ stage: 'report', label: 'Write the report', why: 'Everything is decided.' })
  }
  return actions
}
