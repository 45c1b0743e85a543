import { Check, CheckCheck, X } from 'lucide-react'
import { useMemo, useState } from 'react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { noteOutcome } from '../assist/assistance-log.ts'
import { PanelBody, PanelEmpty } from '../beside/PanelBody.tsx'
import { showPlace } from '../beside/show-place.ts'
import { usePerson } from '../beside/use-person.ts'
import { useDraft, useDraftText } from '../draft-context.ts'
import { settle } from './settle.ts'
import { isSuggesting, startSuggesting, stopSuggesting } from './suggesting.ts'
import { suggestionsOf, type Suggestion } from './suggestions-of.ts'
import { suggestionsCopy as copy } from './suggestions.copy.ts'

/** Proposed changes: making them instead of changing, and taking or leaving each or all of them. */
export function SuggestionsPanel() {
  const { editor, doc, canWrite } = useDraft()
  const { manuscript } = useDraftText()
  const person = usePerson()
  const [isOn, setOn] = useState(() => isSuggesting(editor))
  const [settled, setSettled] = useState<{ of: unknown; ids: ReadonlySet<string> }>()
  const all = useMemo(() => suggestionsOf(manuscript), [manuscript])
  // Until the next pause the list still shows what is settled already.
  const suggestions = settled?.of === manuscript ? all.filter((each) => !settled.ids.has(each.suggestionId)) : all

  const decide = (given: readonly Suggestion[], verdict: 'accept' | 'reject') => {
    const done = given.filter(({ suggestionId }) => {
      const isDone = settle(editor, suggestionId, verdict)
      if (isDone) noteOutcome(doc, suggestionId, verdict === 'accept' ? 'accepted' : 'rejected', person.name)
      return isDone
    })
    setSettled((before) => ({
      of: manuscript,
      ids: new Set([...(before?.of === manuscript ? before.ids : []), ...done.map(({ suggestionId }) => suggestionId)]),
    }))
  }
  const decideAll = async (verdict: 'accept' | 'reject') => {
    const verb = verdict === 'accept' ? copy.accept : copy.reject
    const isSure = await confirm({
      title: copy.sure(verb, suggestions.length),
      body: copy.sureText,
      action: verdict === 'accept' ? copy.acceptAll : copy.rejectAll,
    })
    if (isSure) decide(suggestions, verdict)
  }
  return (
    <PanelBody>
      {canWrite && (
        <div>
          <Checkbox
            label={<span className="font-medium">{copy.mode}</span>}
            checked={isOn}
            onChange={(next) => {
              if (next) startSuggesting(editor, person.name)
              else stopSuggesting(editor)
              setOn(next)
            }}
          />
          <p className="mt-1 text-ink-muted" role="status">
            {isOn ? copy.modeOn : copy.modeOff}
          </p>
        </div>
      )}
      {suggestions.length === 0 ? (
        <PanelEmpty title={copy.empty}>{copy.emptyHow}</PanelEmpty>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-medium" role="status">
              {copy.count(suggestions.length)}
            </p>
            {canWrite && suggestions.length > 1 && (
              <div className="flex gap-1">
                <Button size="small" icon={CheckCheck} onClick={() => void decideAll('accept')}>
                  {copy.acceptAll}
                </Button>
                <Button size="small" variant="ghost" onClick={() => void decideAll('reject')}>
                  {copy.rejectAll}
                </Button>
              </div>
            )}
          </div>
          <ul aria-label={copy.list} className="space-y-3">
            {suggestions.map((suggestion) => (
              <li key={suggestion.suggestionId} className="space-y-2 rounded-card border border-line bg-surface p-3">
                <button
                  type="button"
                  dir="auto"
                  aria-label={`${copy.show}: ${wordsOf(suggestion)}`}
                  className="line-clamp-6 text-left font-serif text-base leading-snug wrap-anywhere"
                  onClick={() => showPlace(editor, suggestion.place)}
                >
                  {suggestion.deleted !== '' && <del className="text-state-red decoration-1">{suggestion.deleted}</del>}
                  {suggestion.deleted !== '' && suggestion.inserted !== '' && ' '}
                  {suggestion.inserted !== '' && (
                    <ins className="text-state-green decoration-1 underline-offset-2">{suggestion.inserted}</ins>
                  )}
                </button>
                <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
                  {suggestion.by === 'model' && <Badge tone="accent">{copy.model}</Badge>}
                  <span>
                    {copy.by(suggestion.name)}, {relativeTime(suggestion.at)}
                  </span>
                  <span className="flex-1" />
                  {canWrite && (
                    <>
                      <Button
                        size="small"
                        icon={Check}
                        aria-label={`${copy.accept}: ${wordsOf(suggestion)}`}
                        onClick={() => decide([suggestion], 'accept')}
                      >
                        {copy.accept}
                      </Button>
                      <Button
                        size="small"
                        variant="ghost"
                        icon={X}
                        aria-label={`${copy.reject}: ${wordsOf(suggestion)}`}
                        onClick={() => decide([suggestion], 'reject')}
                      >
                        {copy.reject}
                      </Button>
                    </>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </PanelBody>
  )
}

/** What a suggestion is, in a few words. */
function wordsOf({ inserted, deleted }: Suggestion): string {
  const few = (text: string) => (text.length <= 40 ? text : `${text.slice(0, 40)} …`)
  if (deleted === '') return `${copy.insert} “${few(inserted)}”`
  if (inserted === '') return `${copy.remove} “${few(deleted)}”`
  return `${copy.replace} “${few(deleted)}”`
}
