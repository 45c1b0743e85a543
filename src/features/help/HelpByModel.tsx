import { Sparkles } from 'lucide-react'
import { useState } from 'react'

import { modelsApi, type ModelHelp } from '#contract/models.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'

import { helpCopy } from './help.copy.ts'

const copy = helpCopy.byModel

/** The same question put to the language model, which is held to the help texts: asked for, beside the answer by rules. */
export function HelpByModel({ question }: { question: string }) {
  const { has, model } = useCapabilities()
  const [answer, setAnswer] = useState<ModelHelp>()
  const [problem, setProblem] = useState('')
  const [ask, isAsking] = useOnce(async () => {
    setProblem('')
    try {
      setAnswer(await callApi(modelsApi.help, { body: { question: question.slice(0, 2000) } }))
    } catch (error) {
      setProblem(messageOf(error, copy.failed))
    }
  })
  if (!has('models') || model === undefined || question.trim() === '') return null
  const held = answer?.sentences.filter(({ isStruck }) => !isStruck) ?? []
  const struck = answer?.sentences.filter(({ isStruck }) => isStruck) ?? []
  return (
    <div className="mt-3 border-t border-line pt-3">
      {!answer && (
        <Button size="small" variant="ghost" icon={Sparkles} busy={isAsking} className="-ml-2.5" onClick={() => ask()}>
          {copy.ask(model)}
        </Button>
      )}
      <p role="alert" className="text-state-red empty:hidden">
        {problem}
      </p>
      {answer && (
        <section aria-label={copy.title} className="space-y-2">
          {held.length === 0 && <p>{copy.nothing}</p>}
          {held.map(({ text, sources, isDoubtful }) => (
            <div key={text}>
              <p className="wrap-anywhere">
                {text} {isDoubtful && <span className="text-xs text-state-yellow">{copy.doubtful}</span>}
              </p>
              {sources.map(({ title, quote }) => (
                <blockquote key={quote} className="border-l-2 border-evidence-strong pl-3 text-xs text-ink-muted">
                  {title}: “{quote}”
                </blockquote>
              ))}
            </div>
          ))}
          {struck.length > 0 && (
            <details className="text-xs text-ink-muted">
              <summary className="cursor-pointer">{copy.struck(struck.length)}</summary>
              {struck.map(({ text }) => (
                <p key={text} className="wrap-anywhere">
                  <s>{text}</s>
                </p>
              ))}
            </details>
          )}
          <p className="text-xs text-ink-muted">{copy.writtenBy(answer.model, relativeTime(answer.at))}</p>
        </section>
      )}
    </div>
  )
}
