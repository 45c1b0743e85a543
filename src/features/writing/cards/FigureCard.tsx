import { useState } from 'react'

import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { useDraft } from '../draft-context.ts'
import { CardFoot } from './CardFoot.tsx'
import type { NodeCardProps } from './node-card-props.ts'

const widths = [
  { label: 'Small', width: 40 },
  { label: 'Medium', width: 70 },
  { label: 'Full', width: null },
]

/** What a figure says to those who do not see it, and how wide it is. */
export function FigureCard({ node, change, remove, close }: NodeCardProps) {
  const { canWrite } = useDraft()
  const [alt, setAlt] = useState(String(node.attrs['alt']))
  const commit = () => alt !== node.attrs['alt'] && change({ alt })
  return (
    <div className="space-y-3">
      <TextAreaField
        label="Description"
        hint="What the picture shows, for people who cannot see it. The caption stands under it."
        rows={2}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onBlur={commit}
      />
      {canWrite && (
        <>
          <div role="group" aria-label="Width" className="flex gap-1">
            {widths.map(({ label, width }) => (
              <Button
                key={label}
                size="small"
                variant={node.attrs['width'] === width ? 'primary' : 'secondary'}
                aria-pressed={node.attrs['width'] === width}
                onClick={() => change({ width })}
              >
                {label}
              </Button>
            ))}
          </div>
          <CardFoot
            onDone={() => {
              commit()
              close()
            }}
            removeLabel="Remove figure"
            onRemove={remove}
          />
        </>
      )}
    </div>
  )
}
