import { useId, useState } from 'react'

import { JOB_PAPERS_MAX } from '#contract/full-text-jobs.ts'
import { fullTextSources, type AskedSource, type OwnSources } from '#contract/outside-sources.ts'
import type { Paper } from '#contract/papers.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { isMailto } from '../mailto.ts'
import { outsideCopy } from '../outside.copy.ts'
import { useOutsideChoice, useOutsideSources } from '../outside.queries.ts'
import { fullTextsCopy as copy } from './full-texts.copy.ts'
import { useFullTextChange } from './full-texts.queries.ts'
import { FullTextJobs } from './FullTextJobs.tsx'
import { FullTextSource } from './FullTextSource.tsx'

type Props = { papers: readonly Pick<Paper, 'id' | 'ids' | 'files'>[]; onClose: () => void }

const hasText = ({ files }: Props['papers'][number]) => files?.some(({ text }) => text === 'stored') ?? false
const hasId = ({ ids }: Props['papers'][number]) => (ids.doi ?? ids.pmid ?? ids.pmcid) !== undefined

/** What is sent, to whom and for which papers; one press that agrees and begins; and what became of each paper. */
export function FullTextsDialog({ papers, onClose }: Props) {
  const read = useOutsideSources()
  const { data: own, error } = read
  if (own) return <Start own={own} papers={papers} onClose={onClose} />
  // The dialog comes with what it has to say: one that changes under the hand would lose the focus.
  if (!error) return null
  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.lead} size="large">
      <ErrorCard title={outsideCopy.loadFailed} of={read} />
    </Dialog>
  )
}

function Start({ own, papers, onClose }: Props & { own: OwnSources }) {
  const known = own.sources.filter(({ source }) => fullTextSources.some((each) => each === source))
  const [left, setLeft] = useState<readonly AskedSource[]>([])
  const [mailto, setMailto] = useState(own.mailto ?? '')
  const [problem, setProblem] = useState<string>()
  const [clientKey, setClientKey] = useState(newKey)
  const { choose, isBusy } = useOutsideChoice()
  const { start } = useFullTextChange()
  const sentId = useId()
  const wanted = papers.filter((paper) => !hasText(paper) && hasId(paper)).slice(0, JOB_PAPERS_MAX)
  const asked = known.filter(({ source, isOn }) => isOn || !left.includes(source))
  const address = mailto.trim()
  const asksUnpaywall = asked.some(({ source }) => source === 'unpaywall')

  const handleStart = async () => {
    if (address !== '' && !isMailto(address)) return setProblem(copy.mailtoBad)
    if (asksUnpaywall && address === '' && !own.hasServerMailto) return setProblem(copy.mailtoNeeded)
    const fresh = asked.filter(({ isOn }) => !isOn).map(({ source }) => source)
    const before = own.sources.flatMap(({ source, agreedAt }) => (agreedAt === undefined ? [] : [source]))
    const hasNew = fresh.length > 0 || address !== (own.mailto ?? '')
    if (hasNew && !(await choose([...before, ...fresh], address === '' ? null : address))) return
    start.mutate(
      { body: { documentIds: wanted.map(({ id }) => id), clientKey } },
      { onSuccess: () => setClientKey(newKey()) },
    )
  }
  const withText = papers.filter(hasText).length
  const withoutId = papers.filter((paper) => !hasText(paper) && !hasId(paper)).length
  const isOver = papers.length - withText - withoutId > JOB_PAPERS_MAX
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={copy.title}
      description={copy.lead}
      footer={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          {known.length > 0 && wanted.length > 0 && (
            <Button
              variant="primary"
              busy={isBusy || start.isPending}
              disabled={asked.length === 0}
              aria-describedby={sentId}
              onClick={() => void handleStart()}
            >
              {copy.start(wanted.length)}
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong className="font-semibold">{copy.chosen(papers.length)}.</strong>{' '}
        {[
          withText > 0 && copy.haveText(withText),
          withoutId > 0 && copy.haveNoId(withoutId),
          isOver && copy.most(JOB_PAPERS_MAX),
          wanted.length === 0 ? copy.none : copy.use,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {known.length === 0 && <p className="mt-3">{copy.switchedOff}</p>}
      {known.length > 0 && wanted.length > 0 && (
        <>
          <p id={sentId} className="mt-3">
            {copy.sent}
          </p>
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {known.map((each) => (
              <FullTextSource
                key={each.source}
                source={each}
                isChosen={!left.includes(each.source)}
                onChoose={(isChosen) =>
                  setLeft(isChosen ? left.filter((other) => other !== each.source) : [...left, each.source])
                }
              />
            ))}
          </ul>
          <TextField
            className="mt-5 max-w-120"
            label={copy.mailto}
            hint={own.hasServerMailto ? `${copy.mailtoHint} ${copy.mailtoServer}` : copy.mailtoHint}
            {...(problem !== undefined && { error: problem })}
            type="email"
            autoComplete="email"
            value={mailto}
            onChange={(event) => {
              setMailto(event.target.value)
              setProblem(undefined)
            }}
          />
        </>
      )}
      <FullTextJobs />
    </Dialog>
  )
}
