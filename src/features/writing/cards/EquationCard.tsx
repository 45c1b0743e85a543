import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { useDraft } from '../draft-context.ts'
import { drawFormula } from '../editor/views/formula.ts'
import type { NodeCardProps } from './node-card-props.ts'

/** A formula in LaTeX, and how it reads. */
export function EquationCard({ node, change, remove, close }: NodeCardProps) {
  const { canWrite } = useDraft()
  const isBlock = node.type.name === 'equationBlock'
  const [latex, setLatex] = useState(String(node.attrs['latex']))
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const into = shown.current
    if (into) drawFormula(into, latex, isBlock).catch(() => {})
  }, [latex, isBlock])
  const commit = () => {
    if (latex !== node.attrs['latex']) change({ latex })
  }
  const finish = () => {
    if (latex.trim() === '') return remove()
    commit()
    return close()
  }
  return (
    <div className="space-y-3">
      <textarea
        aria-label="Formula in LaTeX"
        rows={isBlock ? 3 : 2}
        spellCheck={false}
        value={latex}
        placeholder="\frac{a}{b}"
        onChange={(event) => setLatex(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          finish()
        }}
        className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 font-mono"
      />
      <div
        ref={shown}
        aria-label="How it reads"
        role="img"
        className="draft-formula-shown scroll-quiet min-h-8 overflow-x-auto text-center"
      />
      {canWrite && (
        <div className="flex gap-2">
          <Button size="small" onClick={finish}>
            Done
          </Button>
          <Button size="small" variant="ghost" icon={Trash2} className="ml-auto" onClick={remove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  )
}
