import type { Paper } from '#contract/papers.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { count } from '#shared/format/count.ts'
import { Card } from '#shared/ui/Card.tsx'

import { impactCopy as copy } from './impact.copy.ts'
import type { Impact } from './use-impact.ts'

const SHOWN = 15

/** What local citations tell: sleepers, the core, self-citations, retracted works, and what is cited together. */
export function ImpactLists({ impact, papers }: { impact: Impact; papers: ReadonlyMap<string, Paper> }) {
  const { sleepers, core, selfShare, retracted, coupled, coCited, references, local, said } = impact
  const nameOf = (id: string) => {
    const paper = papers.get(id)
    return paper ? shortCitation(paper) : id
  }
  const workName = (key: string) => {
    const inside = key.startsWith('paper:') ? papers.get(key.slice(6)) : undefined
    return inside ? shortCitation(inside) : (references.works.get(key)?.paper.title ?? key)
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title="Core collection">
        <p className="mb-2 text-ink-muted">{copy.core}</p>
        {core.length === 0 ? (
          <p>No paper of the set is cited in it.</p>
        ) : (
          <ul className="space-y-1">
            {core.map((id) => (
              <li key={id}>
                {nameOf(id)},{' '}
                <PapersButton title={`Cite ${nameOf(id)}`} ids={local.get(id) ?? []}>
                  cited {local.get(id)?.length} times
                </PapersButton>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Sleepers">
        <p className="mb-2 text-ink-muted">{copy.sleepers}</p>
        {sleepers.length === 0 ? (
          <p>{impact.withoutCount.length === impact.measured.length ? copy.sleepersNotLooked : copy.noSleepers}</p>
        ) : (
          <ul className="space-y-1">
            {sleepers.map(({ id, local: times, citedBy }) => (
              <li key={id}>
                <PapersButton title={`Cite ${nameOf(id)}`} ids={local.get(id) ?? []}>
                  {nameOf(id)}
                </PapersButton>
                : {times} inside, {citedBy.toLocaleString('en-US')} in total
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Self-citations inside the set">
        {selfShare ? (
          <p>
            {Math.round(selfShare.share * 100)} %:{' '}
            <PapersButton
              title="Papers that cite work of their own authors"
              ids={selfShare.links.map(({ from }) => from)}
            >
              {selfShare.links.length} of {selfShare.of}
            </PapersButton>{' '}
            citations share an author by family name and first initial. Two people of one name are taken for one.
          </p>
        ) : (
          <p>No citation inside the set is known.</p>
        )}
      </Card>
      <Card title={copy.said.title}>
        <p className="mb-2 text-ink-muted">{copy.said.lead}</p>
        {said.length === 0 ? (
          <p>{copy.said.none}</p>
        ) : (
          <ul className="space-y-2">
            {said.slice(0, SHOWN).map(({ from, to, text, source }) => (
              <li key={`${from} ${to} ${text}`}>
                <PapersButton title={copy.said.link(nameOf(from), nameOf(to))} ids={[from, to]}>
                  {copy.said.link(nameOf(from), nameOf(to))}
                </PapersButton>
                : {copy.said.sentence(text, source)}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Retracted works that are cited">
        <p className="mb-2 text-ink-muted">{copy.retracted}</p>
        {retracted.length === 0 ? (
          <p>{copy.noRetracted}</p>
        ) : (
          <ul className="space-y-1">
            {retracted.map(({ key, title, citedBy }) => (
              <li key={key} className="wrap-anywhere">
                {title ?? key},{' '}
                <PapersButton title={`Cite: ${title ?? key}`} ids={citedBy}>
                  {count(citedBy.length, 'paper', 'papers')}
                </PapersButton>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Papers that share references">
        <p className="mb-2 text-ink-muted">{copy.coupled}</p>
        <ul className="space-y-1">
          {coupled.slice(0, SHOWN).map(({ a, b, by }) => (
            <li key={`${a} ${b}`}>
              <PapersButton title="Two papers that share references" ids={[a, b]} note={by.map(workName).join('; ')}>
                {nameOf(a)} and {nameOf(b)}
              </PapersButton>
              : {count(by.length, 'work', 'works')}
            </li>
          ))}
        </ul>
        {coupled.length === 0 && <p>No two papers are known to share two references.</p>}
      </Card>
      <Card title="Works cited together">
        <p className="mb-2 text-ink-muted">{copy.coCited}</p>
        <ul className="space-y-1">
          {coCited.slice(0, SHOWN).map(({ a, b, by }) => (
            <li key={`${a} ${b}`} className="wrap-anywhere">
              {workName(a)} and {workName(b)}:{' '}
              <PapersButton title="Cite both" ids={by}>
                {count(by.length, 'paper', 'papers')}
              </PapersButton>
            </li>
          ))}
        </ul>
        {coCited.length === 0 && <p>No two works are known to be cited together twice.</p>}
      </Card>
    </div>
  )
}
