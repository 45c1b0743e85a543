import { AddField } from '#shared/forms/AddField.tsx'

import { useReview } from '../model/ReviewProvider.tsx'

function Terms({ kind, label }: { kind: 'include' | 'exclude'; label: string }) {
  const { body, canWrite, save } = useReview()
  const own = body.terms[kind]
  const set = (next: string[]) => save({ terms: { ...body.terms, [kind]: next } })
  const add = (text: string) => {
    const fresh = text
      .split(/[,;\n]/)
      .map((term) => term.trim().slice(0, 100))
      .filter((term) => term !== '' && !own.includes(term))
    if (fresh.length > 0) void set([...own, ...new Set(fresh)])
    return fresh.length > 0
  }
  return (
    <div>
      <h3 className="mb-1 text-xs font-semibold text-ink-muted">{label}</h3>
      <ul className="flex flex-wrap gap-1">
        {own.map((term) => (
          <li key={term}>
            <button
              type="button"
              disabled={!canWrite}
              aria-label={`Remove the term ${term}`}
              onClick={() => void set(own.filter((each) => each !== term))}
              className={
                kind === 'include'
                  ? 'rounded-full bg-state-green-soft px-2 py-0.5 text-xs underline decoration-state-green decoration-2 underline-offset-2'
                  : 'rounded-full bg-state-red-soft px-2 py-0.5 text-xs underline decoration-state-red decoration-wavy underline-offset-2'
              }
            >
              {term} <span aria-hidden>×</span>
            </button>
          </li>
        ))}
      </ul>
      {canWrite && (
        <AddField
          className="mt-1.5 flex gap-2"
          label={`Add: ${label.toLowerCase()}`}
          labelHidden
          placeholder="random*, placebo"
          onAdd={add}
          actionLabel={`Add to ${label.toLowerCase()}`}
        />
      )}
    </div>
  )
}

/** Words to light, for this review: a star stands for any ending. */
export function TermsEditor() {
  return (
    <div className="space-y-4">
      <Terms kind="include" label="Words for inclusion" />
      <Terms kind="exclude" label="Words for exclusion" />
      <p className="text-xs text-ink-muted">
        H switches the marks off and on. A star at the end stands for any ending.
      </p>
    </div>
  )
}
