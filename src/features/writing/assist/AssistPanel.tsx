import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'

import { assistActions, writingApi, type AssistAction } from '#contract/writing.ts'
import { FeatureGate } from '#platform/access/FeatureGate.tsx'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { useUsage } from '#platform/access/usage.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useDraft as useTypedText } from '#platform/drafts/use-draft.ts'
import { RunEstimate } from '#research/model-runs/RunEstimate.tsx'
import { apiQuery } from '#shared/api/query.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PanelBody, PanelEmpty } from '../beside/PanelBody.tsx'
import { useDraft } from '../draft-context.ts'
import { useChosenPassages } from '../evidence/chosen-passages.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { assistCopy as copy } from './assist.copy.ts'
import { ChosenPassages } from './ChosenPassages.tsx'
import { Disclosure } from './Disclosure.tsx'
import { useAssist } from './use-assist.ts'
import { useChosenText } from './use-chosen-text.ts'

/** Help with the text: what is asked, what comes back as a suggestion, and how its use is disclosed. */
export function AssistPanel() {
  const { canWrite } = useDraft()
  const { has, isPending } = useCapabilities()
  return (
    <PanelBody>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !has('writing') && <PanelEmpty title={copy.notOffered} />}
      {has('writing') && canWrite && (
        <FeatureGate feature="write">
          <Assist />
        </FeatureGate>
      )}
      <Disclosure />
    </PanelBody>
  )
}

function Assist() {
  const offered = useQuery(apiQuery(writingApi.actions, {}))
  if (offered.error && !offered.data) return <ErrorCard title={copy.failed} of={offered} />
  if (!offered.data) return <Skeleton lines={3} />
  const { model } = offered.data
  const actions = assistActions.filter((each) => offered.data.actions.includes(each))
  const [first] = actions
  return first === undefined ? (
    <PanelEmpty title={copy.notOffered} />
  ) : (
    <AssistForm actions={actions} first={first} model={model} />
  )
}

const assistForm = z.object({ action: z.enum(assistActions), instruction: z.string() })

type FormProps = { actions: readonly AssistAction[]; first: AssistAction; model: string | null | undefined }

function AssistForm({ actions, first, model }: FormProps) {
  const { id, editor } = useDraft()
  const { data: usage } = useUsage('write')
  const chosen = useChosenText(editor)
  const passages = useChosenPassages(id)
  const [action, setAction] = useState(first)
  const [instruction, setInstruction] = useTypedText('draft-assist', id, '')
  const { ask, isAsking, delivered, problem, discard } = useAssist()
  const wanted = actions.includes(action) ? action : first
  const text = typeof chosen === 'object' ? chosen : undefined
  const isReady = text !== undefined && (wanted === 'continue' ? passages.length > 0 : text.sentences.length > 0)
  const cited = wanted === 'continue' ? passages.map(({ documentId }) => documentId) : []
  const form = useForm({
    schema: assistForm,
    values: { action: wanted, instruction },
    onChange: (typed) => {
      setAction(typed.action)
      setInstruction(typed.instruction)
    },
    send: (given) => {
      if (isReady)
        ask({ ...given, analysisId: id, chosen: text, passages: given.action === 'continue' ? passages : [] })
    },
  })

  return (
    <div className="space-y-4">
      <p className="text-ink-muted">
        {copy.intro} {model ? copy.byModel(model) : copy.byRules}
      </p>
      <Form of={form} className="space-y-3">
        <SelectField
          {...form.choice('action')}
          label={copy.action}
          hint={copy.hints[wanted]}
          options={actions.map((value) => ({ value, label: copy.actions[value] }))}
        />
        {model && (
          <TextField
            {...form.field('instruction')}
            label={copy.instruction}
            hint={copy.instructionHint}
            maxLength={500}
          />
        )}
        <div>
          <h3 className="font-semibold">{copy.textTitle}</h3>
          {text && text.sentences.length > 0 ? (
            <>
              <p className="line-clamp-4 font-serif text-ink-muted">
                {text.sentences.map((each) => each.text).join(' ')}
              </p>
              <p className="text-xs text-ink-muted">{copy.sentences(text.sentences.length)}</p>
            </>
          ) : (
            <p className="text-ink-muted">{chosen === 'several blocks' ? copy.severalBlocks : copy.noText}</p>
          )}
        </div>
        {wanted === 'continue' && <ChosenPassages />}
        {model && isReady && (
          <RunEstimate
            asked={{
              analysisId: id,
              documentIds: [...new Set([...text.sentences.flatMap(({ paperIds }) => paperIds), ...cited])],
              query: '',
              text: `${text.before} ${text.sentences.map((each) => each.text).join(' ')}`.slice(0, 100_000),
            }}
            of={[id, text.sentences.map((each) => each.text), cited]}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton size="small" busy={isAsking} disabled={!isReady}>
            {copy.run}
          </SubmitButton>
          {usage && !usage.isUnlimited && typeof usage.remainingCount === 'number' && (
            <span className="text-xs text-ink-muted">{copy.cost(usage.remainingCount)}</span>
          )}
        </div>
      </Form>
      {problem &&
        (problem.isLimit ? (
          <UpgradeCard feature="write" />
        ) : (
          <Notice tone="error" title={copy.failed}>
            {problem.message} {copy.stop}
          </Notice>
        ))}
      {delivered && <AnswerCard delivered={delivered} onDone={discard} />}
    </div>
  )
}
