import { FilePlus2 } from 'lucide-react'
import { useRef } from 'react'

import { fileExtensions } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { usePaperUpload } from '#research/files/use-paper-upload.ts'
import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { Button } from '#shared/ui/Button.tsx'
import { buttonLook, buttonSize } from '#shared/ui/button-look.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { Progress } from '#shared/ui/Progress.tsx'

import { readerCopy as copy } from './reader.copy.ts'

/** Where an open copy may be: at the archive that has the paper, else by a search for its DOI or title. */
function openCopyAddress({ ids, title }: Paper): string {
  if (ids.pmcid) return `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(ids.pmcid)}/`
  if (ids.arxiv) return `https://arxiv.org/abs/${encodeURI(ids.arxiv)}`
  return `https://scholar.google.com/scholar?q=${encodeURIComponent(ids.doi ?? title)}`
}

/** For a paper of which there is only a record: where to look for its text, and how to add it. */
export function AddFile({ paper }: { paper: Paper }) {
  const { has } = useCapabilities()
  const input = useRef<HTMLInputElement>(null)
  const { state, add, retry, stop } = usePaperUpload(paper)
  const isBusy = state.is === 'reading' || state.is === 'sending'
  const address = safeUrl(openCopyAddress(paper))
  return (
    <section aria-label={copy.noFile} className="mb-6 rounded-card border border-dashed border-line-strong/60 p-4">
      <p className="font-semibold">{copy.noFile}</p>
      <p className="mt-0.5 text-ink-muted">{has('files') ? copy.noFileWhy : copy.noFileOnly}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {has('files') && (
          <Button size="small" icon={FilePlus2} busy={isBusy} onClick={() => input.current?.click()}>
            {copy.upload}
          </Button>
        )}
        <GetFullTexts papers={[paper]} size="small" />
        {address?.kind === 'external' && (
          <a
            href={address.href}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(buttonLook('secondary'), buttonSize.small)}
          >
            {copy.openCopy}
          </a>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label={copy.upload}
        accept={fileExtensions.map((end) => `.${end}`).join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) add(file)
        }}
      />
      {isBusy && (
        <div className="mt-3 flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Progress value={Math.round(state.share * 100)} max={100} label={`${copy[state.is]}: ${state.name}`} />
          </div>
          <Button size="small" variant="ghost" onClick={stop}>
            {copy.cancel}
          </Button>
        </div>
      )}
      {state.is === 'failed' && (
        <div role="alert" className="mt-3 flex items-center gap-3 text-state-red">
          <p className="min-w-0 flex-1 wrap-anywhere">{`${copy.uploadFailed}: ${state.reason}`}</p>
          {state.mayRetry && (
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
