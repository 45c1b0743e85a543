import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Origin, Paper } from '#contract/papers.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { abstractNote } from '#research/papers/abstract-note.copy.ts'
import { authorsLine, designNames, hasAbstract, sourcesOf, typeName } from '#research/papers/paper-words.ts'
import { useRetractionCheck } from '#research/papers/use-retraction-check.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

type Props = {
  paper: Paper
  onRemove: (id: string) => void
  /** Absent where records cannot be changed. */
  onEdit?: ((id: string) => void) | undefined
  isRemoving: boolean
  /** Whether a removed paper rests in a trash. */
  hasTrash?: boolean
  /** Stands under what can be done: what the person says of the paper. */
  children?: ReactNode
}

const AUTHORS_SHOWN = 12

const originInWords = ({ kind, file, line, seeds }: Origin): string => {
  if (kind === 'starter') return 'Starter library'
  if (kind === 'import')
    return `Imported${file === undefined ? '' : ` from ${file}`}${line === undefined ? '' : `, line ${line}`}`
  if (kind === 'seed') return `Found from ${count(seeds?.length ?? 0, 'paper', 'papers')} of your library`
  return kind === 'search' ? 'Added from a search' : 'Added by hand'
}

const place = ({ volume, issue, pages }: Paper): string =>
  `${volume ?? ''}${issue === undefined ? '' : `(${issue})`}${pages === undefined ? '' : `: ${pages}`}`.trim()

/** One paper of the library, with what can be done with it. */
export function PaperDetails({ paper, onRemove, onEdit, isRemoving, hasTrash = false, children }: Props) {
  useRetractionCheck(paper)
  const note = abstractNote(paper)
  const isOwn = !sourcesOf(paper).includes('starter')
  const remove = async () => {
    const isSure = await confirm({
      title: 'Remove this paper?',
      body: `“${paper.title}” leaves your library. Syntheses that used it keep their text and quotes. ${hasTrash ? 'It rests in the trash for 30 days and can be put back.' : 'To have it back, import it again.'}`,
      action: 'Remove paper',
      destructive: true,
    })
    if (isSure) onRemove(paper.id)
  }
  return (
    <article aria-label={paper.title || 'Untitled'}>
      <h2 className="font-serif text-lg leading-snug font-semibold wrap-anywhere">{paper.title || 'Untitled'}</h2>
      <p className="mt-1.5 wrap-anywhere text-ink-muted">{authorsLine(paper.authors, AUTHORS_SHOWN)}</p>
      <p className="mt-0.5 wrap-anywhere text-ink-muted">
        {[paper.venue, paper.year ?? 'year not stated', place(paper)].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {paper.design !== 'unknown' && <Badge tone="accent">{designNames[paper.design]}</Badge>}
        <Badge>{typeName(paper.type)}</Badge>
      </div>
      {paper.flags.retracted && (
        <div className="mt-3">
          <Notice tone="error" title="Retracted">
            This paper was withdrawn. Do not base a finding on it.
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.document(paper.id)} variant="primary" icon={BookOpen}>
          Open
        </ButtonLink>
        {isOwn && onEdit && (
          <Button icon={Pencil} onClick={() => onEdit(paper.id)}>
            Edit
          </Button>
        )}
        {isOwn && (
          <Button icon={Trash2} busy={isRemoving} onClick={() => void remove()}>
            Remove
          </Button>
        )}
      </div>
      {hasAbstract(paper) ? (
        <>
          <h3 className="mt-5 font-semibold">{paper.summarised ? 'Summary by Roadrunner' : 'Abstract'}</h3>
          <p className="mt-1 font-serif text-base leading-relaxed wrap-anywhere whitespace-pre-line">
            {paper.abstract}
          </p>
          {note !== undefined && <p className="mt-1 text-xs text-ink-muted">{note}</p>}
        </>
      ) : (
        <p className="mt-5 text-ink-muted">This record has no abstract, so there is no text to search or quote.</p>
      )}
      {children}
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4">
        <Fact name="DOI">
          {paper.ids.doi && <Outside href={`https://doi.org/${encodeURI(paper.ids.doi)}`}>{paper.ids.doi}</Outside>}
        </Fact>
        <Fact name="PMID">
          {paper.ids.pmid && (
            <Outside href={`https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(paper.ids.pmid)}/`}>
              {paper.ids.pmid}
            </Outside>
          )}
        </Fact>
        <Fact name="arXiv">
          {paper.ids.arxiv && (
            <Outside href={`https://arxiv.org/abs/${encodeURI(paper.ids.arxiv)}`}>{paper.ids.arxiv}</Outside>
          )}
        </Fact>
        <Fact name="Keywords">{paper.keywords.join(', ')}</Fact>
        <Fact name="From">{paper.origin.map(originInWords).join('; ')}</Fact>
        <Fact name="Note">{paper.note}</Fact>
      </dl>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  ) : null

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline-offset-2 hover:underline">
    {children}
  </a>
)
