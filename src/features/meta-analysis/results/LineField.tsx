import { useState } from 'react'

import { INPUT_LOOK } from '#shared/forms/field-look.ts'
import { classNames } from '#shared/ui/class-names.ts'

import type { Computed } from '#research/meta-analysis/compute.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import { isRatio } from '#research/meta-analysis/interval-rows.ts'
import { noEffectOf } from '#research/meta-analysis/result-words.ts'
import type { OnEdit } from '../table/use-grid.ts'

/** Where the line of the forest stands: no effect, or the smallest effect that would matter. */
export function LineField({ computed: { outcome, analysis }, onEdit }: { computed: Computed; onEdit: OnEdit }) {
  const none = noEffectOf(outcome.settings.measure)
  const [text, setText] = useState(outcome.line === undefined ? '' : String(outcome.line))
  const read = numberIn(text, 'number')
  const isWrong = read !== undefined && ('problem' in read || (isRatio(analysis) && read.value <= 0))
  const change = (next: string) => {
    setText(next)
    const typed = numberIn(next, 'number')
    if (typed && ('problem' in typed || (isRatio(analysis) && typed.value <= 0))) return
    onEdit(({ line: _line, ...before }) => ({ ...before, ...(typed && { line: typed.value }) }), 'line')
  }
  return (
    <label className="inline-flex items-center gap-2">
      <span>Line at</span>
      <input
        value={text}
        inputMode="decimal"
        placeholder={none === undefined ? 'nowhere' : `${none}`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => change(event.target.value)}
        className={classNames(INPUT_LOOK, 'h-8 w-20! px-2')}
      />
    </label>
  )
}
