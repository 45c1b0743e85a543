import type * as Y from 'yjs'

import { assistActions, type AssistAction } from '#contract/writing.ts'
import type { AcceptedHelp } from '#science/manuscript/assist/disclosure.ts'

/** What assistance proposed and what became of it, by the id of the suggestion: part of the shared document. */
export const assistanceOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('assistance')

export type AssistanceEntry = {
  action: AssistAction
  /** Name of the model; absent when rules did it. */
  byModel?: string
  at: string
  outcome?: 'accepted' | 'rejected'
  /** Who decided. */
  person?: string
}

export const noteDelivered = (doc: Y.Doc, suggestionId: string, entry: AssistanceEntry): void => {
  assistanceOf(doc).set(suggestionId, entry)
}

/** What a person made of a suggestion; one that assistance never made is not noted. */
export function noteOutcome(doc: Y.Doc, suggestionId: string, outcome: 'accepted' | 'rejected', person: string): void {
  const entry = readEntry(assistanceOf(doc).get(suggestionId))
  if (entry) assistanceOf(doc).set(suggestionId, { ...entry, outcome, person, at: new Date().toISOString() })
}

/** Read from a document that others write too. */
export function readEntry(value: unknown): AssistanceEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = value as Record<string, unknown>
  const action = assistActions.find((each) => each === kept['action'])
  if (!action || typeof kept['at'] !== 'string') return undefined
  const { byModel, at, outcome, person } = kept
  return {
    action,
    at,
    ...(typeof byModel === 'string' && { byModel }),
    ...((outcome === 'accepted' || outcome === 'rejected') && { outcome }),
    ...(typeof person === 'string' && { person }),
  }
}

/** Everything that was taken into the text. */
export const acceptedIn = (entries: ReadonlyMap<string, unknown>): AcceptedHelp[] =>
  [...entries.values()].flatMap((value) => {
    const entry = readEntry(value)
    if (entry?.outcome !== 'accepted') return []
    const { action, byModel, at, person = '' } = entry
    return [{ action, at, acceptedBy: person, ...(byModel !== undefined && { byModel }) }]
  })
