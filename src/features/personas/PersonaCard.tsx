import { useId, type ReactNode } from 'react'

import type { PersonaType } from '#contract/user.ts'
import { defaultPanels } from '#platform/persona/default-panels.ts'
import { presetOf } from '#platform/persona/persona-presets.ts'
import { personaWording } from '#platform/persona/persona.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { personaNames, personasCopy as copy } from './personas.copy.ts'

type Props = {
  persona: PersonaType
  isChosen: boolean
  /** A word about its standing: the default, or one's own. */
  mark: string | undefined
  onChoose: () => void
  /** What its dashboard looks like. */
  preview: ReactNode
}

/** One persona as a choice: for whom it is, what it changes, and how its dashboard begins. */
export function PersonaCard({ persona, isChosen, mark, onChoose, preview }: Props) {
  const id = useId()
  const { template, citationStyle } = presetOf(persona)
  const words = personaNames[persona]
  return (
    <label className="group relative flex cursor-pointer flex-col rounded-card border border-line bg-surface p-5 transition-colors hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="persona"
          value={persona}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-for ${id}-dashboard ${id}-changes`}
          className="mt-1 size-4 shrink-0 accent-accent outline-none"
        />
        <span id={`${id}-name`} className="min-w-0 flex-1 text-base font-semibold">
          {words.name}
        </span>
        {mark !== undefined && <Badge tone={isChosen ? 'accent' : 'neutral'}>{mark}</Badge>}
      </span>
      <span id={`${id}-for`} className="mt-2 block">
        {words.for}
      </span>
      <span id={`${id}-dashboard`} className="sr-only">
        {copy.dashboard(defaultPanels(persona).map(({ title }) => title))}
      </span>
      <span aria-hidden className="mt-4 block">
        {preview}
      </span>
      <span id={`${id}-changes`} className="mt-4 block space-y-1 text-ink-muted">
        <span className="block">{copy.help(personaWording(persona))}</span>
        <span className="block">{copy.template(template.label)}</span>
        <span className="block">{copy.citations(citationStyle)}</span>
      </span>
    </label>
  )
}
