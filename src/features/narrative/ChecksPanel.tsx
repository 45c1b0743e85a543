import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import {
  balanceOf,
  blocksTheEnd,
  coverageOfPapers,
  problemsOf,
  recencyOf,
  wordsIn,
  type Problem,
} from '#science/narrative/measures.ts'
import { selfCheck } from '#science/narrative/self-check.ts'
import { paths } from '#shared/paths.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Link } from 'react-router-dom'

import type { Edit } from './edits.ts'
import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = {
  body: NarrativeBody
  papers: readonly Paper[]
  labels: ReadonlyMap<string, string>
  mayWrite: boolean
  onEdit: (edit: Edit) => void
}

const SHOWN = 5
const LOPSIDED = 1 / 3

/** What a problem is about, in a few words. */
function aboutProblem(problem: Problem, body: NarrativeBody, labels: ReadonlyMap<string, string>): string {
  if (problem.kind === 'too-long') return copy.tooLong(problem.words, problem.allowed)
  if (problem.kind === 'empty-section') return body.sections.find(({ id }) => id === problem.sectionId)?.heading ?? ''
  if (problem.kind === 'retracted') return labels.get(problem.documentId) ?? ''
  const claim = body.claims.find(({ id }) => id === problem.claimId)
  return problem.kind === 'not-found' ? problem.quote.slice(0, 90) : (claim?.text.slice(0, 90) ?? '')
}

const placeOf = (problem: Problem, body: NarrativeBody): string | undefined => {
  if (problem.kind === 'too-long') return undefined
  if (problem.kind === 'empty-section') return problem.sectionId
  return body.claims.find(({ id }) => id === problem.claimId)?.sectionId
}

/** Beside the text: what stands in the way, what the argument rests on, and the questions of a careful reader. */
export function ChecksPanel({ body, papers, labels, mayWrite, onEdit }: Props) {
  const [thisYear] = useState(() => new Date().getFullYear())
  const problems = problemsOf(body, papers)
  const { used, unused } = coverageOfPapers(
    body,
    papers.map(({ id }) => id),
  )
  const balance = balanceOf(body, papers)
  const [most] = balance
  const usedIds = new Set(used)
  const recency = recencyOf(
    papers.filter(({ id }) => usedIds.has(id)),
    thisYear,
  )
  const words = body.sections.reduce((sum, { text }) => sum + wordsIn(text), 0)
  const isBlocked = problems.some(blocksTheEnd)
  const check = (id: string) => body.checks[id] ?? { isDone: false, note: '' }
  return (
    <div className="space-y-4">
      <Card title={copy.checks}>
        <div className="space-y-3">
          {problems.length === 0 && (
            <p className="flex items-center gap-2">
              <CircleCheck size={16} aria-hidden className="text-state-green" />
              {copy.ready}
            </p>
          )}
          <ul className="space-y-2">
            {problems.map((problem) => {
              const place = placeOf(problem, body)
              const about = aboutProblem(problem, body, labels)
              return (
                <li key={JSON.stringify(problem)} className="flex gap-2 text-sm">
                  <TriangleAlert
                    size={15}
                    aria-hidden
                    className={`mt-0.5 shrink-0 ${blocksTheEnd(problem) ? 'text-state-red' : 'text-state-yellow'}`}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-medium">{copy.problems[problem.kind]}</span>
                    {about !== '' && ': '}
                    {place === undefined ? (
                      about
                    ) : (
                      <a href={`#section-${place}`} className="underline underline-offset-2">
                        {about}
                      </a>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
          <p className="text-sm text-ink-muted">{copy.wordCount(words)}</p>
          {mayWrite && (
            <>
              <Button
                size="small"
                variant={body.isFinal ? 'secondary' : 'primary'}
                disabled={!body.isFinal && isBlocked}
                onClick={() => onEdit((before) => ({ ...before, isFinal: !before.isFinal }))}
              >
                {body.isFinal ? copy.reopen : copy.final}
              </Button>
              {isBlocked && !body.isFinal && <p className="text-sm text-ink-muted">{copy.finalBlocked}</p>}
            </>
          )}
        </div>
      </Card>
      <Card title={copy.coverage}>
        <div className="space-y-2 text-sm">
          <p>{copy.coverageOf(used.length, papers.length)}</p>
          {unused.length > 0 && (
            <details>
              <summary className="cursor-pointer text-ink-muted">
                {copy.unused} ({unused.length})
              </summary>
              <ul className="mt-1 space-y-1">
                {unused.map((id) => (
                  <li key={id}>
                    <Link to={paths.document(id)} className="underline-offset-2 hover:underline">
                      {labels.get(id) ?? id}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <h3 className="pt-1 font-semibold">{copy.balance}</h3>
          <ul>
            {balance.slice(0, SHOWN).map(({ name, share }) => (
              <li key={name}>{copy.balanceOf(name, share)}</li>
            ))}
          </ul>
          {most && balance.length > 1 && most.share > LOPSIDED && (
            <p className="text-state-yellow">{copy.lopsided(most.name)}</p>
          )}
          <h3 className="pt-1 font-semibold">{copy.recency}</h3>
          <p>
            {recency.median === undefined || recency.oldest === undefined || recency.newest === undefined
              ? copy.noYears
              : copy.recencyOf(recency.oldest, recency.newest, recency.median, recency.recent, recency.dated)}
          </p>
        </div>
      </Card>
      <Card title={copy.selfCheck}>
        <div className="space-y-3 text-sm">
          <p className="text-ink-muted">
            <a href={selfCheck.link} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              {copy.selfCheckSource}
            </a>
          </p>
          <ul className="space-y-3">
            {selfCheck.items.map(({ id, asks }) => (
              <li key={id}>
                <Checkbox
                  label={asks}
                  checked={check(id).isDone}
                  disabled={!mayWrite}
                  onChange={(isDone) =>
                    onEdit((before) => ({
                      ...before,
                      checks: { ...before.checks, [id]: { ...check(id), isDone } },
                    }))
                  }
                />
                <TextField
                  label={`${copy.note}: ${asks}`}
                  labelHidden
                  placeholder={copy.note}
                  maxLength={2000}
                  readOnly={!mayWrite}
                  value={check(id).note}
                  onChange={(event) =>
                    onEdit((before) => ({
                      ...before,
                      checks: { ...before.checks, [id]: { ...check(id), note: event.target.value } },
                    }))
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}
