import { librarySourcesApi, sourceArms, type LibrarySource } from '#contract/library-sources.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { toast } from '#shared/toast/toast.ts'

import { fieldsOfSource, sourceForm } from './source-form.ts'
import { armNames, sourcesCopy as copy } from './sources.copy.ts'

const arms = sourceArms.map((value) => ({ value, label: armNames[value] }))

/** Asks where the records of an import were found: database, search, day, interface. What the file says is filled in. */
export function SourceDetailsForm({ source }: { source: LibrarySource }) {
  const [fields, setFields, discard] = useDraft('source', source.id, fieldsOfSource(source))
  const { mutateAsync } = useApiMutation(librarySourcesApi.describe, {
    invalidates: [librarySourcesApi.list, librarySourcesApi.compare],
    inAllTabs: true,
  })
  const form = useForm({
    schema: sourceForm,
    values: fields,
    onChange: setFields,
    send: async (body) => {
      await mutateAsync({ params: { id: source.id }, body })
      discard()
      toast({ title: copy.saved })
    },
    failed: copy.saveFailed,
  })
  const hint = source.recognised === undefined ? copy.notRecognised : copy.recognised(source.recognised)
  return (
    <Form of={form} aria-label={copy.where} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={copy.name} hint={hint} maxLength={200} />
        <SelectField {...form.choice('arm')} label={copy.arm} options={arms} />
      </div>
      <TextAreaField {...form.field('search')} label={copy.search} hint={copy.searchHint} rows={3} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('searchedOn')} label={copy.searchedOn} type="date" />
        <TextField {...form.field('interface')} label={copy.interface} hint={copy.interfaceHint} maxLength={200} />
      </div>
      <FormError>{form.problem}</FormError>
      <SubmitButton {...form.button} variant="secondary">
        {copy.save}
      </SubmitButton>
    </Form>
  )
}
