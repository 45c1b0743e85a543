import type { Synthesis } from '#contract/syntheses.ts'
import { isSynthesis } from '#research/analyses/analysis-kinds.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { useSavedSyntheses } from '../dashboard.queries.ts'
import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { RecentList, type RecentRow } from './RecentList.tsx'

const SHOWN = 5

const timeOf = ({ updatedAt, createdAt }: Synthesis) => updatedAt ?? createdAt ?? ''

const rowOf = (synthesis: Synthesis): RecentRow => ({
  id: synthesis.id,
  to: paths.synthesisHistory(synthesis.id),
  title: synthesis.title || synthesis.query || copy.untitledSynthesis,
  note: [
    synthesis.isExample && copy.example,
    synthesis.status === 'generating' && copy.beingWritten,
    synthesis.documentIds && count(synthesis.documentIds.length, 'paper', 'papers'),
    relativeTime(timeOf(synthesis)),
  ]
    .filter(Boolean)
    .join(', '),
})

/** What somebody wrote last, newest first. */
export function SynthesesPanel() {
  return (
    <Loaded answer={useSavedSyntheses()} failed={copy.synthesesFailed}>
      {(saved) => {
        const syntheses = saved.filter(isSynthesis)
        if (syntheses.length === 0) {
          return (
            <PanelEmpty
              action={
                <ButtonLink to={paths.synthesis()} size="small">
                  {copy.newSynthesis}
                </ButtonLink>
              }
            >
              {copy.noSyntheses}
            </PanelEmpty>
          )
        }
        const newest = syntheses.toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(0, SHOWN)
        return (
          <>
            <RecentList rows={newest.map(rowOf)} />
            <ButtonLink to={paths.synthesisHistory()} variant="ghost" size="small" className="mt-2 -ml-2.5">
              {copy.allSyntheses}
            </ButtonLink>
          </>
        )
      }}
    </Loaded>
  )
}
