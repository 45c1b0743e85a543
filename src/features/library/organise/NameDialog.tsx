import { useState, type FormEvent } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = {
  title: string
  label: string
  hint?: string
  action: string
  initial?: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}

const NAME_MAX = 120

/** Asks for one name. It stays open, with what was typed, until the server has taken it. */
export function NameDialog({ title, label, hint, action, initial = '', busy, onName, onClose }: Props) {
  const [name, setName] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const isEmpty = name.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isEmpty) onName(name.trim())
  }
  return (
    <Dialog open size="small" title={title} onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        <TextField
          label={label}
          {...(hint !== undefined && { hint })}
          {...(isTried && isEmpty && { error: 'Give it a name.' })}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
