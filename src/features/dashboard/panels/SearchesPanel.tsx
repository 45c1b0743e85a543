import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { useSearchRuns } from '../dashboard.queries.ts'
import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { RecentList } from './RecentList.tsx'

const SHOWN = 5

/** The last searches, where the server keeps them. */
export function SearchesPanel() {
  const runs = useSearchRuns()
  if (runs.isRefused) return <PanelEmpty>{copy.notOffered}</PanelEmpty>
  return (
    <Loaded answer={runs} failed={copy.searchesFailed}>
      {({ runs }) =>
        runs.length === 0 ? (
          <PanelEmpty
            action={
              <ButtonLink to={paths.search()} size="small">
                {copy.newSearch}
              </ButtonLink>
            }
          >
            {copy.noSearches}
          </PanelEmpty>
        ) : (
          <RecentList
            rows={runs.slice(0, SHOWN).map((run) => ({
              id: run.runId,
              to: paths.search({ q: run.query, run: run.runId }),
              title: run.query,
              note: `${count(run.total, 'paper', 'papers')}, ${relativeTime(run.at)}`,
            }))}
          />
        )
      }
    </Loaded>
  )
}
