import { TextCursorInput } from 'lucide-react'
import { useState } from 'react'

import { useDraft as useTypedText } from '#platform/drafts/use-draft.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { tidy } from '#science/manuscript/checks/tidy.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'

import { PanelBody, PanelEmpty } from '../beside/PanelBody.tsx'
import { useDraft, type OpenDraft } from '../draft-context.ts'
import { AnswerChoice } from './AnswerChoice.tsx'
import { evidenceCopy as copy } from './evidence.copy.ts'
import { PassageItem } from './PassageItem.tsx'
import {
  useAnswerPassages,
  useDraftPassages,
  useHighlightPassages,
  useLibraryPassages,
  useLinkedPassages,
  type Passages,
} from './use-passages.ts'

const sources = ['draft', 'linked', 'library', 'answer', 'highlights'] as const
type Source = (typeof sources)[number]

/** Passages to write from: looked for in papers, taken from an answer or from one's own highlights; quoted or cited by key. */
export function EvidencePanel() {
  const draft = useDraft()
  const [typed, setTyped] = useTypedText('draft-evidence', draft.id, '')
  const [query, setQuery] = useState(typed)
  const [source, setSource] = useState<Source>(draft.references.size > 0 ? 'draft' : 'library')
  const [answerId, setAnswerId] = useState('')

  const ask = (words: string) => {
    setTyped(words)
    setQuery(words)
  }
  return (
    <PanelBody>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          setQuery(typed)
        }}
      >
        <SelectField
          label={copy.source}
          value={source}
          onChange={(event) => setSource(sources.find((each) => each === event.target.value) ?? 'draft')}
          options={sources.map((value) => ({ value, label: copy.sources[value] }))}
        />
        {source === 'answer' && <AnswerChoice value={answerId} onChange={setAnswerId} />}
        <TextAreaField
          label={copy.query}
          hint={copy.queryHint}
          rows={2}
          maxLength={400}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            setQuery(typed)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary">
            Search
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={TextCursorInput}
            onClick={() => ask(sentenceAtCursor(draft).slice(0, 400))}
          >
            {copy.fromCursor}
          </Button>
        </div>
      </form>
      {source === 'draft' && <OfDraft query={query} />}
      {source === 'linked' && <OfLinked query={query} />}
      {source === 'library' && <OfLibrary query={query} />}
      {source === 'answer' && answerId !== '' && <OfAnswer id={answerId} query={query} />}
      {source === 'highlights' && <OfHighlights query={query} />}
    </PanelBody>
  )
}

function sentenceAtCursor({ editor }: OpenDraft): string {
  const { $head } = editor.state.selection
  if (!$head.parent.isTextblock) return ''
  const text = $head.parent.textBetween(0, $head.parent.content.size, ' ', ' ')
  return tidy(sentencesOf(text).findLast(({ start }) => start <= $head.parentOffset)?.text ?? '')
}

function OfDraft({ query }: { query: string }) {
  const { references } = useDraft()
  const found = useDraftPassages(query)
  if (references.size === 0) return <PanelEmpty title={copy.noReferences}>{copy.noReferencesHow}</PanelEmpty>
  return <List found={found} query={query} needsQuery />
}
function OfLinked({ query }: { query: string }) {
  const { analyses, ...found } = useLinkedPassages(query)
  if (analyses === 0) return <PanelEmpty title={copy.noLinked}>{copy.noLinkedHow}</PanelEmpty>
  return <List found={found} query={query} needsQuery />
}
const OfLibrary = ({ query }: { query: string }) => (
  <List found={useLibraryPassages(query, true)} query={query} needsQuery />
)
const OfAnswer = ({ id, query }: { id: string; query: string }) => (
  <List found={useAnswerPassages(id, query)} query={query} />
)
function OfHighlights({ query }: { query: string }) {
  const found = useHighlightPassages(true, query)
  if (!found.isPending && found.passages.length === 0 && query.trim() === '')
    return <PanelEmpty title={copy.noHighlights}>{copy.noHighlightsHow}</PanelEmpty>
  return <List found={found} query={query} />
}

type ListProps = { found: Passages; query: string; needsQuery?: boolean }

function List({ found: { passages, isPending, error }, query, needsQuery = false }: ListProps) {
  if (needsQuery && query.trim() === '') return <PanelEmpty title={copy.askFirst}>{copy.askFirstHow}</PanelEmpty>
  if (error && passages.length === 0) return <ErrorCard title={copy.failed} error={error} kept={copy.kept} />
  return (
    <div>
      <p role="status" className="font-medium">
        {isPending ? copy.searching : copy.found(passages.length)}
      </p>
      {!isPending && passages.length === 0 && <PanelEmpty title={copy.nothing}>{copy.nothingHow}</PanelEmpty>}
      <ul className="divide-y divide-line">
        {passages.map(({ key, ...passage }) => (
          <PassageItem key={key} {...passage} />
        ))}
      </ul>
    </div>
  )
}
