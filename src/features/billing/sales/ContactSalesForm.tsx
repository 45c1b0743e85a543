import { enterpriseApi, type EnterpriseContact } from '#contract/enterprise.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { contactSalesCopy as copy } from './contact-sales.copy.ts'
import { contactForm } from './contact-sales.form.ts'

const optionsOf = (values: readonly string[]) => [
  { value: '', label: copy.noAnswer },
  ...values.map((value) => ({ value, label: value })),
]

type Props = { planType: EnterpriseContact['planType']; onSent: () => void; onCancel: () => void }

/** Eight inputs for the sales team. What was typed survives every failure. */
export function ContactSalesForm({ planType, onSent, onCancel }: Props) {
  const { user } = useSession()
  const initial = {
    userName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    companyName: user?.affiliation ?? '',
    organizationSize: '',
    domains: '',
    timeline: '',
    budgetRange: '',
    message: '',
  }
  const [values, setValues, discard] = useDraft('contact-sales', 'new', initial)
  const { mutateAsync } = useApiMutation(enterpriseApi.contact, {
    onSuccess: () => {
      toast({ title: copy.sentTitle, description: copy.sent })
      discard()
      onSent()
    },
    onError: () => toast({ title: copy.failedTitle, description: copy.failed, variant: 'destructive' }),
  })
  const form = useForm({
    schema: contactForm,
    values,
    onChange: setValues,
    send: (given) => mutateAsync({ body: { ...given, useCases: [], complianceNeeds: [], planType } }),
    explain: () => ({ message: `${copy.failed} ${copy.kept}` }),
  })
  const { field, choice } = form

  return (
    <Form of={form} aria-label={copy.title} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('userName')} label={copy.fields.userName} autoComplete="name" required />
        <TextField {...field('email')} label={copy.fields.email} type="email" autoComplete="email" required />
        <TextField {...field('companyName')} label={copy.fields.companyName} autoComplete="organization" required />
        <SelectField
          {...choice('organizationSize')}
          label={copy.fields.organizationSize}
          options={optionsOf(copy.sizes)}
        />
        <TextField {...field('domains')} label={copy.fields.domains} hint={copy.fields.domainsHint} />
        <SelectField {...choice('timeline')} label={copy.fields.timeline} options={optionsOf(copy.timelines)} />
        <SelectField
          {...choice('budgetRange')}
          label={copy.fields.budgetRange}
          options={optionsOf(copy.budgets)}
          className="sm:col-span-2"
        />
      </div>
      <TextAreaField {...field('message')} label={copy.fields.message} rows={4} required />
      <FormError>{form.problem}</FormError>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end">
        <WaitNote seconds={form.waitLeft} />
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <SubmitButton {...form.button}>{copy.send}</SubmitButton>
      </div>
    </Form>
  )
}
