import { useId, useState } from 'react'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { modelProviderIds, modelProviders, type ModelProvider } from '#contract/model-providers.ts'
import { modelsApi, type ModelChoice, type ModelTrial, type Whose } from '#contract/models.ts'
import { writingApi } from '#contract/writing.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { modelForm } from './model.form.ts'
import { modelsCopy as copy } from './models.copy.ts'
import { ModelTrialReport } from './ModelTrialReport.tsx'

const options = modelProviderIds.map((value) => ({ value, label: modelProviders[value].name }))
const usual: ReadonlySet<string> = new Set(Object.values(modelProviders).map(({ url }) => url))
const known = (provider: string | undefined): ModelProvider =>
  modelProviderIds.find((each) => each === provider) ?? 'ollama'

type Listed = readonly { id: string; context?: number | null | undefined }[]

/** Chooses a model: where it is, which one, and a try before it is taken. */
export function ModelForm({ whose, choice: { chosen, keepsKeys } }: { whose: Whose; choice: ModelChoice }) {
  const listId = useId()
  const [listed, setListed] = useState<Listed>()
  const [trial, setTrial] = useState<ModelTrial>()
  const [problem, setProblem] = useState('')
  const params = { whose }
  const invalidates = [modelsApi.get, capabilitiesApi.get, writingApi.actions]
  const { mutateAsync: choose } = useApiMutation(modelsApi.set, { invalidates })
  const { mutateAsync: forget } = useApiMutation(modelsApi.remove, { invalidates })
  const { mutateAsync: list } = useApiMutation(modelsApi.list)
  const { mutateAsync: tryOut } = useApiMutation(modelsApi.try)
  const provider = known(chosen?.provider)
  const form = useForm({
    schema: modelForm,
    defaultValues: {
      provider,
      url: chosen?.url ?? modelProviders[provider].url,
      key: '',
      model: chosen?.model ?? '',
      context: chosen?.context?.toString() ?? '',
      embeddings: chosen?.embeddings ?? '',
      priceAsked: chosen?.prices?.asked.toString() ?? '',
      priceAnswered: chosen?.prices?.answered.toString() ?? '',
      currency: chosen?.prices?.currency ?? '',
    },
    send: async (body) => {
      await choose({ params, body })
      form.choice('key').onChange('')
      toast({ title: copy.saved })
    },
    failed: copy.saveFailed,
  })
  const asTyped = modelForm.safeParse(form.values)
  const { url, key } = form.values
  const told = async (work: () => Promise<void>) => {
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error, ''))
    }
  }
  const [handleList, isListing] = useOnce(() =>
    told(async () => {
      const body = { provider: form.values.provider, url, ...(key.trim() !== '' && { key }) }
      setListed((await list({ params, body })).models)
    }),
  )
  const [handleTry, isTrying] = useOnce(() =>
    told(async () => {
      setTrial(undefined)
      if (asTyped.success) setTrial(await tryOut({ params, body: asTyped.data }))
    }),
  )
  const [handleRemove, isRemoving] = useOnce(() =>
    told(async () => {
      await forget({ params })
      const none = { key: '', model: '', context: '', embeddings: '', priceAsked: '', priceAnswered: '', currency: '' }
      form.reset({ provider, url: modelProviders[provider].url, ...none })
      toast({ title: copy.removed })
    }),
  )
  const handleProvider = ({ target: { value } }: { target: { value: string } }) => {
    const next = known(value)
    form.choice('provider').onChange(next)
    setListed(undefined)
    // What somebody typed stays.
    if (url === '' || usual.has(url)) form.choice('url').onChange(modelProviders[next].url)
  }
  const handleModel = (event: { target: unknown }) => {
    form.field('model').onChange(event)
    const { value } = event.target as HTMLInputElement
    const context = listed?.find(({ id }) => id === value)?.context
    if (context) form.choice('context').onChange(String(context))
  }
  return (
    <Form of={form} aria-label={copy.title[whose]} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...form.choice('provider')} label={copy.provider} options={options} onChange={handleProvider} />
        <TextField {...form.field('url')} label={copy.address} hint={copy.addressHint} inputMode="url" required />
      </div>
      {keepsKeys ? (
        <PasswordField
          {...form.field('key')}
          label={copy.key}
          hint={chosen?.hasKey ? copy.keyKept : copy.keyHint}
          autoComplete="off"
        />
      ) : (
        <p className="text-ink-muted">{copy.noKeys}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="space-y-2">
          <TextField
            {...form.field('model')}
            onChange={handleModel}
            label={copy.model}
            hint={copy.modelHint}
            list={listId}
            autoComplete="off"
            required
          />
          <datalist id={listId}>
            {listed?.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </datalist>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="small" busy={isListing} disabled={!URL.canParse(url)} onClick={() => handleList()}>
              {copy.listModels}
            </Button>
            <p role="status" className="text-ink-muted">
              {listed && (listed.length === 0 ? copy.noneListed : copy.listed(listed.length))}
            </p>
          </div>
        </div>
        <div className="space-y-4">
          <TextField {...form.field('context')} label={copy.context} hint={copy.contextHint} inputMode="numeric" />
          {form.values.provider !== 'anthropic' && (
            <TextField
              {...form.field('embeddings')}
              label={copy.embeddings}
              hint={copy.embeddingsHint}
              list={listId}
              autoComplete="off"
            />
          )}
        </div>
      </div>
      <fieldset className="space-y-2">
        <legend className="font-medium">{copy.prices}</legend>
        <p className="max-w-reading text-xs text-ink-muted">{copy.pricesHint}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField {...form.field('priceAsked')} label={copy.priceAsked} inputMode="decimal" />
          <TextField {...form.field('priceAnswered')} label={copy.priceAnswered} inputMode="decimal" />
          <TextField {...form.field('currency')} label={copy.currency} hint={copy.currencyHint} maxLength={3} />
        </div>
      </fieldset>
      <FormError>{form.problem ?? problem}</FormError>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-ink-muted">{copy.tryHint}</p>
        <WaitNote seconds={form.waitLeft} />
        {chosen && (
          <Button busy={isRemoving} onClick={() => handleRemove()}>
            {copy.remove}
          </Button>
        )}
        <Button busy={isTrying} disabled={!asTyped.success} onClick={() => handleTry()}>
          {isTrying ? copy.trying : copy.tryIt}
        </Button>
        <SubmitButton {...form.button}>{copy.save}</SubmitButton>
      </div>
      {trial && <ModelTrialReport trial={trial} />}
    </Form>
  )
}
