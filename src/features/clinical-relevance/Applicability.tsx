import { shortCitation } from '#science/grid/record-columns.ts'
import { Table } from '#shared/ui/Table.tsx'

import { clinicalCopy as copy } from './clinical.copy.ts'
import type { ClinicalState } from './clinical-state.ts'
import type { Clinical } from './use-clinical.ts'

type Part = keyof ClinicalState['parts']
const columnOf: Record<Part, string> = {
  population: 'population',
  intervention: 'intervention',
  comparator: 'comparator',
  setting: 'setting',
}
const parts = Object.keys(columnOf) as Part[]
const isVerdict = (text: string): text is 'same' | 'differs' | 'minor' =>
  Object.hasOwn(copy.verdicts, text) && text !== ''

/** Field by field: whom the papers studied, beside one's own patients. */
export function Applicability({ clinical, mayWrite }: { clinical: Clinical; mayWrite: boolean }) {
  const { papers, textOf, absentOf, state, setState } = clinical
  return (
    <Table
      caption={copy.applies}
      rows={papers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'study', header: copy.studies, cell: (paper) => shortCitation(paper) },
        ...parts.map((part) => ({
          key: part,
          header: copy.parts[part],
          cell: (paper: (typeof papers)[number]) => {
            const key = `${part}/${paper.id}`
            return (
              <span className="block min-w-40 space-y-1 whitespace-normal">
                <span className="line-clamp-4 block">
                  {textOf(paper.id, columnOf[part]) || absentOf(paper.id, columnOf[part])}
                </span>
                <select
                  aria-label={copy.judge(copy.parts[part], shortCitation(paper))}
                  disabled={!mayWrite}
                  value={state.applicability[key] ?? ''}
                  onChange={({ target: { value } }) =>
                    setState((before) => {
                      const { [key]: _old, ...rest } = before.applicability
                      return { ...before, applicability: isVerdict(value) ? { ...rest, [key]: value } : rest }
                    })
                  }
                  className="h-8 max-w-full rounded-control border border-line-strong bg-surface px-2 pointer-coarse:h-11"
                >
                  {Object.entries(copy.verdicts).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </span>
            )
          },
        })),
      ]}
    />
  )
}
