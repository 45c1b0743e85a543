import { Check, X } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import type { Synthesis } from '#contract/syntheses.ts'
import { statusOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useUpdateSynthesis } from './syntheses.mutations.ts'
import { useSynthesis } from './syntheses.queries.ts'
import { titleOf } from './synthesis-title.ts'

const NAME_MAX = 300
const nameForm = z.object({ title: neededText(copy.noName) })

type Props = { synthesis: Synthesis; onDone: () => void }

/** Another name. When somebody else changed the synthesis meanwhile, both names are seen before one is put over the other. */
export function RenameForm({ synthesis, onDone }: Props) {
  const [other, setOther] = useState<string>()
  const { refetch } = useSynthesis(synthesis.id)
  const update = useUpdateSynthesis()

  const form = useForm({
    schema: nameForm,
    defaultValues: { title: titleOf(synthesis) },
    judge: 'change',
    send: async ({ title }) => {
      const { id, version } = synthesis
      try {
        await update.mutateAsync({ params: { id }, body: { title, ...(typeof version === 'number' && { version }) } })
        onDone()
      } catch (error) {
        // All but a conflict is said by the mutation.
        if (statusOf(error) !== 409) return
        const { data: newest } = await refetch()
        setOther(newest ? titleOf(newest) : undefined)
      }
    },
  })
  const name = form.field('title')
  return (
    <Form of={form} className="mb-6 flex flex-wrap items-end gap-2">
      <h1 tabIndex={-1} data-page-title className="sr-only">
        {titleOf(synthesis)}
      </h1>
      <div className="min-w-0 flex-1">
        <TextField
          {...name}
          label="Name"
          autoFocus
          maxLength={NAME_MAX}
          error={name.error || (other === undefined ? '' : copy.renamedElsewhere(other))}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </div>
      <SubmitButton {...form.button} icon={Check}>
        Save name
      </SubmitButton>
      <Button icon={X} onClick={onDone}>
        Cancel
      </Button>
    </Form>
  )
}
