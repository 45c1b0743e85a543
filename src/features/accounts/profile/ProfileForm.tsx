import { useState } from 'react'

import { userApi } from '#contract/user.ts'
import type { useEdits } from '#platform/drafts/use-edits.ts'
import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { SaveBar } from '../saving/SaveBar.tsx'
import { savingCopy } from '../saving/saving.copy.ts'
import { useSaving } from '../saving/use-saving.ts'
import { InterestsField } from './InterestsField.tsx'
import { profileCopy as copy } from './profile.copy.ts'
import {
  PROFILE_MAX,
  profileBody,
  profileProblems,
  type ProfileField,
  type ProfileValues,
  withInterests,
} from './profile.form.ts'

type Props = { edits: ReturnType<typeof useEdits<ProfileValues>> }

/** Every field of the profile. What is typed survives a reload, an expired session and a refusal. */
export function ProfileForm({ edits }: Props) {
  const { values, change, settle, discard, isChanged } = edits
  const [seen, setSeen] = useState<ReadonlySet<ProfileField>>(new Set())
  const [isAttempted, setAttempted] = useState(false)
  const [typedInterest, setTypedInterest] = useState('')
  const { form, ...saving } = useSaving<ProfileValues>({
    send: (typed) => callApi(userApi.profile, { body: profileBody(typed) }),
    known: profileBody,
    onSaved: (typed) => {
      settle(typed)
      setAttempted(false)
    },
    done: copy.done,
  })
  useLeaveGuard(isChanged)

  const found = profileProblems(values)
  const errorOf = (field: ProfileField) => {
    const own = isAttempted || seen.has(field) ? found[field] : undefined
    const error = own ?? saving.fields[field]
    return error === undefined ? {} : { error }
  }
  const set = (part: Partial<ProfileValues>) => {
    for (const field of Object.keys(part)) saving.clear(field)
    change(part)
  }
  const text = (field: Exclude<ProfileField, 'interests'>) => ({
    label: copy.fields[field],
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
    onBlur: () => setSeen((before) => new Set(before).add(field)),
    ...errorOf(field),
  })

  return (
    <Card title={copy.about}>
      <form
        ref={form}
        noValidate
        aria-label={copy.about}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          const whole = { ...values, interests: withInterests(values.interests, typedInterest) }
          if (typedInterest !== '') change({ interests: whole.interests })
          setTypedInterest('')
          if (Object.keys(profileProblems(whole)).length > 0) saving.refuse()
          else saving.save(whole)
        }}
      >
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
          onChange={(interests) => set({ interests })}
          typed={typedInterest}
          onTyped={setTypedInterest}
          error={errorOf('interests').error}
        />
        <TextAreaField
          {...text('bio')}
          rows={4}
          hint={`${values.bio.trim().length.toLocaleString('en-US')} of ${PROFILE_MAX.bio.toLocaleString('en-US')} characters`}
        />
        <TextField {...text('website')} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
        <div>
          <FormError>
            {saving.message && (
              <>
                {saving.message} {savingCopy.kept}
              </>
            )}
          </FormError>
          <SaveBar
            isChanged={isChanged || typedInterest.trim() !== ''}
            isBusy={saving.isBusy}
            waitLeft={saving.waitLeft}
            action={copy.save}
            onDiscard={() => {
              discard()
              setTypedInterest('')
              setAttempted(false)
              setSeen(new Set())
            }}
          />
        </div>
      </form>
    </Card>
  )
}
