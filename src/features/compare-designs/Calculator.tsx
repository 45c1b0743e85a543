import { X } from 'lucide-react'
import { useState } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { designEffect, withAttrition } from '#science/sample-size/adjustments.ts'
import { peopleNeeded, powerOf, type Design } from '#science/sample-size/power.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { designsCopy as copy } from './designs.copy.ts'
import type { Designs } from './use-designs.ts'

type Fields = Record<keyof typeof copy.fields, string>
const start: Fields = {
  kind: 'two-means',
  difference: '0.5',
  sd: '1',
  first: '0.4',
  second: '0.25',
  r: '0.3',
  power: '0.8',
  alpha: '0.05',
  loss: '10',
  cluster: '1',
  icc: '0.02',
}
const asked: Record<Design['kind'], readonly (keyof Fields)[]> = {
  'two-means': ['difference', 'sd'],
  'two-proportions': ['first', 'second'],
  paired: ['difference', 'sd'],
  correlation: ['r'],
}

const isKind = (text: string): text is Design['kind'] => Object.hasOwn(asked, text)
const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

function designOf(fields: Fields): Design {
  const of = (name: keyof Fields) => number(fields[name])
  switch (isKind(fields.kind) ? fields.kind : 'two-means') {
    case 'two-proportions':
      return { kind: 'two-proportions', first: of('first'), second: of('second'), ratio: 1 }
    case 'paired':
      return { kind: 'paired', difference: of('difference'), sd: of('sd') }
    case 'correlation':
      return { kind: 'correlation', r: of('r') }
    case 'two-means':
      return { kind: 'two-means', difference: of('difference'), sd: of('sd'), ratio: 1 }
  }
}

type Props = { designs: Designs; mayWrite: boolean }

/** People needed for a difference, enlarged for clusters and losses; and the power that each study had for the same. */
export function Calculator({ designs: { papers, valueOf, absentOf, isOffered, state, setState }, mayWrite }: Props) {
  const [fields, setFields] = useDraft('sample-size', 'calculator', start)
  const [isKept, setIsKept] = useState(false)
  const set = (name: keyof Fields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }))
    setIsKept(false)
  }
  const design = designOf(fields)
  const settings = { alpha: number(fields.alpha), sides: 2 as const }
  const needed = peopleNeeded(design, number(fields.power), settings)
  const effect = designEffect(number(fields.cluster), number(fields.icc))
  const loss = number(fields.loss)
  const isInflatable = Number.isFinite(effect) && effect >= 1 && loss >= 0 && loss < 100
  const total = needed.ok && isInflatable ? withAttrition(Math.ceil(needed.total * effect), loss / 100) : undefined
  const why = [...(effect > 1 ? [copy.effectWord(effect)] : []), ...(loss > 0 ? [copy.lossWord(loss)] : [])].join(
    ' and ',
  )
  const words = needed.ok
    ? `${copy.needed(copy.perGroup(needed.groups), needed.total)}${total !== undefined && why !== '' ? ` ${copy.inflated(total, why)}` : ''}`
    : needed.reason
  const shown: (keyof Fields)[] = [...asked[design.kind], 'power', 'alpha', 'loss', 'cluster', 'icc']
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={copy.fields.kind}
          options={Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))}
          value={design.kind}
          onChange={(event) => set('kind', event.target.value)}
        />
        {shown.map((name) => (
          <TextField
            key={name}
            label={copy.fields[name]}
            inputMode="decimal"
            value={fields[name]}
            {...(name === 'cluster' && { hint: copy.clusterHint })}
            {...(Number.isNaN(number(fields[name])) && { error: copy.number })}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </div>
      <p role="status" className="font-serif text-lg">
        {words}
      </p>
      {mayWrite && needed.ok && (
        <Button
          size="small"
          disabled={isKept}
          onClick={() => {
            const said = `${copy.kinds[design.kind]}, power ${fields.power}, alpha ${fields.alpha}. ${words}`
            setState((before) => ({ ...before, calculations: [...before.calculations, { id: newKey(), words: said }] }))
            setIsKept(true)
          }}
        >
          {copy.keep}
        </Button>
      )}
      {state.calculations.length > 0 && (
        <ul aria-label={copy.kept} className="divide-y divide-line rounded-card border border-line bg-surface">
          {state.calculations.map(({ id, words: said }) => (
            <li key={id} className="flex items-center gap-2 px-4 py-2 text-sm">
              <span className="min-w-0 flex-1">{said}</span>
              {mayWrite && (
                <IconButton
                  size="small"
                  icon={X}
                  label={copy.removeKept}
                  onClick={() =>
                    setState((before) => ({
                      ...before,
                      calculations: before.calculations.filter((each) => each.id !== id),
                    }))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {needed.ok && (
        <div>
          <h3 className="font-semibold">{copy.powerOfStudies}</h3>
          <p className="mb-2 max-w-reading text-sm text-ink-muted">{copy.powerNote}</p>
          <ul className="text-sm">
            {papers.map((paper) => {
              const people = Number(
                /\d[\d,]*/.exec(valueOf(paper.id, 'sample-size'))?.[0].replaceAll(',', '') ?? Number.NaN,
              )
              const n = 'ratio' in design ? people / 2 : people
              return (
                <li key={paper.id}>
                  {shortCitation(paper)}:{' '}
                  {n > 3
                    ? copy.powerOf(
                        powerOf(design, n, settings),
                        isOffered(paper.id, 'sample-size') ? people : undefined,
                      )
                    : copy.noN(absentOf(paper.id, 'sample-size') || valueOf(paper.id, 'sample-size'))}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
