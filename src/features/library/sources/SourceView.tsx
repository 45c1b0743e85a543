import { ArrowLeft, ListX } from 'lucide-react'

import { librarySourcesApi, type LibrarySource } from '#contract/library-sources.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { sourceName } from '#research/papers/sources.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { momentWords } from '#shared/format/dates.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { SourceDetailsForm } from './SourceDetailsForm.tsx'
import { SourceRecords } from './SourceRecords.tsx'
import { sourcesCopy as copy } from './sources.copy.ts'
import { SourceUpdate } from './SourceUpdate.tsx'

type Props = { source: LibrarySource; onBack: () => void; onPaper: (id: string) => void }

/** One import as what it was: where it is from, its sum, and its records. */
export function SourceView({ source, onBack, onPaper }: Props) {
  const remove = useApiMutation(librarySourcesApi.remove, {
    invalidates: [librarySourcesApi.list],
    inAllTabs: true,
    onSuccess: () => {
      toast({ title: copy.removed })
      onBack()
    },
    onError: (error) => toast({ title: copy.notChanged, description: error.message, variant: 'destructive' }),
  })
  const ask = async () => {
    const isSure = await confirm({ title: copy.removeTitle, body: copy.removeWhy, action: copy.remove })
    if (isSure) remove.mutate({ params: { id: source.id } })
  }
  return (
    <article aria-label={sourceName(source)} className="space-y-5">
      <div>
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          {copy.back}
        </Button>
        <h3 className="mt-2 text-base font-semibold wrap-anywhere">{sourceName(source)}</h3>
        <p className="wrap-anywhere text-ink-muted">
          {source.file} · {momentWords(source.importedAt)}
        </p>
        <p className="mt-1">
          {copy.sum(source)}. {copy.works(source.works)}
        </p>
      </div>
      {source.isCarriedOver ? (
        <Notice>{copy.carriedOver}</Notice>
      ) : (
        !source.isWhole && <Notice tone="warning">{copy.notWhole}</Notice>
      )}
      <SourceUpdate source={source} />
      <Card title={copy.where}>
        <SourceDetailsForm source={source} />
      </Card>
      <SourceRecords source={source} onPaper={onPaper} />
      <Button icon={ListX} busy={remove.isPending} onClick={() => void ask()}>
        {copy.remove}
      </Button>
    </article>
  )
}
