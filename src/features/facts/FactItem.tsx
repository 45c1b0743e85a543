import { Check, CircleCheck, CircleHelp, Crosshair, TriangleAlert } from 'lucide-react'

import type { Fact } from '#science/evidence/facts/fact.ts'
import type { Recheck } from '#science/evidence/recheck/recheck-facts.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Lit } from '#shared/ui/Lit.tsx'

import { factWords, isSentence } from './fact-words.ts'
import { factsCopy as copy, kindNames, ruleNames, verdictWords } from './facts.copy.ts'

const AROUND = 160

/** The sentence with its passage lit; long ones are cut at words, never inside the passage. A sentence alone needs no light. */
function Passage({ fact, text }: { fact: Fact; text: string }) {
  const { start, end, sentence } = fact
  if (isSentence(fact)) return <p className="font-serif wrap-anywhere">{text.slice(start, end)}</p>
  const from = Math.max(sentence.start, start - AROUND)
  const to = Math.min(Math.max(sentence.end, end), end + AROUND)
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  return (
    <p className="font-serif text-sm wrap-anywhere text-ink-muted">
      {from > sentence.start && '…'}
      {from > sentence.start ? before.replace(/^\S*\s/, '') : before}
      <Lit>{text.slice(start, end)}</Lit>
      {to < sentence.end ? after.replace(/\s\S*$/, '') : after}
      {to < sentence.end && '…'}
    </p>
  )
}

const signs = {
  fits: CircleCheck,
  unusual: CircleHelp,
  'does not fit': TriangleAlert,
  'changes the decision': TriangleAlert,
} as const
const tones = { fits: 'green', unusual: 'yellow', 'does not fit': 'red', 'changes the decision': 'red' } as const

/** "P value from the test statistic: p = 0.036; reported p = 0.01: does not fit" */
function Recomputed({ check }: { check: Recheck }) {
  const { rule, verdict, reported, recomputed } = check
  const Sign = signs[verdict]
  const tone = { green: 'text-state-green', yellow: 'text-state-yellow', red: 'text-state-red' }[tones[verdict]]
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <Sign size={14} aria-hidden className={`mt-0.75 shrink-0 ${tone}`} />
      <span className="min-w-0">
        {ruleNames[rule]}: {recomputed}; {copy.reported} {reported}: <strong>{verdictWords[verdict]}</strong>
      </span>
    </p>
  )
}

type Props = {
  fact: Fact
  text: string
  checks: readonly Recheck[]
  onShow?: ((start: number, end: number) => void) | undefined
}

/** One finding: what it says, the sentence in which it stands, what was recomputed from it, and the way to it. */
export function FactItem({ fact, text, checks, onShow }: Props) {
  const stands = text.slice(fact.start, fact.end) === fact.found
  const words = isSentence(fact) ? undefined : factWords(fact)
  return (
    <li className="flex gap-2 py-2">
      <div className="min-w-0 flex-1 space-y-1">
        {words !== undefined && <p className="font-medium wrap-anywhere tabular-nums">{words}</p>}
        {stands ? <Passage fact={fact} text={text} /> : <p className="text-sm text-ink-muted">{copy.movedAdvice}</p>}
        {checks.map((check) => (
          <Recomputed key={check.rule} check={check} />
        ))}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
          {stands ? (
            <span className="inline-flex items-center gap-1">
              <Check size={12} aria-hidden className="text-state-green" />
              {copy.checked}
            </span>
          ) : (
            <Badge tone="red">{copy.moved}</Badge>
          )}
          {fact.section !== undefined && <span>{capitalise(fact.section)}</span>}
        </p>
      </div>
      {onShow && stands && (
        <IconButton
          icon={Crosshair}
          size="small"
          label={`${copy.show}: ${kindNames[fact.kind]}, ${factWords(fact).slice(0, 80)}`}
          onClick={() => onShow(fact.start, fact.end)}
        />
      )}
    </li>
  )
}
