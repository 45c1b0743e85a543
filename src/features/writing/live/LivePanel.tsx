import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PanelBody, PanelEmpty } from '../beside/PanelBody.tsx'
import { useDraft, useDraftText } from '../draft-context.ts'
import { InsertLive } from './InsertLive.tsx'
import { liveBlocksOf } from './live-blocks.ts'
import { liveCopy as copy } from './live.copy.ts'
import { viewsOf } from './live-kinds.ts'
import { useLiveStandings } from './live.queries.ts'
import { LiveCard } from './LiveCard.tsx'

/** Analyses in the text: putting one in, and how each that is there stands to what it was made from. */
export function LivePanel() {
  const { canWrite } = useDraft()
  const { manuscript } = useDraftText()
  const blocks = useMemo(() => liveBlocksOf(manuscript), [manuscript])
  const standings = useLiveStandings(blocks)
  const read = useQuery(apiQuery(synthesesApi.list, {}))
  const { data, error } = read
  const usable = (data ?? []).filter((each) => viewsOf(each).length > 0 && !each.archivedAt && each.status !== 'failed')
  return (
    <PanelBody>
      {canWrite && (
        <section aria-label={copy.insertTitle} className="space-y-3">
          <h3 className="font-semibold">{copy.insertTitle}</h3>
          {!data && !error && <Skeleton lines={2} />}
          {error && !data && <ErrorCard title={copy.states.failed} of={read} />}
          {data &&
            (usable.length === 0 ? <p className="text-ink-muted">{copy.none}</p> : <InsertLive analyses={usable} />)}
        </section>
      )}
      <section aria-label={copy.inDraft} className="space-y-3">
        <h3 className="font-semibold">{copy.inDraft}</h3>
        {standings.length === 0 && <PanelEmpty title={copy.noBlocks}>{copy.noBlocksHow}</PanelEmpty>}
        <ul className="space-y-3">
          {standings.map((standing, index) => {
            const kind = data?.find(({ id }) => id === standing.block.analysisId)?.kind
            return <LiveCard key={standing.block.id ?? index} standing={standing} {...(kind != null && { kind })} />
          })}
        </ul>
      </section>
    </PanelBody>
  )
}
