import { Pin, PinOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { isCitationKey } from '#science/records/citation-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { useChangePaper } from './organise.mutations.ts'

type Props = { id: string; citationKey: string; isPinned: boolean }

const KEY_MAX = 80

/** The key by which manuscripts cite a paper: made by a rule, or pinned to what the person typed. */
export function KeyField({ id, citationKey, isPinned }: Props) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const change = useChangePaper((error) => setProblem(error.message))
  const [save, isSaving] = useOnce(async (key: string | null) => {
    await change.mutateAsync({ params: { id }, body: { citationKey: key } })
    setTyped(undefined)
    setProblem(undefined)
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const key = (typed ?? citationKey).trim()
    if (isCitationKey(key)) save(key)
    else setProblem('A key begins with a letter or digit and has no spaces: letters, digits and _ . : + / - are taken.')
  }
  const isChanged = typed !== undefined && typed.trim() !== citationKey
  return (
    <form onSubmit={handleSubmit} noValidate className="space-y-2">
      <TextField
        label="Citation key"
        hint={isPinned ? 'Pinned: no rule changes it.' : 'Made from author, year and title.'}
        {...(problem !== undefined && { error: problem })}
        value={typed ?? citationKey}
        maxLength={KEY_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        {(isChanged || !isPinned) && (
          <Button type="submit" size="small" icon={Pin} busy={isSaving}>
            Pin this key
          </Button>
        )}
        {isPinned && (
          <Button size="small" variant="ghost" icon={PinOff} busy={isSaving} onClick={() => save(null)}>
            Use the rule
          </Button>
        )}
      </div>
    </form>
  )
}
