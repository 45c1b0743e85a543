import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { PapersButton } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { count } from '#shared/format/count.ts'
import { Card } from '#shared/ui/Card.tsx'

import { impactCopy } from './impact.copy.ts'
import type { Impact } from './use-impact.ts'

const copy = impactCopy.own
const SHOWN = 15

/** What titles and abstracts alone say of how the papers stand to each other. */
export function OwnWords({ impact, papers }: { impact: Impact; papers: ReadonlyMap<string, Paper> }) {
  const { own, people, measured } = impact
  const nameOf = (id: string) => {
    const paper = papers.get(id)
    return paper ? shortCitation(paper) : id
  }
  const first = measured
    .flatMap(({ paper }) => (own.takenUp.has(paper.id) ? [{ paper, terms: own.takenUp.get(paper.id) ?? [] }] : []))
    .toSorted((a, b) => (a.paper.year ?? 0) - (b.paper.year ?? 0))
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={copy.takenUp}>
        <p className="mb-2 text-ink-muted">{copy.takenUpLead}</p>
        {first.length === 0 ? (
          <p>{copy.noTakenUp}</p>
        ) : (
          <dl className="space-y-2">
            {first.map(({ paper, terms }) => (
              <div key={paper.id}>
                <dt className="font-medium">{shortCitation(paper)}</dt>
                <dd className="flex flex-wrap gap-x-3 gap-y-1">
                  {terms.slice(0, SHOWN).map(({ term, later, evidence }) => (
                    <PapersButton key={term} title={copy.took(term)} ids={[paper.id, ...later]} evidence={evidence}>
                      {term} ({later.length})
                    </PapersButton>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <Card title={copy.earlier}>
        <p className="mb-2 text-ink-muted">{copy.earlierLead}</p>
        {own.earlier.length === 0 ? (
          <p>{copy.noEarlier(measured.filter(({ paper }) => paper.abstract !== undefined).length)}</p>
        ) : (
          <ul className="space-y-3">
            {own.earlier.slice(0, SHOWN).map(({ from, to, evidence }) => (
              <li key={`${from} ${evidence.start}`}>
                <PapersButton title={nameOf(from)} ids={to === undefined ? [from] : [from, to]}>
                  {to === undefined ? nameOf(from) : copy.names(nameOf(from), nameOf(to))}
                </PapersButton>
                <EvidenceQuote evidence={evidence} className="mt-1" />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={copy.people}>
        <p className="mb-2 text-ink-muted">{copy.peopleLead}</p>
        {people.length === 0 ? (
          <p>{copy.noPeople}</p>
        ) : (
          <ul className="space-y-1">
            {people.slice(0, SHOWN).map(({ name, papers: wrote }) => (
              <li key={name}>
                {name}:{' '}
                <PapersButton title={copy.wrote(name)} ids={wrote}>
                  {count(wrote.length, 'paper', 'papers')}
                </PapersButton>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={copy.studies}>
        {own.studies.length === 0 ? (
          <p>{copy.noStudies}</p>
        ) : (
          <ul className="space-y-1">
            {own.studies.map(({ papers: ids, because }) => (
              <li key={ids.join(' ')}>
                <PapersButton title={copy.studies} ids={ids} note={because}>
                  {ids.map(nameOf).join(', ')}
                </PapersButton>
                : {because}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
