import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { citationStylesApi } from '#contract/citation-styles.ts'
import { citationStyles } from '#science/citations/citation.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraft } from '../draft-context.ts'
import { styleFileOf, styleOf } from '../use-rendered.ts'
import { styleNames } from '../writing-words.ts'
import { styleCopy as copy } from './style.copy.ts'
import { StyleFileNotes } from './StyleFileNotes.tsx'
import { useKeptStyles } from './styles.queries.ts'
import { useAddStyle } from './use-add-style.ts'

/** The styles of our own, those that came as files, and a way to bring another. */
export function StylePicker() {
  const { settings, setSettings, canWrite } = useDraft()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { styles } = useKeptStyles()
  const { add, told, forget, cite } = useAddStyle()
  const [take, isTaking] = useOnce(add)
  const chosen = styleFileOf(settings)
  const ofDraft = settings.styleFile
  const files = [
    ...(ofDraft && !styles.some(({ styleId }) => styleId === ofDraft.id)
      ? [{ value: ofDraft.id, label: ofDraft.title }]
      : []),
    ...styles.map(({ styleId, title }) => ({ value: styleId, label: title })),
  ]
  const kept = styles.find(({ styleId }) => styleId === chosen?.id)
  const remove = useApiMutation(citationStylesApi.remove, {
    invalidates: [citationStylesApi.list],
    inAllTabs: true,
    onSuccess: () => void toast({ title: copy.removed(kept?.title ?? '') }),
    onError: (error) =>
      void toast({ title: copy.notRemoved, description: messageOf(error, ''), variant: 'destructive' }),
  })

  const choose = async (value: string) => {
    forget()
    const builtIn = citationStyles.find((style) => style === value)
    if (builtIn) return setSettings({ style: builtIn })
    if (value === ofDraft?.id) return setSettings({ style: value })
    const row = styles.find(({ styleId }) => styleId === value)
    if (!row) return
    try {
      const { styleId, title, text } = await client.fetchQuery(
        apiQuery(citationStylesApi.get, { params: { id: row.id } }),
      )
      cite({ id: styleId, title, text })
    } catch (error) {
      toast({ title: copy.notOpened, description: messageOf(error, ''), variant: 'destructive' })
    }
  }

  return (
    <div className="space-y-2">
      <div className="flex items-end gap-2">
        <SelectField
          className="min-w-0 flex-1"
          label={copy.label}
          value={chosen?.id ?? styleOf(settings.style)}
          options={[
            ...citationStyles.map((style) => ({ value: style, label: styleNames[style], group: copy.builtIn })),
            ...files.map((file) => ({ ...file, group: copy.fromFile })),
          ]}
          onChange={(event) => void choose(event.target.value)}
        />
        {kept && (
          <IconButton
            icon={Trash2}
            label={copy.remove(kept.title)}
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id: kept.id } })}
          />
        )}
      </div>
      {chosen && <StyleFileNotes title={chosen.title} />}
      {canWrite && (
        <>
          <input
            ref={input}
            type="file"
            accept=".csl,.xml"
            aria-label={copy.add}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) take(file)
              // The same name can be chosen again.
              target.value = ''
            }}
          />
          <Button size="small" icon={FileUp} busy={isTaking} onClick={() => input.current?.click()}>
            {copy.add}
          </Button>
          {told && (
            <Notice tone={told.isTaken ? 'success' : 'error'} {...(!told.isTaken && { title: copy.notTaken })}>
              {told.words}
            </Notice>
          )}
          <p className="text-xs text-ink-muted">
            {copy.where}{' '}
            <a
              href={copy.whereAddress}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {copy.whereName}
            </a>
            {copy.whereThen}
          </p>
        </>
      )}
    </div>
  )
}
