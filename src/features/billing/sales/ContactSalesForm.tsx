import type { FormEvent } from 'react'

import { enterpriseApi, type EnterpriseContact } from '#contract/enterprise.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useRetryWait } from '#shared/api/use-retry-wait.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useDraftForm } from '../use-draft-form.ts'
import { salesCopy as copy } from './contact-sales.copy.ts'
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
  const { form, values, field, judge, discard } = useDraftForm('contact-sales', initial, contactForm)
  const send = useApiMutation(enterpriseApi.contact, {
    onSuccess: () => {
      toast({ title: copy.sentTitle, description: copy.sent })
      discard()
      onSent()
    },
    onError: () => toast({ title: copy.failedTitle, description: copy.failed, variant: 'destructive' }),
  })
  const [submit] = useOnce(() => {
    const given = Object.entries(values).filter(([, value]) => value !== '')
    const body = { ...Object.fromEntries(given), useCases: [], complianceNeeds: [], planType }
    return send.mutateAsync({ body: body as unknown as EnterpriseContact })
  })
  const wait = useRetryWait(send.error)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wait === 0 && judge()) submit()
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} aria-label={copy.title} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('userName')} label={copy.fields.userName} autoComplete="name" required />
        <TextField {...field('email')} label={copy.fields.email} type="email" autoComplete="email" required />
        <TextField {...field('companyName')} label={copy.fields.companyName} autoComplete="organization" required />
        <SelectField
          {...field('organizationSize')}
          label={copy.fields.organizationSize}
          options={optionsOf(copy.sizes)}
        />
        <TextField {...field('domains')} label={copy.fields.domains} hint={copy.fields.domainsHint} />
        <SelectField {...field('timeline')} label={copy.fields.timeline} options={optionsOf(copy.timelines)} />
        <SelectField
          {...field('budgetRange')}
          label={copy.fields.budgetRange}
          options={optionsOf(copy.budgets)}
          className="sm:col-span-2"
        />
      </div>
      <TextAreaField {...field('message')} label={copy.fields.message} rows={4} required />
      <FormError>{send.isError ? `${copy.failed} ${copy.kept}` : undefined}</FormError>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end">
        <WaitNote seconds={wait} />
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <SubmitButton busy={send.isPending} disabled={wait > 0}>
          {copy.send}
        </SubmitButton>
      </div>
    </form>
  )
}
