import type { ModelTrial } from '#contract/models.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { modelsCopy as copy } from './models.copy.ts'

/** How a small run went, in plain words. */
export function ModelTrialReport({ trial }: { trial: ModelTrial }) {
  const {
    failure,
    seconds,
    firstSeconds,
    sentences,
    borne,
    tokensAsked,
    tokensAnswered,
    words,
    vectorLength,
    vectorFailure,
  } = trial
  const isGood = !failure && vectorFailure == null && borne > 0 && borne === sentences
  return (
    <Notice tone={failure ? 'error' : isGood ? 'success' : 'warning'} title={copy.trial}>
      {failure ? (
        <p>
          {copy.didNot} {failure}
        </p>
      ) : (
        <>
          <p>{copy.did(seconds, firstSeconds ?? undefined)}</p>
          <p>{copy.borne(sentences, borne)}</p>
          <p>{copy.tokens(tokensAsked ?? undefined, tokensAnswered ?? undefined)}</p>
        </>
      )}
      {vectorLength != null && <p>{copy.vectors(vectorLength)}</p>}
      {vectorFailure != null && (
        <p>
          {copy.noVectors} {vectorFailure}
        </p>
      )}
      {words !== '' && (
        <figure className="mt-2">
          <figcaption className="text-xs text-ink-muted">{copy.words}</figcaption>
          <blockquote className="font-serif whitespace-pre-wrap">{words}</blockquote>
        </figure>
      )}
    </Notice>
  )
}
