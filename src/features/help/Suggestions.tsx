import { useQuery } from '@tanstack/react-query'

import { helpApi } from '#contract/help.ts'
import { apiQuery } from '#shared/api/api-query.ts'

import { helpCopy } from './help.copy.ts'

const MOST = 6
const LONGEST = 200

/** A suggestion is a text, or something that carries one. */
function textOf(suggestion: unknown): string[] {
  if (typeof suggestion === 'string') return suggestion.trim() === '' ? [] : [suggestion.trim().slice(0, LONGEST)]
  if (typeof suggestion !== 'object' || suggestion === null) return []
  const bag = suggestion as Record<string, unknown>
  const text = [bag['text'], bag['question'], bag['title'], bag['label']].find((each) => typeof each === 'string')
  return text === undefined ? [] : textOf(text)
}

type Props = { route: string; persona: string; disabled: boolean; onAsk: (question: string) => void }

/** Questions that fit the page and the persona. Without them the chat is as good as with them: a failure shows nothing. */
export function Suggestions({ route, persona, disabled, onAsk }: Props) {
  const { data } = useQuery(apiQuery(helpApi.suggestions, { query: { route, persona } }))
  const questions = [...new Set((data?.suggestions ?? []).flatMap(textOf))].slice(0, MOST)
  if (questions.length === 0) return null
  return (
    <section aria-label={helpCopy.chat.suggestions} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          disabled={disabled}
          onClick={() => onAsk(question)}
          className="min-h-9 rounded-full border border-line-strong/50 bg-surface-raised px-3.5 py-1.5 text-left transition-colors hover:bg-hover disabled:opacity-60 pointer-coarse:min-h-11"
        >
          {question}
        </button>
      ))}
    </section>
  )
}
