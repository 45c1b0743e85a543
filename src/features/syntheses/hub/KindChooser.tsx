import { Link } from 'react-router-dom'

import { pageWords } from '#contract/page-words.ts'
import { isBegun, pageAddress, pageRows } from '#contract/pages.ts'

import { hubCopy as copy } from './hub.copy.ts'

const families = ['review', 'grid'] as const

/** What can be begun: the kinds, and the reviews that differ by what they ask and by who does them. */
const starts = pageRows.flatMap(([id, { analysis, title }]) =>
  analysis && isBegun(id)
    ? [{ id, family: analysis.family, label: analysis.label ?? title, asks: pageWords[id]?.asks }]
    : [],
)

function KindLink({ id, label, asks }: (typeof starts)[number]) {
  return (
    <li>
      <Link
        to={pageAddress(id)}
        className="block h-full rounded-control px-3 py-2 hover:bg-surface-sunken focus-visible:bg-surface-sunken"
      >
        <span className="block font-medium text-ink">{label}</span>{' '}
        {asks && <span className="block text-sm text-ink-muted">{asks}</span>}
      </Link>
    </li>
  )
}

/** Every kind of analysis, by the question that it answers. */
export function KindChooser() {
  return (
    <section aria-labelledby="start-something" className="mt-12">
      <h2 id="start-something" className="text-lg font-semibold">
        {copy.start}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{copy.startLead}</p>
      {families.map((family) => (
        <div key={family} className="mb-5">
          <h3 className="mb-1 px-3 text-xs font-semibold tracking-wide text-ink-muted uppercase">
            {copy.families[family]}
          </h3>
          <ul className="grid gap-1 sm:grid-cols-2">
            {starts
              .filter((each) => each.family === family)
              .map((each) => (
                <KindLink key={each.id} {...each} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
