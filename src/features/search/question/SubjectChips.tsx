import { X } from 'lucide-react'

import type { SearchReading } from '#contract/search.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { readingCopy as copy } from './reading.copy.ts'

type Props = {
  subjects: SearchReading['subjects']
  /** Asks the question without one of them. Undefined where no search is left. */
  onWithout: ((text: string) => void) | undefined
}

/** What the question was understood to name, each with how many papers speak of it; without one it can be asked again. */
export function SubjectChips({ subjects, onWithout }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs">
      <span className="text-ink-muted">{copy.chips}</span>
      <ul className="contents" aria-label={copy.chips}>
        {subjects.map((subject) => (
          <li
            key={subject.text}
            title={subject.names && copy.otherNames(subject.names)}
            className={classNames(
              'inline-flex min-h-7 items-center gap-1 rounded-full border py-0.5 pl-2.5',
              subject.papers === 0 ? 'border-transparent bg-state-yellow-soft' : 'border-line bg-surface',
              (subjects.length < 2 || !onWithout) && 'pr-2.5',
            )}
          >
            <span className="wrap-anywhere">{copy.chip(subject)}</span>
            {subject.names && <span className="sr-only">, {copy.otherNames(subject.names)}</span>}
            {subjects.length > 1 && onWithout && (
              <button
                type="button"
                aria-label={copy.without(subject.text)}
                title={copy.without(subject.text)}
                onClick={() => onWithout(subject.text)}
                className="inline-flex size-7 items-center justify-center rounded-full text-ink-muted hover:bg-surface-sunken hover:text-ink pointer-coarse:size-11"
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
