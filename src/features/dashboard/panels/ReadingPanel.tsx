import { useRecentsOf } from '#platform/recents.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { useNewestPapers } from '../dashboard.queries.ts'
import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { RecentList } from './RecentList.tsx'

const SHOWN = 5

/** Papers opened since the page was loaded, then those that were added last. */
export function ReadingPanel() {
  const opened = useRecentsOf('library').slice(0, SHOWN)
  const newest = useNewestPapers()
  if (newest.isRefused) return <PanelEmpty>{copy.notOffered}</PanelEmpty>
  return (
    <div className="space-y-4">
      {opened.length > 0 && (
        <div>
          <h3 className="text-xs font-medium text-ink-muted">{copy.openedNow}</h3>
          <RecentList rows={opened.map(({ id, title }) => ({ id, to: paths.document(id), title, note: '' }))} />
        </div>
      )}
      <Loaded answer={newest} failed={copy.readingFailed}>
        {({ documents }) => {
          const others = documents.filter(({ id }) => opened.every((paper) => paper.id !== id))
          if (others.length === 0 && opened.length > 0) return null
          if (others.length === 0) {
            return (
              <PanelEmpty
                action={
                  <ButtonLink to={paths.resources()} size="small">
                    Open the library
                  </ButtonLink>
                }
              >
                {copy.noReading}
              </PanelEmpty>
            )
          }
          return (
            <div>
              <h3 className="text-xs font-medium text-ink-muted">{copy.addedLast}</h3>
              <RecentList
                rows={others.slice(0, Math.max(1, SHOWN - opened.length)).map(({ id, title, addedAt }) => ({
                  id,
                  to: paths.document(id),
                  title,
                  note: relativeTime(addedAt),
                }))}
              />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}
