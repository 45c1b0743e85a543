import { Check } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import type { ProjectMember } from '#contract/projects.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { messageOf } from '#shared/api/errors.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { shareOf } from './member-rights.ts'
import { projectTeamCopy as copy } from './project-team.copy.ts'
import { useSetShare } from './project-team.mutations.ts'

type Props = { projectId: string; member: ProjectMember }

/** The share of one person, saved by Enter or its button. Empty means evenly. */
export function ShareField({ projectId, member: { userId, name, share } }: Props) {
  const saved = share == null ? '' : String(share)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const setShare = useSetShare()
  const value = typed ?? saved
  const [save, isSaving] = useOnce(async () => {
    const next = shareOf(value)
    if (next === undefined) return setProblem(copy.badShare)
    try {
      await setShare.mutateAsync({ params: { projectId, userId }, body: { share: next } })
      setTyped(undefined)
    } catch (error) {
      setProblem(messageOf(error, copy.changeFailed))
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="flex items-start gap-1">
      <TextField
        className="w-24"
        label={copy.shareOf(name)}
        labelHidden
        inputMode="decimal"
        autoComplete="off"
        placeholder={copy.evenly}
        maxLength={8}
        value={value}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        {...(problem !== undefined && { error: problem })}
      />
      {typed !== undefined && typed.trim() !== saved && (
        <IconButton label={copy.saveShare(name)} icon={Check} busy={isSaving} onClick={() => save()} />
      )}
    </form>
  )
}
