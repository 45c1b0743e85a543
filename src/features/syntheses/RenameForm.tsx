import { Check, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { statusOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { copy } from './syntheses.copy.ts'
import { useUpdateSynthesis } from './syntheses.mutations.ts'
import { useSynthesis } from './syntheses.queries.ts'
import { titleOf } from './synthesis-title.ts'

const NAME_MAX = 300

type Props = { synthesis: Synthesis; onDone: () => void }

/** Another name. When somebody else changed the synthesis meanwhile, both names are seen before one is put over the other. */
export function RenameForm({ synthesis, onDone }: Props) {
  const [title, setTitle] = useState(titleOf(synthesis))
  const [other, setOther] = useState<string>()
  const { refetch } = useSynthesis(synthesis.id)
  const update = useUpdateSynthesis()

  const send = async (version: number | null | undefined) => {
    const body = { title: title.trim(), ...(typeof version === 'number' && { version }) }
    await update.mutateAsync({ params: { id: synthesis.id }, body })
    onDone()
  }
  const [save, isSaving] = useOnce(async () => {
    try {
      await send(synthesis.version)
    } catch (error) {
      // All but a conflict is said by the mutation.
      if (statusOf(error) !== 409) return
      const { data: newest } = await refetch()
      setOther(newest ? titleOf(newest) : undefined)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') save()
  }
  const isEmpty = title.trim() === ''
  const problem = isEmpty ? copy.noName : other === undefined ? undefined : copy.renamedElsewhere(other)
  return (
    <form onSubmit={handleSubmit} noValidate className="mb-6 flex flex-wrap items-end gap-2">
      <h1 tabIndex={-1} data-page-title className="sr-only">
        {titleOf(synthesis)}
      </h1>
      <div className="min-w-0 flex-1">
        <TextField
          label="Name"
          autoFocus
          maxLength={NAME_MAX}
          value={title}
          {...(problem && { error: problem })}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </div>
      <Button type="submit" variant="primary" icon={Check} busy={isSaving}>
        Save name
      </Button>
      <Button icon={X} onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}
