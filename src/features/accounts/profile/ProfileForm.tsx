import { useState, type FormEvent } from 'react'

import { userApi } from '#contract/user.ts'
import type { useEdits } from '#platform/drafts/use-edits.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/ui/Card.tsx'

import { SaveBar } from '../saving/SaveBar.tsx'
import { savingCopy } from '../saving/saving.copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { InterestsField } from './InterestsField.tsx'
import { profileCopy as copy } from './profile.copy.ts'
import { PROFILE_MAX, profileBody, profileForm, type ProfileValues, withInterests } from './profile.form.ts'

type Props = { edits: ReturnType<typeof useEdits<ProfileValues>> }

/** Every field of the profile. What is typed survives a reload, an expired session and a refusal. */
export function ProfileForm({ edits }: Props) {
  const { values, change, settle, discard, isChanged } = edits
  const [typedInterest, setTypedInterest] = useState('')
  const { save, explain } = useSaving<ReturnType<typeof profileBody>>({
    send: (body) => callApi(userApi.profile, { body }),
    known: (body) => body,
    done: copy.done,
  })
  const form = useForm({
    schema: profileForm,
    values,
    onChange: (next, field) => change({ [field]: next[field] }),
    judge: 'leave',
    send: async (body, typed) => {
      await save(body)
      settle(typed)
    },
    explain,
  })
  useLeaveGuard(isChanged)

  const interests = form.choice('interests')
  const handleSubmit = (event: FormEvent) => {
    if (typedInterest !== '') interests.onChange(withInterests(values.interests, typedInterest))
    setTypedInterest('')
    form.handleSubmit(event)
  }
  const text = (field: Exclude<keyof ProfileValues, 'interests'>) => ({
    ...form.field(field),
    label: copy.fields[field],
  })

  return (
    <Card title={copy.about}>
      <Form of={{ ...form, handleSubmit }} aria-label={copy.about} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...text('affiliation')} autoComplete="organization" />
        <div className="relative">
          <TextField {...text('orcid')} hint={copy.fields.orcidHint} spellCheck={false} autoComplete="off" />
          <div className="absolute -top-1.5 right-0">
            <HelpLink article="orcid" about="the ORCID iD" />
          </div>
        </div>
        <InterestsField
          interests={values.interests}
          onChange={interests.onChange}
          typed={typedInterest}
          onTyped={setTypedInterest}
          error={interests.error}
        />
        <TextAreaField
          {...text('bio')}
          rows={4}
          hint={`${values.bio.trim().length.toLocaleString('en-US')} of ${PROFILE_MAX.bio.toLocaleString('en-US')} characters`}
        />
        <TextField {...text('website')} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
        <div>
          <FormError>
            {form.problem && (
              <>
                {form.problem} {savingCopy.kept}
              </>
            )}
          </FormError>
          <SaveBar
            isChanged={isChanged || typedInterest.trim() !== ''}
            isBusy={form.isBusy}
            waitLeft={form.waitLeft}
            action={copy.save}
            onDiscard={() => {
              discard()
              setTypedInterest('')
              form.reset()
            }}
          />
        </div>
      </Form>
    </Card>
  )
}
