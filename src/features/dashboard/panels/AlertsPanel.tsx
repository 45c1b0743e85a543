import { useQuery } from '@tanstack/react-query'

import { searchAlertsApi } from '#contract/search-alerts.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { alertsPanelCopy as copy } from './alerts-panel.copy.ts'
import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy } from './panels.copy.ts'
import { RecentList } from './RecentList.tsx'

/** What search alerts found: those with new papers first. */
export function AlertsPanel() {
  const { has, isPending } = useCapabilities()
  const isOffered = has('search-alerts')
  const alerts = useQuery({ ...apiQuery(searchAlertsApi.list, {}), enabled: isOffered })
  if (!isOffered && !isPending) return <PanelEmpty>{panelsCopy.notOffered}</PanelEmpty>
  return (
    <Loaded answer={alerts} failed={copy.failed}>
      {({ alerts: all }) =>
        all.length === 0 ? (
          <PanelEmpty
            action={
              <ButtonLink to={paths.searchHistory()} size="small">
                {copy.toHistory}
              </ButtonLink>
            }
          >
            {copy.empty}
          </PanelEmpty>
        ) : (
          <RecentList
            rows={all
              .toSorted((a, b) => b.fresh - a.fresh)
              .map(({ id, query, fresh, runId, checkedAt }) => ({
                id,
                to: fresh > 0 && runId !== undefined ? paths.search({ q: query, run: runId }) : paths.searchHistory(),
                title: query,
                note:
                  fresh > 0
                    ? count(fresh, 'new paper', 'new papers')
                    : checkedAt === undefined
                      ? copy.notAsked
                      : copy.nothing(relativeTime(checkedAt)),
              }))}
          />
        )
      }
    </Loaded>
  )
}
