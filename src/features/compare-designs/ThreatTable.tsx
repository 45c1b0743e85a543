import { shortCitation } from '#science/grid/record-columns.ts'
import { threats, type Threat, type ThreatState } from '#science/designs/compare.ts'
import { Table } from '#shared/ui/Table.tsx'

import { designsCopy as copy } from './designs.copy.ts'
import type { Designs } from './use-designs.ts'

type Props = { designs: Designs; mayWrite: boolean }

const isState = (text: string): text is ThreatState => text === 'low' || text === 'high' || text === 'unclear'

/** Five threats for each study: what the attributes suggest, and what a person says. */
export function ThreatTable({ designs: { papers, threatsOf, state, setState }, mayWrite }: Props) {
  const judge = (threat: Threat, paperId: string, word: string) =>
    setState((before) => {
      const key = `${threat}/${paperId}`
      const { [key]: _old, ...rest } = before.threats
      return { ...before, threats: isState(word) ? { ...rest, [key]: word } : rest }
    })
  return (
    <Table
      caption={copy.threats}
      rows={papers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'study', header: 'Study', cell: (paper) => shortCitation(paper) },
        ...threats.map((threat) => ({
          key: threat,
          header: copy.threatNames[threat],
          cell: (paper: (typeof papers)[number]) => {
            const proposal = threatsOf(paper.id)[threat]
            const said = state.threats[`${threat}/${paper.id}`]
            return (
              <span className="block min-w-36 whitespace-normal">
                <select
                  aria-label={copy.judge(copy.threatNames[threat], shortCitation(paper))}
                  disabled={!mayWrite}
                  value={said ?? ''}
                  onChange={(event) => judge(threat, paper.id, event.target.value)}
                  className="h-8 rounded-control border border-line-strong bg-surface px-2 pointer-coarse:h-11"
                >
                  <option value="">
                    {copy.threatStates[proposal.state]}, {copy.proposed}
                  </option>
                  {Object.entries(copy.threatStates).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <span className="block text-xs text-ink-muted">{proposal.reason}</span>
              </span>
            )
          },
        })),
      ]}
    />
  )
}
