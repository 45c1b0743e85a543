import { useState, type HTMLAttributes } from 'react'

import { TextField } from '#shared/forms/TextField.tsx'

type Props = {
  label: string
  hint?: string
  value: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  isValid: (text: string) => boolean
  onKeep: (text: string) => void
}

/** A field that is kept when it is left or Enter is pressed, if something changed and it can be. */
export function KeptField({ label, hint, value, inputMode, isValid, onKeep }: Props) {
  const [text, setText] = useState(value)
  const isWrong = !isValid(text)
  const keep = () => {
    if (text !== value && !isWrong) onKeep(text)
  }
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      {...(isWrong && { error: 'This value cannot be.' })}
      inputMode={inputMode}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}
