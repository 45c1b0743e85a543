import { Download, Ellipsis, FilePlus, FileText, RefreshCw, Trash2, BookOpen } from 'lucide-react'
import { useRef } from 'react'

import { fileExtensions, filesApi } from '#contract/files.ts'
import type { Paper, PaperFile } from '#contract/papers.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { fileContent } from './file-content.ts'
import { fileSize } from './file-size.ts'
import { paperFilesCopy as copy } from './paper-files.copy.ts'
import { textsChanged } from './texts-changed.ts'
import { usePaperUpload, type UploadState } from './use-paper-upload.ts'

type Props = {
  paper: Pick<Paper, 'id' | 'files'>
  /** Where files are shown beside an open reader, which has no need of a way to itself. */
  isOpened?: boolean
}

const ACCEPT = fileExtensions.map((extension) => `.${extension}`).join(',')

/** The files of a paper: what there is, and how to add, open, take along, replace and delete them. */
export function PaperFiles({ paper, isOpened = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const replaced = useRef<string>(undefined)
  const upload = usePaperUpload(paper)
  const usage = useUsage('upload').data
  const allowance = usage ? allowanceOf(usage) : undefined
  const files = paper.files ?? []
  const isBusy = upload.state.is === 'reading' || upload.state.is === 'sending'

  const choose = (replaces?: string) => {
    replaced.current = replaces
    input.current?.click()
  }
  const take = (file: File | undefined) => {
    if (file) upload.add(file, replaced.current)
    // The same name can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <section aria-label={copy.region} className="mt-5 space-y-3 border-t border-line pt-4">
      <h3 className="font-semibold">{copy.heading}</h3>
      {files.length === 0 && <p className="text-ink-muted">{copy.none}</p>}
      {files.length > 0 && (
        <ul className="space-y-1.5">
          {files.map((file) => (
            <FileRow key={file.id} file={file} isOpened={isOpened} isBusy={isBusy} onReplace={() => choose(file.id)} />
          ))}
        </ul>
      )}
      <Sending state={upload.state} onRetry={upload.retry} onStop={upload.stop} onGiveUp={upload.giveUp} />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={copy.choose}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {allowance?.kind === 'used-up' ? (
        <Notice tone="warning" action={<Button onClick={() => openDialog({ name: 'plans' })}>{copy.plans}</Button>}>
          {copy.limit}
        </Notice>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" icon={FilePlus} disabled={isBusy} onClick={() => choose()}>
            {copy.add}
          </Button>
          {allowance?.kind === 'limited' && <p className="text-ink-muted">{copy.left(allowance.remaining)}</p>}
        </div>
      )}
    </section>
  )
}

type RowProps = { file: PaperFile; isOpened: boolean; isBusy: boolean; onReplace: () => void }

function FileRow({ file, isOpened, isBusy, onReplace }: RowProps) {
  const remove = useApiMutation(filesApi.remove, {
    invalidates: textsChanged,
    onSuccess: () => void toast({ title: copy.removed }),
    onError: (error) => void toast({ title: copy.notRemoved, description: error.message, variant: 'destructive' }),
  })
  const [download, isLoading] = useOnce(async () => {
    try {
      saveFile(new File([await fileContent(file)], file.name, { type: file.type }))
    } catch (error) {
      toast({ title: copy.notDownloaded, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  const askToRemove = async () => {
    const question = { title: copy.removeTitle, body: copy.removeBody(file.name), action: copy.removeAction }
    if (await confirm({ ...question, destructive: true })) {
      remove.mutate({ params: { id: file.documentId, fileId: file.id } })
    }
  }
  const text = file.text === 'stored' ? copy.stored : file.text === 'none' ? copy.noText : copy.unread
  return (
    <li className="flex items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-1.5">
      <FileText size={16} aria-hidden className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-xs text-ink-muted">
          {fileSize(file.bytes)} · {text}
        </p>
        {file.isLost && <p className="text-xs text-state-red">{file.text === 'stored' ? copy.lost : copy.lostWhole}</p>}
        {file.sharedBy && <p className="text-xs text-ink-muted">{copy.sharedBy(file.sharedBy.name)}</p>}
        {file.fetched && <p className="text-xs wrap-anywhere text-ink-muted">{copy.fetched(file.fetched)}</p>}
      </div>
      <DropdownMenu
        label={copy.actions(file.name)}
        align="end"
        trigger={<IconButton label={copy.actions(file.name)} icon={Ellipsis} busy={isLoading || remove.isPending} />}
        items={[
          ...(isOpened ? [] : [{ label: copy.open, icon: BookOpen, to: paths.document(file.documentId) }]),
          { label: copy.download, icon: Download, onSelect: () => download() },
          // What others share is read and not changed.
          ...(file.sharedBy
            ? []
            : [
                { label: copy.replace, icon: RefreshCw, disabled: isBusy, onSelect: onReplace },
                { label: copy.remove, icon: Trash2, tone: 'danger' as const, onSelect: () => void askToRemove() },
              ]),
        ]}
      />
    </li>
  )
}

type SendingProps = { state: UploadState; onRetry: () => void; onStop: () => void; onGiveUp: () => void }

function Sending({ state, onRetry, onStop, onGiveUp }: SendingProps) {
  if (state.is === 'idle') return null
  if (state.is === 'failed') {
    return (
      <Notice tone="error" title={copy.failed(state.name)}>
        <p>{state.reason}</p>
        {state.mayRetry && <p>{copy.kept}</p>}
        <div className="mt-2 flex gap-2">
          {state.mayRetry && (
            <Button size="small" onClick={onRetry}>
              {copy.tryAgain}
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={onGiveUp}>
            {copy.giveUp}
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <div className="space-y-2">
      <Progress label={copy[state.is](state.name)} value={Math.round(state.share * 100)} max={100} />
      <Button size="small" onClick={onStop}>
        {copy.stop}
      </Button>
    </div>
  )
}
