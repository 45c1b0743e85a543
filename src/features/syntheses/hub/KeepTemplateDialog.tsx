import * as z from 'zod/mini'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { setupOf, TEMPLATE_KIND, templateBody } from '#science/templates/template.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { titleOf } from '../synthesis-title.ts'
import { templatesCopy as copy } from './templates.copy.ts'

const templateForm = z.object({ id: z.string(), name: neededText(copy.nameMissing) })

/** The analysis has nothing that a template could hold. */
class NothingToKeepError extends Error {}

type Props = { analyses: readonly Synthesis[]; onClose: () => void }

/** Keeps the set-up of an analysis under a name of its own. */
export function KeepTemplateDialog({ analyses, onClose }: Props) {
  const create = useCreateAnalysis()
  const form = useForm({
    schema: templateForm,
    defaultValues: { id: analyses[0]?.id ?? '', name: '' },
    send: async ({ id, name }) => {
      const { kind, body } = await callApi(synthesesApi.get, { params: { id } })
      const setup = setupOf(kind, body)
      if (!setup) throw new NothingToKeepError(copy.nothing)
      await create({ kind: TEMPLATE_KIND, title: name, query: '', documentIds: [], body: templateBody(setup) })
      toast({ title: copy.kept })
      onClose()
    },
    explain: (error) => ({
      message: error instanceof NothingToKeepError ? error.message : `${copy.keepFailed}. ${messageOf(error, '')}`,
    }),
  })
  return (
    <Dialog onClose={onClose} title={copy.keepTitle} description={copy.keepLead} size="small">
      {analyses.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Form of={form} className="space-y-4">
          <SelectField
            {...form.choice('id')}
            label={copy.which}
            options={analyses.map((row) => ({ value: row.id, label: `${titleOf(row)} (${analysisLabel(row)})` }))}
          />
          <TextField {...form.field('name')} label={copy.name} required maxLength={200} />
          <FormError>{form.problem}</FormError>
          <WaitNote seconds={form.waitLeft} />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{copy.cancel}</Button>
            <SubmitButton {...form.button}>{copy.keep}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
