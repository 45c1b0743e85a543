import { Star } from 'lucide-react'
import { useId } from 'react'

import { helpCopy } from './help.copy.ts'

const copy = helpCopy.feedback

type Props = { value: string; onChange: (value: string) => void }

/** One to five, each with its word; none is an answer too. */
export function RatingField({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{copy.rating}</legend>
      <div className="flex flex-wrap gap-2">
        {['', '1', '2', '3', '4', '5'].map((rating) => (
          <label
            key={rating}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control border border-line-strong/60 bg-surface-raised px-3 py-1.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="size-4 shrink-0 accent-accent"
            />
            {rating !== '' && (
              <span aria-hidden className="inline-flex items-center gap-0.5 text-ink-muted">
                {rating}
                <Star size={12} />
              </span>
            )}
            <span>{copy.ratings[Number(rating) - 1] ?? copy.noRating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
