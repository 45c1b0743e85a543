import * as z from 'zod/mini'

import { gradeDomains, type Finding, type Grade, type PooledNumbers } from '#contract/review-body.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { certaintyDomains, type CertaintyDomain } from '#science/clinical/certainty.ts'
import {
  certaintySuggestions,
  type BiasCounts,
  type CertaintySuggestion,
} from '#science/clinical/certainty-suggestions.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { certaintySigns, gradeCopy as copy } from './grade.copy.ts'
import { certaintyFrom, gradedLevel } from './summary-rows.ts'

type Props = { finding: Finding; numbers: PooledNumbers | undefined; bias: BiasCounts; isRandomized: boolean }

/** The certainty of one outcome, domain by domain: what the figures propose, and what a person decides with a reason. */
export function GradePanel({ finding, numbers, bias, isRandomized }: Props) {
  const { body, me, canWrite, save } = useReview()
  const { grade } = finding
  const put = (next: Grade) => {
    const level = gradedLevel(next)
    const { certainty: _before, ...rest } = finding
    const changed: Finding = { ...rest, grade: next, ...(level && { certainty: certaintyFrom(level) }) }
    return save({ findings: body.findings.map((each) => (each.id === finding.id ? changed : each)) })
  }
  if (!grade) {
    return canWrite ? (
      <Button size="small" onClick={() => void put({ start: isRandomized ? 'high' : 'low', judgments: [] })}>
        {copy.begin}
      </Button>
    ) : null
  }
  const level = gradedLevel(grade)
  const left = gradeDomains.length - grade.judgments.length
  const suggestions = certaintySuggestions(numbers, bias, grade.start)
  return (
    <section aria-label={`${copy.title}: ${finding.outcome}`} className="mt-3 space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="font-semibold">{copy.title}</h4>
        <SelectField
          label={copy.start}
          disabled={!canWrite}
          value={grade.start}
          onChange={(event) => void put({ ...grade, start: event.target.value === 'high' ? 'high' : 'low' })}
          options={(['high', 'low'] as const).map((value) => ({ value, label: copy.starts[value] }))}
        />
      </div>
      <p role="status">{level === undefined ? copy.open(left) : certaintySigns[level]}</p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {suggestions.map((suggestion) => (
          <li key={suggestion.domain} className="p-3">
            <DomainRow
              key={`${finding.id} ${suggestion.domain}`}
              findingId={finding.id}
              suggestion={suggestion}
              judged={grade.judgments.find(({ domain }) => domain === suggestion.domain)}
              onDecide={(levels, reason) =>
                put({
                  ...grade,
                  judgments: [
                    ...grade.judgments.filter(({ domain }) => domain !== suggestion.domain),
                    { domain: suggestion.domain, levels, reason, by: me, at: new Date().toISOString() },
                  ],
                })
              }
            />
          </li>
        ))}
      </ul>
      {numbers && ['RR', 'OR', 'PETO', 'HR', 'RD'].includes(numbers.measure) && (
        <BaselineForm finding={finding} grade={grade} numbers={numbers} onSave={put} />
      )}
    </section>
  )
}

const rowForm = z.object({ levels: z.enum(['', '0', '1', '2']), reason: neededText(copy.needsReason) })

type RowProps = {
  findingId: string
  suggestion: CertaintySuggestion
  judged: Grade['judgments'][number] | undefined
  onDecide: (levels: number, reason: string) => unknown
}

function DomainRow({ findingId, suggestion, judged, onDecide }: RowProps) {
  const { id, canWrite, names } = useReview()
  const { name, direction } = domainOf(suggestion.domain)
  const isUp = direction === 'up'
  const { values, change, settle, isChanged } = useEdits('review-grade', `${id}/${findingId}/${suggestion.domain}`, {
    levels: judged ? String(judged.levels) : '',
    reason: judged?.reason ?? '',
  })
  const form = useForm({
    schema: rowForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] }),
    send: async ({ levels, reason }, typed) => {
      if (levels === '') return
      await onDecide(Number(levels), reason.slice(0, 2000))
      settle(typed)
    },
  })
  const { levels: proposed } = suggestion
  return (
    <Form of={form} aria-label={copy.decide(name)} className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="font-medium">{name}</p>
        {judged && (
          <p className="text-sm text-ink-muted">
            {copy.levels(judged.levels, isUp)}, {names.get(judged.by) ?? 'somebody who left'}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {proposed === undefined ? '' : `${copy.proposed(proposed, isUp)} `}
        {suggestion.reason}
      </p>
      {canWrite && (
        <div className="grid items-end gap-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
          <SelectField
            {...form.choice('levels')}
            label={copy.change(name)}
            labelHidden
            options={[
              { value: '', label: copy.undecided },
              ...['0', '1', '2'].map((value) => ({ value, label: copy.levels(Number(value), isUp) })),
            ]}
          />
          <TextField
            {...form.field('reason')}
            label={copy.reason(name)}
            labelHidden
            placeholder="Reason"
            maxLength={2000}
          />
          <div className="flex gap-2">
            {proposed !== undefined && !judged && !isChanged && (
              <Button size="small" onClick={() => change({ levels: String(proposed), reason: suggestion.reason })}>
                Take over
              </Button>
            )}
            <SubmitButton
              {...form.button}
              size="small"
              disabled={form.button.disabled || !isChanged || values.levels === ''}
            >
              Decide
            </SubmitButton>
          </div>
        </div>
      )}
    </Form>
  )
}

const domainOf = (wanted: CertaintyDomain) => certaintyDomains.find(({ id }) => id === wanted) ?? certaintyDomains[0]

const baselineForm = z.object({
  risk: z.string().check(
    z.refine((text) => {
      const value = Number(text.replace(',', '.'))
      return value > 0 && value < 1000
    }, copy.baselineWrong),
  ),
  source: neededText('Say where the risk is from.'),
})

type BaselineProps = { finding: Finding; grade: Grade; numbers: PooledNumbers; onSave: (grade: Grade) => unknown }

/** The risk that absolute effects start from: chosen by a person, never by the program. */
function BaselineForm({ finding, grade, numbers, onSave }: BaselineProps) {
  const { id, canWrite } = useReview()
  const { values, change, settle, isChanged } = useEdits('review-baseline', `${id}/${finding.id}`, {
    risk: grade.baseline ? String(Math.round(grade.baseline.risk * 1_000_000) / 1000) : '',
    source: grade.baseline?.source ?? '',
  })
  const form = useForm({
    schema: baselineForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] }),
    send: async ({ risk, source }, typed) => {
      await onSave({
        ...grade,
        baseline: { risk: Number(risk.replace(',', '.')) / 1000, source: source.slice(0, 300) },
      })
      settle(typed)
    },
  })
  const { controlRisk } = numbers
  return (
    <Form of={form} aria-label={copy.baseline} className="grid items-end gap-3 sm:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <TextField
        {...form.field('risk')}
        label={copy.baseline}
        inputMode="decimal"
        readOnly={!canWrite}
        {...(controlRisk !== undefined && { hint: copy.baselineHint((1000 * controlRisk).toFixed(0)) })}
      />
      <TextField {...form.field('source')} label={copy.baselineSource} maxLength={300} readOnly={!canWrite} />
      {canWrite && (
        <SubmitButton {...form.button} size="small" disabled={form.button.disabled || !isChanged}>
          {copy.saveBaseline}
        </SubmitButton>
      )}
    </Form>
  )
}
