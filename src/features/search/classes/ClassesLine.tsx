import { Layers } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { classesCopy as copy } from './classes.copy.ts'

type Props = { line: string; read: number; all: number; onSynthesize: () => void }

/** One line over the results of a question that has a yes or no: what those with a result found. */
export const ClassesLine = ({ line, read, all, onSynthesize }: Props) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
  >
    <p className="min-w-0 flex-1 basis-80">
      <span className="font-serif text-base">{line}</span>{' '}
      <span className="text-xs text-ink-muted">
        {copy.how} {read < all && copy.first(read, all)}
      </span>
    </p>
    <Button size="small" icon={Layers} onClick={onSynthesize}>
      {copy.asSynthesis}
    </Button>
  </div>
)
