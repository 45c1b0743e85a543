import { X } from 'lucide-react'

import type { NarrativeBody } from '#contract/narrative.ts'
import { standsOn, type Card } from '#science/narrative/canvas.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { canvasCopy as copy } from './canvas.copy.ts'
import { nameOfCard } from './canvas-edits.ts'
import { textOfCard } from './CanvasFigure.tsx'

type Props = {
  cards: readonly Card[]
  body: NarrativeBody
  labels: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  mayWrite: boolean
  onToggle: (id: string) => void
  onUnlink: (linkId: string) => void
}

/** The same cards and links as a list: for the keyboard, for readers of the screen, for a phone. */
export function CanvasList({ cards, body, labels, chosen, mayWrite, onToggle, onUnlink }: Props) {
  const name = (id: string) => nameOfCard(id, body, labels)
  const sections = new Map(body.sections.map(({ id, heading }) => [id, heading]))
  const grounds = standsOn(body.claims)
  return (
    <Table
      caption={copy.cards}
      rows={cards}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'card',
          header: copy.columns.card,
          cell: (card) => (
            <Checkbox
              checked={chosen.has(card.id)}
              onChange={() => onToggle(card.id)}
              label={<span className="line-clamp-3 font-normal whitespace-normal">{textOfCard(card, labels)}</span>}
            />
          ),
        },
        { key: 'kind', header: copy.columns.kind, width: '6rem', cell: (card) => copy.kinds[card.kind] },
        {
          key: 'section',
          header: copy.columns.place,
          width: '10rem',
          cell: (card) => (card.kind === 'claim' ? (sections.get(card.claim.sectionId ?? '') ?? '–') : '–'),
        },
        {
          key: 'links',
          header: copy.columns.links,
          width: '20rem',
          cell: (card) => (
            <ul className="space-y-1 whitespace-normal">
              {grounds
                .filter(({ from }) => from === card.id)
                .map(({ to }) => (
                  <li key={to}>
                    {copy.standsOn} {name(to)}
                  </li>
                ))}
              {body.links
                .filter(({ from }) => from === card.id)
                .map(({ id, kind, to }) => (
                  <li key={id} className="flex items-start gap-1">
                    <span className="min-w-0">
                      {copy.linkKinds[kind]} {name(to).slice(0, 80)}
                    </span>
                    {mayWrite && (
                      <IconButton
                        size="small"
                        icon={X}
                        label={`${copy.unlink}: ${copy.linkKinds[kind]} ${name(to).slice(0, 60)}`}
                        onClick={() => onUnlink(id)}
                      />
                    )}
                  </li>
                ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
