import { useState } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'

import { isMailto } from './mailto.ts'
import { outsideCopy as copy } from './outside.copy.ts'

type Props = {
  mailto: string | undefined
  hint: string
  busy: boolean
  /** Keeps the address, or with null takes it away; true once that is done. */
  onSave: (mailto: string | null) => Promise<boolean>
}

/** The address that goes with requests to sources outside. */
export function MailtoField({ mailto = '', hint, busy, onSave }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const address = (typed ?? mailto).trim()
  const handleSave = async () => {
    if (address !== '' && !isMailto(address)) return setRefused(true)
    if (!(await onSave(address === '' ? null : address))) return
    setTyped(undefined)
    toast({ title: copy.mailtoSaved })
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        className="w-96 max-w-full"
        label={copy.mailto}
        hint={hint}
        {...(isRefused && { error: copy.mailtoBad })}
        type="email"
        autoComplete="email"
        value={typed ?? mailto}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
      <Button busy={busy} disabled={address === mailto} onClick={() => void handleSave()}>
        {copy.saveMailto}
      </Button>
    </div>
  )
}
