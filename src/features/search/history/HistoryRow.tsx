import { RotateCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

import { momentWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { AlertButton } from '../alerts/AlertButton.tsx'
import { AlertLine } from '../alerts/AlertLine.tsx'
import { alertsCopy } from '../alerts/alerts.copy.ts'
import { useAlerts } from '../alerts/alerts.queries.ts'
import { historyCopy as copy } from './history.copy.ts'
import type { ListedRun } from './history-filter.ts'

type Props = {
  run: ListedRun
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  /** The newest search of its words: its alert stands here. */
  isNewest: boolean
  /** Undefined where nothing is left this month. */
  onAgain: (() => void) | undefined
  isRunning: boolean
  /** Undefined where the server keeps everything. */
  onRemove: (() => void) | undefined
}

/** One search: what was asked, when, where, what came of it. */
export function HistoryRow({ run, isChosen, isNewest, onChoose, onAgain, isRunning, onRemove }: Props) {
  const { runId, query, at, total, sources, fresh, byAlert } = run
  const alerts = useAlerts()
  const alert = isNewest ? alerts.of(query) : undefined
  const titleId = useId()
  const where = sources?.map(({ label, failed }) => (failed ? copy.failedSource(label) : label)).join(', ')
  return (
    <li aria-labelledby={titleId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-3 sm:flex-nowrap">
      <Checkbox label={copy.choose(query)} labelHidden checked={isChosen} onChange={onChoose} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            id={titleId}
            to={paths.search({ q: query, run: runId })}
            className="min-w-0 font-medium wrap-anywhere hover:text-accent hover:underline"
          >
            {query}
          </Link>
          {byAlert && <Badge tone="accent">{alertsCopy.byAlert}</Badge>}
          {fresh !== undefined && fresh > 0 && <Badge tone="green">{copy.fresh(fresh)}</Badge>}
        </p>
        <p className="text-ink-muted">{[copy.papers(total), momentWords(at), where].filter(Boolean).join(' · ')}</p>
        {alert && <AlertLine alert={alert} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {isNewest && <AlertButton runId={runId} query={query} size="small" />}
        {onAgain && (
          <Button size="small" icon={RotateCw} busy={isRunning} aria-label={copy.againOf(query)} onClick={onAgain}>
            {copy.again}
          </Button>
        )}
        {onRemove && (
          <Button size="small" variant="ghost" icon={Trash2} aria-label={copy.removeOf(query)} onClick={onRemove}>
            {copy.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
