import { useId, useState } from 'react'

import type { Fact, FactKind } from '#science/evidence/facts/fact.ts'
import type { Recheck } from '#science/evidence/recheck/recheck-facts.ts'
import { Button } from '#shared/ui/Button.tsx'

import { FactItem } from './FactItem.tsx'
import { factsCopy as copy, kindNames } from './facts.copy.ts'

const FEW = 3

type Props = {
  kind: FactKind
  facts: readonly Fact[]
  text: string
  checksOf: (fact: Fact) => readonly Recheck[]
  onShow?: ((start: number, end: number) => void) | undefined
}

/** The findings of one kind: the first few, the rest when asked for. */
export function KindList({ kind, facts, text, checksOf, onShow }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const listId = useId()
  const shown = isWhole ? facts : facts.slice(0, FEW)
  return (
    <div>
      <h4 className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        {kindNames[kind]}
        <span className="text-xs font-normal text-ink-muted tabular-nums">{copy.found(facts.length)}</span>
      </h4>
      <ul id={listId} className="divide-y divide-line">
        {shown.map((fact) => (
          <FactItem
            key={`${fact.start} ${fact.end} ${String(fact.value)}`}
            fact={fact}
            text={text}
            checks={checksOf(fact)}
            onShow={onShow}
          />
        ))}
      </ul>
      {facts.length > FEW && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          aria-label={`${isWhole ? copy.showFewer : copy.showAll(facts.length)}: ${kindNames[kind]}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? copy.showFewer : copy.showAll(facts.length)}
        </Button>
      )}
    </div>
  )
}
