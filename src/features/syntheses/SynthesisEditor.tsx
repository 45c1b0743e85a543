import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { Section, Synthesis } from '#contract/syntheses.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { statusOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
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
  const stored = JSON.stringify(synthesis.sections ?? [])
  const [draft, setDraft, discard, isRestored] = useDraft('synthesis-text', synthesis.id, stored)
  const sections = parseSections(draft) ?? synthesis.sections ?? []
  const [isConflict, setIsConflict] = useState(false)
  const { data: newest, refetch } = useSynthesis(synthesis.id)
  const update = useUpdateSynthesis()
  const change = (next: Section[]) => setDraft(JSON.stringify(next))

  const [save, isSaving] = useOnce(async (version: number | null | undefined) => {
    const kept = sections.map((section) => ({
      ...section,
      sentences: section.sentences.filter(({ text }) => text.trim() !== ''),
    }))
    try {
      await update.mutateAsync({
        params: { id: synthesis.id },
        body: { sections: kept, ...(typeof version === 'number' && { version }) },
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
    <div className="max-w-reading space-y-6">
      {isRestored && draft !== stored && (
        <Notice tone="info">Your unsaved text from before is back. Cancel drops it.</Notice>
      )}
      {isConflict && (
        <Notice
          tone="warning"
          title={copy.conflict}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => save(newest?.version)}>Save mine over it</Button>
              <Button onClick={handleCancel}>Take the other version</Button>
            </div>
          }
        >
          The other version has {newest?.sections?.length ?? 0} sections and{' '}
          {newest?.sections?.reduce((sum, section) => sum + section.sentences.length, 0) ?? 0} sentences.
        </Notice>
      )}
      {sections.map((section) => (
        <fieldset key={section.id} className="space-y-3">
          <legend className="sr-only">{section.heading}</legend>
          <TextField
            label="Heading"
            value={section.heading}
            onChange={(event) => change(changeHeading(sections, section.id, event.target.value))}
          />
          {section.sentences.map((sentence, index) => (
            <div key={sentence.id} className="flex items-start gap-2">
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
                onClick={() => change(removeSentence(sections, sentence.id))}
              />
            </div>
          ))}
          <Button size="small" icon={Plus} onClick={() => change(addSentence(sections, section.id))}>
            Add a sentence of your own
          </Button>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isSaving} onClick={() => save(synthesis.version)}>
          Save
        </Button>
        <Button onClick={handleCancel}>Cancel</Button>
      </div>
    </div>
  )
}
