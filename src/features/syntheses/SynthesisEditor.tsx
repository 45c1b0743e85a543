import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Section, Synthesis } from '#contract/syntheses.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { statusOf } from '#shared/api/errors.ts'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { addSentence, changeHeading, changeSentence, parseSections, removeSentence } from './edited-sections.ts'
import { copy } from './syntheses.copy.ts'
import { useUpdateSynthesis } from './syntheses.mutations.ts'
import { useSynthesis } from './syntheses.queries.ts'

type Props = { synthesis: Synthesis; onDone: () => void }

/** Sentence by sentence, so that each keeps its citations. What is typed is kept until the server has confirmed it. */
export function SynthesisEditor({ synthesis, onDone }: Props) {
  const stored = { sections: JSON.stringify(synthesis.sections ?? []), version: String(synthesis.version ?? '') }
  const [draft, setDraft, discard, isRestored] = useDraft('synthesis-text', synthesis.id, stored)
  const sections = parseSections(draft.sections) ?? synthesis.sections ?? []
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()
  const [isConflict, setIsConflict] = useState(false)
  const { data: newest, refetch } = useSynthesis(synthesis.id)
  const theirs = newest?.sections ?? []
  const update = useUpdateSynthesis()
  // The version that is being edited stays with the text: a reload may bring a newer one.
  const change = (next: Section[]) => setDraft({ sections: JSON.stringify(next), version: draft.version })

  const placeOf = (kind: 'section' | 'sentence', id: string | undefined) =>
    [...(box.current?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? [])].find((row) => row.dataset[kind] === id)
  const handleAdd = (sectionId: string) => {
    const next = addSentence(sections, sectionId)
    change(next)
    const added = next.find(({ id }) => id === sectionId)?.sentences.at(-1)
    focusNext(() => placeOf('sentence', added?.id)?.querySelector('textarea'))
  }
  /** The focus goes to the sentence that moves up, else to what can be done in the emptied section. */
  const handleRemove = (section: Section, index: number) => {
    const { sentences } = section
    change(removeSentence(sections, sentences[index]?.id ?? ''))
    const neighbour = sentences[index + 1] ?? sentences[index - 1]
    focusNext(() =>
      neighbour
        ? placeOf('sentence', neighbour.id)?.querySelector('button')
        : placeOf('section', section.id)?.querySelector('button'),
    )
  }

  const [save, isSaving] = useOnce(async (version: number | undefined) => {
    const kept = sections.map((section) => ({
      ...section,
      sentences: section.sentences.filter(({ text }) => text.trim() !== ''),
    }))
    try {
      await update.mutateAsync({
        params: { id: synthesis.id },
        body: { sections: kept, ...(version !== undefined && { version }) },
      })
      discard()
      onDone()
    } catch (error) {
      // Said by the mutation; only a conflict needs a choice.
      if (statusOf(error) !== 409) return
      await refetch()
      setIsConflict(true)
    }
  })

  const handleCancel = () => {
    discard()
    onDone()
  }

  return (
    <div ref={box} className="max-w-reading space-y-6">
      {isRestored && draft.sections !== stored.sections && (
        <Notice tone="info">Your unsaved text from before is back. Cancel drops it.</Notice>
      )}
      {sections.map((section) => (
        <fieldset key={section.id} data-section={section.id} className="space-y-3">
          <legend className="sr-only">{section.heading}</legend>
          <TextField
            label="Heading"
            value={section.heading}
            onChange={(event) => change(changeHeading(sections, section.id, event.target.value))}
          />
          {section.sentences.map((sentence, index) => (
            <div key={sentence.id} data-sentence={sentence.id} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <TextAreaField
                  label={`Sentence ${index + 1}`}
                  rows={Math.min(8, Math.max(2, Math.ceil(sentence.text.length / 75)))}
                  value={sentence.text}
                  hint={
                    sentence.citations.length > 0
                      ? `${sentence.citations.length} ${sentence.citations.length === 1 ? 'citation stays' : 'citations stay'} with it`
                      : undefined
                  }
                  onChange={(event) => change(changeSentence(sections, sentence.id, event.target.value))}
                />
              </div>
              <IconButton
                label={`Remove sentence ${index + 1}`}
                icon={Trash2}
                size="small"
                onClick={() => handleRemove(section, index)}
              />
            </div>
          ))}
          <Button size="small" icon={Plus} onClick={() => handleAdd(section.id)}>
            Add a sentence of your own
          </Button>
        </fieldset>
      ))}
      {isConflict && (
        <Notice
          tone="warning"
          title={copy.conflict}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => save(newest?.version ?? undefined)}>Save mine over it</Button>
              <Button onClick={handleCancel}>Take the other version</Button>
            </div>
          }
        >
          The other version has {count(theirs.length, 'section', 'sections')} and{' '}
          {count(theirs.flatMap((section) => section.sentences).length, 'sentence', 'sentences')}.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isSaving}
          onClick={() => save(draft.version === '' ? undefined : Number(draft.version))}
        >
          Save
        </Button>
        <Button onClick={handleCancel}>Cancel</Button>
      </div>
    </div>
  )
}
