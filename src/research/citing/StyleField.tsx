import { FileUp, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { citationStylesApi, type KeptStyle } from '#contract/citation-styles.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useKeptStyles } from './kept-styles.queries.ts'
import { styleCopy as copy } from './style.copy.ts'
import { useTakeStyle, type TakenStyle } from './use-take-style.ts'

/** What became of a file: taken, or refused with a sentence. */
export type ToldOfStyle = { isTaken: boolean; words: string }

type Props = {
  label?: string
  hint?: string
  className?: string
  builtIn: readonly { value: string; label: string }[]
  /** One of `builtIn`, or the own identifier of a style from a file. */
  value: string
  /** A style from a file that is chosen here, be it among the person's or not. */
  own?: { value: string; label: string } | undefined
  onBuiltIn: (value: string) => void
  /** The one that is chosen here already was chosen again. */
  onOwn?: () => void
  onKept: (style: KeptStyle) => void
  /** What a file that was brought does here; the sentence is shown. */
  onTaken: (taken: Exclude<TakenStyle, { is: 'refused' }>) => ToldOfStyle
  /** Whether a style may be chosen, and another brought. */
  disabled?: boolean
  /** Between the list and the way to bring a file. */
  children?: ReactNode
}

/** The styles of our own, those that came as files, and a way to bring another: the one picker of all places that cite. */
export function StyleField(props: Props) {
  const { label = copy.label, hint, className, builtIn, value, own, disabled = false, children } = props
  const { onBuiltIn, onOwn, onKept, onTaken } = props
  const input = useRef<HTMLInputElement>(null)
  const { styles } = useKeptStyles()
  const [told, setTold] = useState<ToldOfStyle>()
  const takeFile = useTakeStyle()
  const [take, isTaking] = useOnce(async (file: File) => {
    const taken = await takeFile(file)
    setTold(taken.is === 'refused' ? { isTaken: false, words: taken.words } : onTaken(taken))
  })
  const files = [
    ...(own && !styles.some(({ styleId }) => styleId === own.value) ? [own] : []),
    ...styles.map(({ styleId, title }) => ({ value: styleId, label: title })),
  ]
  const kept = styles.find(({ styleId }) => styleId === value)
  const remove = useApiMutation(citationStylesApi.remove, {
    invalidates: [citationStylesApi.list],
    inAllTabs: true,
    onSuccess: () => void toast({ title: copy.removed(kept?.title ?? '') }),
    onError: (error) =>
      void toast({ title: copy.notRemoved, description: messageOf(error, ''), variant: 'destructive' }),
  })
  const choose = (chosen: string) => {
    setTold(undefined)
    if (builtIn.some((style) => style.value === chosen)) return onBuiltIn(chosen)
    if (chosen === own?.value && onOwn) return onOwn()
    const row = styles.find(({ styleId }) => styleId === chosen)
    if (row) onKept(row)
  }
  return (
    <div className="space-y-2">
      <div className="flex items-end gap-2">
        <SelectField
          className={className ?? 'min-w-0 flex-1'}
          label={label}
          {...(hint !== undefined && { hint })}
          value={value}
          disabled={disabled}
          options={[
            ...builtIn.map((style) => ({ ...style, group: copy.builtIn })),
            ...files.map((file) => ({ ...file, group: copy.fromFile })),
          ]}
          onChange={(event) => choose(event.target.value)}
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
      {children}
      {!disabled && (
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
