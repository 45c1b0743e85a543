import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { searchRunsQuery } from '#research/papers/papers.queries.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { AlertSummary } from '../alerts/AlertSummary.tsx'
import { ChosenRuns } from './ChosenRuns.tsx'
import { historyCopy as copy } from './history.copy.ts'
import { filterRuns, type Period } from './history-filter.ts'
import { HistoryFilter } from './HistoryFilter.tsx'
import { HistoryList } from './HistoryList.tsx'

const MINUTE_MS = 60_000

type Props = {
  onCompare: (first: string, second: string) => void
  /** A search was run again. */
  onRun: (query: string, runId: string) => void
}

/** Every search of the person: to be found again, opened, run again, compared, put into a log, deleted. */
export function SearchHistory({ onCompare, onRun }: Props) {
  const read = useQuery(searchRunsQuery())
  const { data, error } = read
  const [text, setText] = useState('')
  const [period, setPeriod] = useState<Period>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const now = useNow(MINUTE_MS)
  const runs = data?.runs ?? []
  const shown = filterRuns(runs, { text, period }, now)
  const clear = () => {
    setText('')
    setPeriod('all')
  }
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={
            <>
              {copy.lead} <HelpLink article="search-history" about="the search history" text={copy.how} />
            </>
          }
        >
          {copy.title}
        </PageTitle>
      }
    >
      <AlertSummary />
      {data?.most !== undefined && runs.length >= data.most && <p>{copy.most(data.most)}</p>}
      {runs.length > 0 && (
        <HistoryFilter text={text} onText={setText} period={period} onPeriod={setPeriod}>
          <p role="status" className="font-semibold">
            {copy.shown(shown.length, runs.length)}
          </p>
        </HistoryFilter>
      )}
      {body()}
      <ChosenRuns
        runs={runs.filter(({ runId }) => chosen.includes(runId))}
        onClear={() => setChosen([])}
        onCompare={onCompare}
      />
    </ListFrame>
  )

  function body() {
    if (!data && error) {
      return <ErrorCard title={copy.failed} of={read} kept={copy.failedKept} />
    }
    if (!data) return <Skeleton shape="row" lines={6} />
    if (runs.length === 0) {
      return (
        <EmptyState
          title={copy.empty}
          icon={History}
          action={
            <ButtonLink to={paths.search()} variant="primary">
              {copy.toSearch}
            </ButtonLink>
          }
        >
          {copy.emptyBody}
        </EmptyState>
      )
    }
    if (shown.length === 0) {
      return <EmptyState title={copy.filteredOut} action={<Button onClick={clear}>{copy.clear}</Button>} />
    }
    return (
      <HistoryList
        runs={shown}
        chosen={chosen}
        onChoose={(runId, isOn) =>
          setChosen((before) => (isOn ? [...before, runId] : before.filter((id) => id !== runId)))
        }
        onRun={onRun}
      />
    )
  }
}
