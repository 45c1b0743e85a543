import { X } from 'lucide-react'

import { certaintyDomains } from '#science/clinical/certainty.ts'
import { againstImportant } from '#science/clinical/outcome.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { clinicalCopy as copy } from './clinical.copy.ts'
import type { Outcome } from './clinical-state.ts'
import { absoluteText, effectText } from './effect-words.ts'
import { readEffect, type Clinical } from './use-clinical.ts'

type Props = { clinical: Clinical; outcome: Outcome; mayWrite: boolean; onRemove: () => void }

const stepOptions = Object.entries(copy.steps).map(([value, label]) => ({ value, label }))
const isLevels = (text: string): text is '0' | '1' | '2' => text === '0' || text === '1' || text === '2'

/** One outcome: which studies count, what they say together, in events at a chosen risk, and how certain that is. */
export function OutcomeCard({ clinical, outcome, mayWrite, onRemove }: Props) {
  const { papers, effectOf, resultOf, change, textOf } = clinical
  const result = resultOf(outcome)
  const { effect } = result
  const important = Number(outcome.important.replace(',', '.'))
  const hasImportant = outcome.important.trim() !== '' && Number.isFinite(important)
  const risks = papers.flatMap((paper) => {
    const text = textOf(paper.id, 'events')
    return text === '' ? [] : [{ label: shortCitation(paper), text }]
  })
  return (
    <section aria-label={outcome.name} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">
          {outcome.name} <span className="font-normal text-ink-muted">{copy.measures[outcome.measure]}</span>
        </h3>
        {mayWrite && <IconButton size="small" icon={X} label={copy.remove(outcome.name)} onClick={onRemove} />}
      </div>
      <div className="mt-2 space-y-1">
        <p className="font-serif text-lg">
          {effect.ok ? copy.result(effectText(effect.natural), effect.studies) : effect.reason}
          {effect.ok && effect.i2 !== undefined && (
            <span className="ml-3 font-sans text-sm text-ink-muted">{copy.i2(effect.i2)}</span>
          )}
        </p>
        {effect.ok && <p>{absoluteText(result) ?? copy.baselineMissing}</p>}
        {result.needed !== undefined && <p>{result.needed}</p>}
        {effect.ok && hasImportant && <p>{copy.importance[againstImportant(effect.natural, important)]}</p>}
        {effect.left.map(({ label, reason }) => (
          <p key={label} className="text-sm text-state-yellow">
            {copy.left(label, reason)}
          </p>
        ))}
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <div className="space-y-3">
          <h4 className="text-sm font-semibold">{copy.studies}</h4>
          <ul className="space-y-2">
            {papers.map((paper) => {
              const label = shortCitation(paper)
              const { text, isTyped, offered } = effectOf(outcome, paper.id)
              const isOut = outcome.leftOut.includes(paper.id)
              const isWrong = isTyped && text.trim() !== '' && !readEffect(text)
              return (
                <li key={paper.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm">
                  <Checkbox
                    label={label}
                    checked={!isOut}
                    disabled={!mayWrite}
                    className="w-44"
                    onChange={(isIn) =>
                      change(outcome.id, {
                        leftOut: isIn
                          ? outcome.leftOut.filter((id) => id !== paper.id)
                          : [...outcome.leftOut, paper.id],
                      })
                    }
                  />
                  <span className="min-w-0 flex-1">
                    <TextField
                      label={copy.study(label)}
                      labelHidden
                      placeholder={copy.effectHint}
                      readOnly={!mayWrite}
                      maxLength={120}
                      value={text}
                      {...(isWrong && { error: copy.effectWrong })}
                      onChange={(event) =>
                        change(outcome.id, { typed: { ...outcome.typed, [paper.id]: event.target.value } })
                      }
                    />
                    {offered !== undefined && (
                      <span className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted">
                        {copy.offered(offered)}
                        {mayWrite && (
                          <Button
                            size="small"
                            aria-label={copy.takeOffered(offered, label)}
                            onClick={() => change(outcome.id, { typed: { ...outcome.typed, [paper.id]: offered } })}
                          >
                            {copy.take}
                          </Button>
                        )}
                      </span>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={copy.baseline}
              inputMode="decimal"
              maxLength={20}
              readOnly={!mayWrite}
              value={outcome.baseline}
              {...(outcome.baseline.trim() !== '' && !result.isRisk && { error: copy.baselineWrong })}
              onChange={(event) => change(outcome.id, { baseline: event.target.value })}
            />
            <TextField
              label={copy.important}
              inputMode="decimal"
              maxLength={20}
              readOnly={!mayWrite}
              value={outcome.important}
              onChange={(event) => change(outcome.id, { important: event.target.value })}
            />
          </div>
          {risks.length > 0 && (
            <details className="text-sm">
              <summary className="cursor-pointer text-ink-muted">{copy.fromPapers}</summary>
              <ul className="mt-1">
                {risks.map(({ label, text }) => (
                  <li key={label}>
                    {label}: {text}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div className="space-y-3">
          <h4 className="text-sm font-semibold">
            {copy.certainty}: {copy.levels[result.certainty]}
          </h4>
          <p className="text-sm text-ink-muted">{result.startReason}</p>
          <ul className="space-y-2">
            {certaintyDomains.map(({ id, name, direction }) => {
              const step = outcome.steps[id] ?? { levels: '0' as const, reason: '' }
              const set = (part: Partial<typeof step>) =>
                change(outcome.id, { steps: { ...outcome.steps, [id]: { ...step, ...part } } })
              return (
                <li key={id} className="grid grid-cols-[9rem_minmax(0,1fr)] items-start gap-2 text-sm">
                  <SelectField
                    label={`${direction === 'down' ? '↓' : '↑'} ${name}`}
                    options={stepOptions}
                    disabled={!mayWrite}
                    value={step.levels}
                    onChange={(event) => isLevels(event.target.value) && set({ levels: event.target.value })}
                  />
                  {step.levels !== '0' && (
                    <TextField
                      label={copy.reason(name)}
                      maxLength={2000}
                      readOnly={!mayWrite}
                      value={step.reason}
                      {...(step.reason.trim() === '' && { hint: copy.reasonMissing })}
                      onChange={(event) => set({ reason: event.target.value })}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
