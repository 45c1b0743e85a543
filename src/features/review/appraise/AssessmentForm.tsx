import { useState } from 'react'

import type { Assessed } from '#contract/review-entries.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import { resultOf } from '#science/appraisal/assessment.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { labelOf, paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { DomainForm } from './DomainForm.tsx'
import { toAssessment } from './settled.ts'
import { useAssessmentDraft } from './use-assessment-draft.ts'

type Props = {
  studyId: string
  tool: AppraisalTool
  /** What this person saved last, or what the talk starts from. */
  saved: Assessed | undefined
  isFinal: boolean
}

/** One person's assessment of one study, or the one that the assessors agreed on. */
export function AssessmentForm({ studyId, tool, saved, isFinal }: Props) {
  const { id, papers, me, write, canWrite } = useReview()
  const { draft, isChanged, change, discard } = useAssessmentDraft(
    `${id}/${studyId}/${tool.id}/${isFinal ? 'final' : 'own'}`,
    saved,
  )
  const [isAsked, setAsked] = useState(false)
  const paper = paperOf(papers, studyId)
  const label = labelOf(papers, studyId)
  const made = {
    studyId,
    toolId: tool.id,
    toolVersion: tool.version,
    dataVersion: tool.dataVersion,
    answers: draft.answers,
    judgements: Object.fromEntries(
      Object.entries(draft.judgements).map(([key, { judgement, why }]) => [
        key,
        why?.trim() ? { judgement, why: why.trim() } : { judgement },
      ]),
    ),
    quotes: draft.quotes,
    isFinal,
    ...(draft.outcome.trim() !== '' && { outcome: draft.outcome.trim() }),
    ...(Object.keys(draft.applicability).length > 0 && { applicability: draft.applicability }),
  }
  const result = resultOf(tool, toAssessment({ ...made, kind: 'assessed', id: '', at: '', by: me }, label))
  const overall = draft.judgements['overall']
  const isOld = saved !== undefined && (saved.toolVersion !== tool.version || saved.dataVersion !== tool.dataVersion)
  const handleSave = () => {
    // A saved one lets its writer see the others': it has to be whole.
    if (result.missing.length > 0) {
      setAsked(true)
      return
    }
    write([{ kind: 'assessed', ...made }])
    discard()
    toast({ title: isFinal ? 'Final judgement saved' : 'Assessment saved' })
  }
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <div className="mb-4">
        <h2 className="text-lg font-semibold">
          {label}: {tool.name}
        </h2>
        <p className="text-xs text-ink-muted">
          Version {tool.version}. {tool.citation}{' '}
          <a
            href={tool.link}
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline underline-offset-2"
          >
            The tool itself
          </a>
        </p>
        {tool.note !== undefined && <p className="mt-1 text-xs text-ink-muted">{tool.note}</p>}
        {isOld && (
          <div className="mt-3">
            <Notice>
              This was saved with version {saved.toolVersion}. Saving again judges it by version {tool.version}; the
              earlier one stays in the log.
            </Notice>
          </div>
        )}
      </div>
      <TextField
        label="Result that is judged"
        hint={
          tool.isOfResult
            ? 'Outcome and time: “tuberculosis at 20 years”. This tool judges one result.'
            : 'This tool judges the study: leave it empty, or name the result that you thought of.'
        }
        className="mb-5"
        value={draft.outcome}
        disabled={!canWrite}
        maxLength={300}
        onChange={(event) => change({ outcome: event.target.value })}
      />
      {tool.domains.map((domain) => (
        <DomainForm
          key={domain.id}
          tool={tool}
          domain={domain}
          draft={draft}
          paper={paper}
          isDisabled={!canWrite}
          onChange={change}
        />
      ))}
      <section aria-label="Overall" className="space-y-3 border-t border-line pt-5">
        {result.stars && (
          <p className="font-semibold">
            {result.stars.given} of {result.stars.most} stars
          </p>
        )}
        {tool.judgements.length > 0 && tool.overall !== 'none' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Overall judgement"
              disabled={!canWrite}
              value={result.overall.judgement ?? ''}
              hint={
                result.overall.proposed === undefined
                  ? 'Proposed when every domain is judged.'
                  : `The domains propose: ${tool.judgements.find(({ id: each }) => each === result.overall.proposed)?.label}.`
              }
              onChange={(event) => {
                const { overall: _before, ...rest } = draft.judgements
                const judgement = event.target.value
                const isProposal = judgement === '' || judgement === result.overall.proposed
                change({ judgements: isProposal ? rest : { ...rest, overall: { judgement, why: overall?.why } } })
              }}
              options={[
                { value: '', label: 'Not judged yet' },
                ...tool.judgements.map(({ id: value, label: text }) => ({ value, label: text })),
              ]}
            />
            {result.overall.isOverridden && (
              <TextField
                label="Why it differs from the proposal"
                disabled={!canWrite}
                value={overall?.why ?? ''}
                onChange={(event) =>
                  change({
                    judgements: {
                      ...draft.judgements,
                      overall: { judgement: overall?.judgement ?? '', why: event.target.value },
                    },
                  })
                }
              />
            )}
          </div>
        )}
        {result.missing.length > 0 && (
          <details open={isAsked}>
            <summary className={isAsked ? 'cursor-pointer text-state-red' : 'cursor-pointer text-ink-muted'}>
              {isAsked ? 'Not saved yet' : 'Not finished'}: {result.missing.length} to do
            </summary>
            <ul className="mt-1 list-disc pl-5 text-ink-muted">
              {result.missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
        {canWrite && (
          <div className="sticky bottom-0 flex flex-wrap items-center gap-3 bg-surface py-3">
            <Button variant="primary" onClick={handleSave}>
              {isFinal ? 'Save final judgement' : 'Save assessment'}
            </Button>
            {isChanged && (
              <>
                <Button onClick={discard}>Discard changes</Button>
                <span className="text-ink-muted">Not saved yet; kept on this device.</span>
              </>
            )}
          </div>
        )}
      </section>
    </div>
  )
}
