import { Copy } from 'lucide-react'
import { useMemo } from 'react'

import { readingStates, type Paper, type ReadingState } from '#contract/papers.ts'
import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { styleTitle } from '#research/citing/cite.ts'
import { styleCopy } from '#research/citing/style.copy.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { useCiting } from '#research/citing/use-citing.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { readingMinutes } from '#science/documents/sections.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { copyText } from './copy-text.ts'
import type { OpenedDocument } from './opened-document.ts'
import { PaperFacts } from './PaperFacts.tsx'
import { readerCopy as copy } from './reader.copy.ts'

/** The record of the paper, how to cite it, and how far somebody is with it. */
export function AboutPanel({ paper, document }: { paper: Paper; document: OpenedDocument }) {
  const { has } = useCapabilities()
  const style = useChosenStyle()
  const papers = useMemo(() => [paper], [paper])
  const { citing, failure } = useCiting(style, papers)
  const change = useApiMutation(libraryApi.changePaper, {
    invalidates: [documentsApi.get, documentsApi.list, libraryApi.facets],
    onError: (error) =>
      toast({ title: 'The reading state was not kept', description: error.message, variant: 'destructive' }),
  })
  const reference = citing?.cite(paper)
  const minutes = readingMinutes(document.text)
  const state = change.isPending ? change.variables.body.reading : paper.shelf?.reading
  return (
    <div className="space-y-5">
      <section>
        <p className="font-serif text-base font-semibold wrap-anywhere">{paper.title || 'Untitled paper'}</p>
        <p className="mt-1 wrap-anywhere text-ink-muted">{authorsLine(paper.authors, 12)}</p>
        {minutes > 0 && <p className="mt-1 text-ink-muted">{copy.minutes(minutes)}</p>}
      </section>
      {has('library') && paper.shelf && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{copy.readingState}</legend>
          <div className="flex gap-4">
            {readingStates.map((each: ReadingState) => (
              <label key={each} className="flex items-center gap-1.5">
                <input
                  type="radio"
                  name="reading-state"
                  checked={state === each}
                  onChange={() => change.mutate({ params: { id: paper.id }, body: { reading: each } })}
                  className="accent-accent"
                />
                {copy.states[each]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <section>
        <h3 className="font-semibold">{`${copy.cite} (${styleTitle(style)})`}</h3>
        <p className="mt-1 wrap-anywhere text-ink-muted">{reference ?? failure ?? styleCopy.working}</p>
        {reference !== undefined && (
          <Button size="small" className="mt-2" icon={Copy} onClick={() => void copyText(reference, copy.copied)}>
            {copy.copyWords}
          </Button>
        )}
      </section>
      <section>
        <h3 className="mb-2 font-semibold">About this paper</h3>
        <PaperFacts paper={paper} />
      </section>
      <ButtonLink size="small" to={paths.synthesis(undefined, { documents: paper.id })}>
        Use in a synthesis
      </ButtonLink>
    </div>
  )
}
