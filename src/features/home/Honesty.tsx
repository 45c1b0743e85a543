import { Calculator, Lightbulb, UserRoundCheck } from 'lucide-react'

const PARTS = [
  {
    icon: Calculator,
    title: 'Computed',
    words:
      'Counts, duplicates, rankings, effect sizes and pooled results come from published methods, and every quote is looked up in the text again. The same input gives the same result.',
  },
  {
    icon: Lightbulb,
    title: 'Suggested',
    words:
      'Values taken out of a paper and drafted sentences are suggestions, marked as such. Where no passage bears one out, it says: no source found.',
  },
  {
    icon: UserRoundCheck,
    title: 'Confirmed by a person',
    words:
      'Which papers belong, what a value means, how far a result can be trusted: that is for you to decide, and what you confirm carries your name.',
  },
] as const

/** What is computed, what is suggested, and what a person must confirm. */
export function Honesty() {
  return (
    <section aria-labelledby="honesty">
      <h2 id="honesty" className="mb-5 font-serif text-xl font-semibold">
        What it does, and what it leaves to you
      </h2>
      <dl className="grid gap-6 md:grid-cols-3 md:gap-10">
        {PARTS.map(({ icon: Icon, title, words }) => (
          <div key={title} className="border-t-2 border-accent pt-4">
            <dt className="flex items-center gap-2 text-base font-semibold">
              <Icon size={20} strokeWidth={1.75} aria-hidden className="text-accent" />
              {title}
            </dt>
            <dd className="mt-2 text-ink-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
