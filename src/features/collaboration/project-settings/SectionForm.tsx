import type { ReactNode } from 'react'

import { useLeaveGuard } from '#platform/drafts/use-leave-guard.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import type { FormOf } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { settingsCopy as copy } from './settings.copy.ts'
import type { Fields } from './use-section.ts'

type Section = {
  form: Pick<FormOf<Fields>, 'ref' | 'handleSubmit' | 'problem' | 'isBusy' | 'waitLeft'>
  theirs: readonly string[]
  isChanged: boolean
  isRight: boolean
  isDone: boolean
  discard: () => void
}

type Props = {
  title: string
  section: Section
  mayEdit: boolean
  /** Why it cannot be saved as it is, where no single field is wrong. */
  problem?: string | undefined
  /** What the change touches. */
  effects?: readonly string[]
  /** A field in words: its name and what is saved in it. */
  theirText: (field: string) => { label: string; text: string }
  children: ReactNode
}

/** One section: its fields, what its change touches, and its own result. */
export function SectionForm({ title, section, mayEdit, problem, effects = [], theirText, children }: Props) {
  const { form, theirs, isChanged, isRight, isDone, discard } = section
  useLeaveGuard(isChanged)
  return (
    <Card title={title}>
      <Form of={form} aria-label={title} className="space-y-4">
        {children}
        {mayEdit && isChanged && effects.length > 0 && (
          <Notice tone="warning" title={copy.touches}>
            <ul className="list-disc space-y-1 pl-4">
              {effects.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Notice>
        )}
        {mayEdit && theirs.length > 0 && (
          <Notice tone="warning" title={copy.conflict}>
            <p>{copy.conflictKept}</p>
            <dl className="mt-1 space-y-1">
              {theirs.map((field) => {
                const { label, text } = theirText(field)
                return (
                  <div key={field}>
                    <dt className="font-medium">{label}</dt>
                    <dd className="whitespace-pre-wrap">{text === '' ? copy.empty : text}</dd>
                  </div>
                )
              })}
            </dl>
          </Notice>
        )}
        <FormError>{problem || form.problem}</FormError>
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              variant={isChanged ? 'primary' : 'secondary'}
              busy={form.isBusy}
              aria-disabled={!isChanged || !isRight || form.waitLeft > 0}
            >
              {theirs.length > 0 ? copy.saveOver : copy.save}
            </Button>
            {isChanged && <Button onClick={discard}>{theirs.length > 0 ? copy.takeTheirs : copy.discard}</Button>}
            <WaitNote seconds={form.waitLeft} />
            <p role="status" className="text-ink-muted">
              {isDone ? copy.saved : ''}
            </p>
          </div>
        )}
      </Form>
    </Card>
  )
}
