import type { ReactNode } from 'react'

import { DEFAULT_PERSONA, personaTypes, type PersonaType } from '#contract/user.ts'
import { usePersona } from '#platform/persona/persona.ts'

import { PersonaCard } from './PersonaCard.tsx'
import { personasCopy as copy } from './personas.copy.ts'

type Props = { preview: (persona: PersonaType) => ReactNode }

/** The nine personas, one of which holds. Arrow keys go from one to the next, as in every group of radio buttons. */
export function PersonaPicker({ preview }: Props) {
  const { persona: current, isChosen, choose } = usePersona()
  const markOf = (persona: PersonaType) => {
    if (persona === current && isChosen) return copy.yours
    return persona === DEFAULT_PERSONA ? copy.default : undefined
  }
  return (
    <fieldset>
      <legend className="sr-only">{copy.group}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {personaTypes.map((persona) => (
          <PersonaCard
            key={persona}
            persona={persona}
            isChosen={isChosen && persona === current}
            mark={markOf(persona)}
            onChoose={() => choose(persona)}
            preview={preview(persona)}
          />
        ))}
      </div>
    </fieldset>
  )
}
