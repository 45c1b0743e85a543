import { X } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { Guideline } from '#science/guidelines/guideline-list.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { bestPracticesCopy as copy } from './best-practices.copy.ts'
import type { Place } from './ItemTable.tsx'
import { judgementKey, type Judgement } from './report-state.ts'
import type { Report } from './use-report.ts'

type Props = {
  report: Report
  guideline: Guideline
  paper: Paper
  place: Place
  mayWrite: boolean
  onClose: () => void
}

const options = Object.entries(copy.judgements).map(([value, label]) => ({ value, label }))

/** One item in one paper: what the rules found, and what a person says of it. */
export function ItemPanel({ report, guideline, paper, place: { itemId }, mayWrite, onClose }: Props) {
  const { state, setState, checks, judge } = report
  const item = guideline.items.find(({ id }) => id === itemId)
  const passages = checks?.items.get(paper.id)?.get(itemId)?.passages ?? []
  const said = state.judgements[judgementKey(guideline.id, itemId, paper.id)]
  const bestKey = `${guideline.id}/${itemId}`
  const best = state.best[bestKey]
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 font-semibold">
          {itemId} {item?.asks}
        </h2>
        <IconButton size="small" icon={X} label={copy.close} onClick={onClose} />
      </div>
      <p>
        <Link to={paths.document(paper.id)} className="font-serif underline-offset-2 hover:underline">
          {shortCitation(paper)}
        </Link>
      </p>
      <div>
        <h3 className="mb-2 text-sm font-semibold">{copy.passages}</h3>
        {passages.length === 0 && (
          <p className="text-sm text-ink-muted">{checks ? copy.noPassage : copy.notYetRead[report.unread]}</p>
        )}
        <ul className="space-y-3">
          {passages.map(({ quote, start }) => (
            <li key={start}>
              <EvidenceQuote evidence={{ documentId: paper.id, quote }} />
              {mayWrite && best?.quote !== quote && (
                <Button
                  size="small"
                  className="mt-1"
                  onClick={() =>
                    setState((before) => ({
                      ...before,
                      best: { ...before.best, [bestKey]: { documentId: paper.id, quote } },
                    }))
                  }
                >
                  {copy.best}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <SelectField
        label={copy.judge}
        options={options}
        disabled={!mayWrite}
        value={said?.state ?? ''}
        onChange={(event) => judge(itemId, paper.id, event.target.value as Judgement['state'] | '', said?.note ?? '')}
      />
      {said && (
        <TextAreaField
          label={copy.note}
          rows={2}
          maxLength={2000}
          readOnly={!mayWrite}
          value={said.note ?? ''}
          onChange={(event) => judge(itemId, paper.id, said.state, event.target.value)}
        />
      )}
      {best && (
        <div>
          <h3 className="mb-2 text-sm font-semibold">{copy.bestTitle}</h3>
          <EvidenceQuote evidence={best} />
        </div>
      )}
    </div>
  )
}
