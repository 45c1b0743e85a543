import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import type { AddField } from './AddFields.tsx'

const AddFields = lazyPart(() => import('./AddFields.tsx').then((module) => module.AddFields))

type Props = {
  /** What the button says that opens the form. */
  label: string
  /** The first one must be filled in. */
  fields: readonly AddField[]
  onAdd: (values: Record<string, string>) => void
}

/** A short form that stays away until it is asked for, and stays open for the next entry. */
export function AddForm({ label, fields, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <AddFields label={label} fields={fields} onAdd={onAdd} onClose={close} />
      </Suspense>
    )
  }
  return (
    <div className="flex items-center gap-1">
      <Button
        ref={opener}
        size="small"
        icon={Plus}
        onPointerEnter={() => void AddFields.preload()}
        onFocus={() => void AddFields.preload()}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <HelpLink article="lists-on-the-dashboard" about="your own lists" />
    </div>
  )
}
