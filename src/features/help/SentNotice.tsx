import { useEffect, useRef } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

type Props = { tone?: 'success' | 'info'; title: string; detail: string; again: string; onAgain: () => void }

/** It has arrived. Takes the place of its form, and the focus with it. */
export function SentNotice({ tone = 'success', title, detail, again, onAgain }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 outline-none">
      <Notice tone={tone} title={title}>
        {detail}
      </Notice>
      <Button onClick={onAgain}>{again}</Button>
    </div>
  )
}
