import { useState } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { outsideCopy as copy } from './outside.copy.ts'

type Props = {
  label: string
  hasKey: boolean
  /** What a key is good for. */
  hint: string | undefined
  busy: boolean
  /** Keeps a key, or with null forgets it; true once that is done. */
  onKey: (key: string | null) => Promise<boolean>
}

/** A key goes to the server and never comes back: what is kept is said, and not shown. */
export function SourceKey({ label, hasKey, hint, busy, onKey }: Props) {
  const [typed, setTyped] = useState('')
  const key = typed.trim()
  const handle = async (next: string | null) => {
    if (!(await onKey(next))) return
    setTyped('')
    toast({ title: next === null ? copy.keyForgotten(label) : copy.keySaved(label) })
  }
  if (hasKey) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        {copy.keyKept}
        <Button size="small" busy={busy} aria-label={`${copy.forgetKey}: ${label}`} onClick={() => void handle(null)}>
          {copy.forgetKey}
        </Button>
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        className="w-72 max-w-full"
        label={copy.key(label)}
        hint={hint}
        type="password"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        size="small"
        busy={busy}
        disabled={key === ''}
        aria-label={`${copy.keepKey}: ${label}`}
        onClick={() => void handle(key)}
      >
        {copy.keepKey}
      </Button>
    </div>
  )
}
