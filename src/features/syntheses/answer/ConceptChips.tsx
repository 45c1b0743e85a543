import { X } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import type { AnswerQuestion, Concept } from '#contract/answer.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Popover } from '#shared/ui/Popover.tsx'
import { Tooltip } from '#shared/ui/Tooltip.tsx'

import { answerCopy as copy } from './answer.copy.ts'

type Props = {
  question: AnswerQuestion
  /** Works the answer out for another reading; absent for who may only read. */
  onQuestion?: ((question: AnswerQuestion) => void) | undefined
}

const CHIP = 'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm'
const SHOWN_TERMS = 12
const CONCEPT_MAX = 200
const conceptForm = z.object({ text: neededText(copy.noConcept) })

/** How the question was read: each concept can be said in other words or left away, and the answer follows. */
export function ConceptChips({ question, onQuestion }: Props) {
  const { concepts, claim, isClaimAssumed } = question
  if (concepts.length === 0 && claim === undefined) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-1.5 text-sm">
      <span className="mr-1 text-ink-muted">{copy.readAs}</span>
      {concepts.map((concept, index) => (
        <ConceptChip
          key={`${concept.role} ${concept.text}`}
          concept={concept}
          onChange={
            onQuestion &&
            ((next) =>
              onQuestion({
                ...question,
                concepts: concepts.flatMap((each, at) => (at !== index ? each : (next ?? []))),
              }))
          }
        />
      ))}
      {claim !== undefined &&
        (isClaimAssumed ? (
          <Tooltip label={copy.claimAssumed}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
            <span tabIndex={0} className={`${CHIP} border-dashed text-ink-muted`}>
              {copy.claims[claim]}
            </span>
          </Tooltip>
        ) : (
          <span className={`${CHIP} text-ink-muted`}>{copy.claims[claim]}</span>
        ))}
    </div>
  )
}

type ChipProps = { concept: Concept; onChange?: ((next: Concept | undefined) => void) | undefined }

function ConceptChip({ concept, onChange }: ChipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const role = copy.roles[concept.role]
  const words = (
    <>
      <span className="text-xs text-ink-muted">{role}</span>
      <span className="font-medium">{concept.text}</span>
    </>
  )
  const names = concept.terms.filter((term) => term !== concept.text)
  const form = useForm({
    schema: conceptForm,
    defaultValues: { text: concept.text },
    send: async ({ text: typed }) => {
      setIsOpen(false)
      if (typed === concept.text) return
      const { entryOf, namesOf } = await import('#science/questions/vocabulary.ts')
      const entry = entryOf(typed)
      const terms = [...new Set([typed, ...(entry ? namesOf(entry) : [])])]
      onChange?.({ role: concept.role, text: typed, terms, known: entry !== undefined })
    },
  })
  return (
    <span className={CHIP}>
      <Popover
        label={`${role}: ${concept.text}`}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button
            type="button"
            aria-label={copy.changeConcept(role, concept.text)}
            className="inline-flex items-center gap-1.5 rounded-full hover:text-accent"
          >
            {words}
          </button>
        }
      >
        {onChange && (
          <Form of={form} className="mb-3 space-y-3">
            <TextField
              {...form.field('text')}
              label={copy.conceptText}
              hint={copy.conceptHint}
              maxLength={CONCEPT_MAX}
            />
            <SubmitButton {...form.button}>{copy.apply}</SubmitButton>
          </Form>
        )}
        <p className="text-ink-muted">
          {names.length === 0
            ? copy.unknownConcept
            : `${copy.lookedFor}: ${[concept.text, ...names].slice(0, SHOWN_TERMS).join(', ')}${names.length >= SHOWN_TERMS ? ' …' : ''}`}
        </p>
      </Popover>
      {onChange && (
        <button
          type="button"
          aria-label={`${copy.remove} ${role}: ${concept.text}`}
          onClick={() => onChange(undefined)}
          className="-mr-1 rounded-full p-0.5 text-ink-muted hover:text-ink"
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}
