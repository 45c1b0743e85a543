import { useState, type FormEvent } from 'react'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { setupOf, TEMPLATE_KIND, templateBody } from '#science/templates/template.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { titleOf } from '../synthesis-title.ts'
import { copy } from './templates.copy.ts'

type Props = { analyses: readonly Synthesis[]; onClose: () => void }

/** Keeps the set-up of an analysis under a name of its own. */
export function KeepTemplateDialog({ analyses, onClose }: Props) {
  const create = useCreateAnalysis()
  const [id, setId] = useState(analyses[0]?.id ?? '')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ name?: string; form?: string }>({})
  const [keep, isBusy] = useOnce(async () => {
    try {
      const { kind, body } = await callApi(synthesesApi.get, { params: { id } })
      const setup = setupOf(kind, body)
      if (!setup) return setProblem({ form: copy.nothing })
      await create({
        kind: TEMPLATE_KIND,
        title: name.trim(),
        query: '',
        documentIds: [],
        body: templateBody(setup),
      })
      toast({ title: copy.kept })
      onClose()
    } catch (error) {
      setProblem({ form: `${copy.keepFailed}. ${messageOf(error, '')}` })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem({ name: copy.nameMissing })
    setProblem({})
    keep()
  }
  return (
    <Dialog open onOpenChange={onClose} title={copy.keepTitle} description={copy.keepLead} size="small">
      {analyses.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-4">
          <SelectField
            label={copy.which}
            options={analyses.map((row) => ({ value: row.id, label: `${titleOf(row)} (${analysisLabel(row)})` }))}
            value={id}
            onChange={(event) => setId(event.target.value)}
          />
          <TextField
            label={copy.name}
            required
            maxLength={200}
            value={name}
            {...(problem.name !== undefined && { error: problem.name })}
            onChange={(event) => setName(event.target.value)}
          />
          {problem.form !== undefined && <FormError>{problem.form}</FormError>}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{copy.cancel}</Button>
            <SubmitButton busy={isBusy}>{copy.keep}</SubmitButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}
