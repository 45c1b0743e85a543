import { Plus, Trash2 } from 'lucide-react'

import { useMemo } from 'react'
import * as z from 'zod/mini'

import { certainties, type Finding, type PooledOutcome } from '#contract/review-body.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { startLevel } from '#science/clinical/certainty.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { textUpTo } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useSettledAppraisals } from '../appraise/Plots.tsx'
import { biasCounts } from '../appraise/settled.ts'
import { paperOf, studiesOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { certaintyNames } from '../model/words.ts'
import { GradePanel } from './GradePanel.tsx'
import { synthesizeCopy as copy } from './synthesize.copy.ts'

const findingForm = z.object({
  outcome: textUpTo(300),
  text: textUpTo(20_000),
  certainty: z.pipe(
    z.string(),
    z.transform((value) => certainties.find((each) => each === value)),
  ),
  why: textUpTo(20_000),
})

/** One outcome as it is written: kept on the device until it is saved. */
function FindingForm({ finding }: { finding: Finding }) {
  const { id, body, canWrite, save } = useReview()
  const { values, change, settle, isChanged } = useEdits('review-finding', `${id}/${finding.id}`, {
    outcome: finding.outcome,
    text: finding.text,
    certainty: finding.certainty ?? '',
    why: finding.why,
  })
  const form = useForm({
    schema: findingForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] }),
    send: ({ certainty, ...words }, typed) => {
      const { grade } = finding
      const kept = grade ? finding.certainty : certainty
      const next: Finding = { id: finding.id, ...words, ...(kept && { certainty: kept }), ...(grade && { grade }) }
      void save({ findings: body.findings.map((each) => (each.id === finding.id ? next : each)) })
      settle(typed)
    },
  })
  return (
    <Form of={form} className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <TextField {...form.field('outcome')} label="Outcome" maxLength={300} readOnly={!canWrite} />
        {finding.grade ? (
          <span />
        ) : (
          <SelectField
            {...form.choice('certainty')}
            label="Certainty"
            disabled={!canWrite}
            options={[
              { value: '', label: 'Not judged' },
              ...certainties.map((value) => ({ value, label: certaintyNames[value] })),
            ]}
          />
        )}
        {canWrite && (
          <span className="self-end">
            <IconButton
              label={`Delete outcome “${finding.outcome}”`}
              icon={Trash2}
              onClick={() => void save({ findings: body.findings.filter((each) => each.id !== finding.id) })}
            />
          </span>
        )}
      </div>
      <TextAreaField {...form.field('text')} label="What the studies say" rows={3} readOnly={!canWrite} />
      {!finding.grade && (
        <TextAreaField
          {...form.field('why')}
          label="Why it is not surer"
          hint="Risk of bias, inconsistency, indirectness, imprecision, missing studies: what took it down, and by how much."
          rows={2}
          readOnly={!canWrite}
        />
      )}
      {isChanged && canWrite && (
        <div className="flex items-center gap-3">
          <SubmitButton {...form.button} size="small">
            Save outcome
          </SubmitButton>
          <span className="text-sm text-ink-muted">Not saved yet; kept on this device.</span>
        </div>
      )}
    </Form>
  )
}

/** Summary of findings: each outcome in words, with how sure it is and why. */
export function FindingsCard({ outcomes }: { outcomes: readonly PooledOutcome[] }) {
  const { body, canWrite, save, state, papers } = useReview()
  const settled = useSettledAppraisals()
  const studies = useMemo(() => studiesOf(state), [state])
  const suggestions = outcomes.map(({ name, sentence }) => ({ outcome: name, text: sentence }))
  const gradeOf = (finding: Finding) => {
    const pooled = outcomes.find(({ name }) => name === finding.outcome)
    const own = pooled ? studies.filter(({ studyId }) => pooled.paperIds.includes(paperIdOf(studyId))) : studies
    const designs = own.map(({ studyId }) => paperOf(papers, studyId)?.design ?? 'unknown')
    return {
      numbers: pooled?.numbers,
      bias: biasCounts(own.map(({ studyId }) => studyId), settled), // prettier-ignore
      isRandomized: startLevel(designs) === 'high',
    }
  }
  const add = (outcome: string, text: string) =>
    void save({ findings: [...body.findings, { id: newKey(), outcome, text, why: '' }] })
  const known = new Set(body.findings.map(({ outcome }) => outcome))
  return (
    <Card
      title="Summary of findings"
      actions={body.findings.length > 0 && <Badge>{`${body.findings.length} written`}</Badge>}
    >
      <p className="text-ink-muted">{copy.findingsLead}</p>
      {body.findings.length === 0 && <p className="mt-2 text-ink-muted">{copy.noFinding}</p>}
      <ul className="mt-4 space-y-6">
        {body.findings.map((finding) => (
          <li key={finding.id} className="border-t border-line pt-4">
            <FindingForm finding={finding} />
            <GradePanel finding={finding} {...gradeOf(finding)} />
          </li>
        ))}
      </ul>
      {canWrite && (
        <div className="mt-4 flex flex-wrap gap-2">
          {suggestions
            .filter(({ outcome }) => !known.has(outcome))
            .map(({ outcome, text }) => (
              <Button key={outcome} size="small" icon={Plus} onClick={() => add(outcome.slice(0, 300), text)}>
                {outcome}, from the pooled results
              </Button>
            ))}
          <Button size="small" icon={Plus} onClick={() => add(`Outcome ${body.findings.length + 1}`, '')}>
            Add an outcome
          </Button>
        </div>
      )}
    </Card>
  )
}
