import { useMemo } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import type { AppraisalTool, Domain } from '#science/appraisal/appraisal-tool.ts'
import { domainColumns } from '#science/appraisal/domain-columns.ts'
import { proposedJudgement, questionsToAsk } from '#science/appraisal/judge.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

import { QuoteField, Quotes } from '../QuoteField.tsx'
import { ModelSuggestions } from '../suggest/ModelSuggestions.tsx'
import type { AssessmentDraft } from './use-assessment-draft.ts'

type Props = {
  tool: AppraisalTool
  domain: Domain
  draft: AssessmentDraft
  paper: Paper | undefined
  isDisabled: boolean
  onChange: (patch: Partial<AssessmentDraft>) => void
}

const applicabilityOptions = [
  { value: '', label: 'Not judged' },
  { value: 'low', label: 'Low concern' },
  { value: 'high', label: 'High concern' },
  { value: 'unclear', label: 'Unclear' },
]

/** One domain: its signalling questions, what they propose, the judgement with its passages. */
export function DomainForm({ tool, domain, draft, paper, isDisabled, onChange }: Props) {
  const { answers, judgements, quotes, applicability } = draft
  const proposed = proposedJudgement(domain, answers)
  const own = judgements[domain.id]
  const chosen = own?.judgement ?? proposed ?? ''
  const nameOf = (id: string | undefined) => tool.judgements.find((each) => each.id === id)?.label
  const differs = own !== undefined && proposed !== undefined && own.judgement !== proposed
  const setJudgement = (judgement: string) => {
    const { [domain.id]: _before, ...rest } = judgements
    const isProposal = judgement === '' || judgement === proposed
    onChange({ judgements: isProposal ? rest : { ...rest, [domain.id]: { judgement, why: own?.why } } })
  }
  const setQuotes = (next: Evidence[]) => onChange({ quotes: { ...quotes, [domain.id]: next } })
  const kept = quotes[domain.id] ?? []
  const columns = useMemo(() => domainColumns(tool, domain), [tool, domain])
  return (
    <section aria-label={domain.name} className="space-y-4 border-t border-line py-5 first:border-t-0 first:pt-0">
      <div>
        <h3 className="font-semibold">{domain.name}</h3>
        <p className="text-ink-muted">{domain.about}</p>
      </div>
      {paper && <ModelSuggestions key={`${paper.id} ${domain.id}`} paperId={paper.id} columns={columns} />}
      {questionsToAsk(domain, answers).map((question) => (
        <ChoiceField
          key={question.id}
          label={`${question.id} ${question.text}`}
          value={answers[question.id] ?? ''}
          options={question.answers.map(({ id, label, stars }) => ({
            value: id,
            label: stars === undefined ? label : `${label} ${'★'.repeat(stars)}`,
          }))}
          onChange={(value) => (isDisabled ? undefined : onChange({ answers: { ...answers, [question.id]: value } }))}
        />
      ))}
      {tool.judgements.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={`Judgement: ${domain.name}`}
            disabled={isDisabled}
            value={chosen}
            hint={proposed === undefined ? 'No proposal yet.' : `The answers propose: ${nameOf(proposed)}.`}
            onChange={(event) => setJudgement(event.target.value)}
            options={[
              { value: '', label: 'Not judged yet' },
              ...tool.judgements.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
          {differs && (
            <TextField
              label="Why it differs from the proposal"
              disabled={isDisabled}
              value={own.why ?? ''}
              onChange={(event) =>
                onChange({
                  judgements: { ...judgements, [domain.id]: { judgement: own.judgement, why: event.target.value } },
                })
              }
            />
          )}
        </div>
      )}
      {domain.applicability !== undefined && (
        <SelectField
          label={`Applicability: ${domain.applicability}`}
          disabled={isDisabled}
          value={applicability[domain.id] ?? ''}
          onChange={(event) => onChange({ applicability: { ...applicability, [domain.id]: event.target.value } })}
          options={applicabilityOptions}
        />
      )}
      <Quotes evidence={kept} {...(!isDisabled && { onRemove: (place) => setQuotes(kept.toSpliced(place, 1)) })} />
      {paper && !isDisabled && (
        <QuoteField
          paper={paper}
          label={`Passage: ${domain.name}`}
          onAdd={(evidence) => setQuotes([...kept, evidence])}
        />
      )}
    </section>
  )
}
