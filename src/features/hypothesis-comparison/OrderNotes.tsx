import type { GridRow } from '#contract/grid.ts'
import { Card } from '#shared/ui/Card.tsx'

import { letterOf } from './EvidenceTable.tsx'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import type { Comparison } from './use-comparison.ts'

const SHOWN = 8

/** What the order depends on, and which missing evidence would decide. */
export function OrderNotes({ comparison, onChoose }: { comparison: Comparison; onChoose: (id: string) => void }) {
  const { sensitivity, deciding, hypotheses, items } = comparison
  const byId = new Map(items.map((item) => [item.id, item]))
  const names = (ids: readonly string[]) => ids.map((id) => letterOf(hypotheses, id)).join(' and ')
  const item = (id: string) => <ItemName item={byId.get(id)} onChoose={() => onChoose(id)} />
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={copy.sensitivity}>
        {sensitivity.flips.length + sensitivity.removals.length === 0 ? (
          <p>{copy.stable}</p>
        ) : (
          <ul className="list-disc space-y-1.5 pl-5">
            {sensitivity.flips.slice(0, SHOWN).map(({ itemId, hypothesisId, from, to, leaders }) => (
              <li key={`${itemId} ${hypothesisId}`}>
                {item(itemId)} read {to} instead of {from} under {letterOf(hypotheses, hypothesisId)}: {names(leaders)}{' '}
                would come first.
              </li>
            ))}
            {sensitivity.removals.slice(0, SHOWN).map(({ itemId, leaders }) => (
              <li key={itemId}>
                Without {item(itemId)}: {names(leaders)} would come first.
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={copy.deciding}>
        {deciding && (
          <>
            <p>
              {letterOf(hypotheses, deciding.first)} and {letterOf(hypotheses, deciding.second)} are{' '}
              {deciding.gap.toFixed(2)} apart.{' '}
              {deciding.unrated.length === 0
                ? 'Every item is rated under both: new evidence would have to be inconsistent with one of them and not with the other.'
                : `${deciding.unrated.length} ratings under these two are missing:`}
            </p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {deciding.unrated.slice(0, SHOWN).map(({ itemId, hypothesisId, couldTurn }) => (
                <li key={`${itemId} ${hypothesisId}`}>
                  {item(itemId)} under {letterOf(hypotheses, hypothesisId)}
                  {couldTurn && ': alone it could turn the order'}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  )
}

function ItemName({ item, onChoose }: { item: GridRow | undefined; onChoose: () => void }) {
  const name = item?.label ?? ''
  return (
    <button
      type="button"
      className="text-left underline decoration-line-strong underline-offset-3 hover:decoration-accent"
      onClick={onChoose}
    >
      “{name.length > 48 ? `${name.slice(0, 47)}…` : name}”
    </button>
  )
}
